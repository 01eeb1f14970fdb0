import { expect, onTestFinished, test } from 'vitest'
import { listCourses } from '../../model/kinds/courses.ts'
import { loadCourse } from './load.ts'

test('in Chinese the price of a course has its unit in words behind the number, as that of a workshop', () => {
  const [course] = listCourses()
  if (!course) throw new Error('The site of the tests has no course')
  const { price } = course
  onTestFinished(() => {
    course.price = price
  })
  for (const [net, words] of [
    [120, '132\u00a0欧元'],
    [120.75, '132.83\u00a0欧元'],
  ] as const) {
    course.price = { net, vatRate: 10, unit: 'person' }
    const { facts } = loadCourse({ locale: 'zh', params: { course: course.slug } })
    expect(facts.flatMap(({ amount }) => (typeof amount === 'object' ? amount.text : (amount ?? [])))).toEqual([words])
  }
})
