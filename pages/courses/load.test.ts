import { expect, onTestFinished, test } from 'vitest'
import { courseTexts } from '../../model/kinds/course.ts'
import { type Course, listComing, listCourses } from '../../model/kinds/courses.ts'
import { site } from '../../model/kinds/site.ts'
import { loadCourse, loadCourses } from './load.ts'

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

/** Changes a coming course until the test ends. */
function change(fields: Partial<Course>): Course {
  const [course] = listComing()
  if (!course) throw new Error('The site of the tests has no coming course')
  const before = { ...course }
  onTestFinished(() => void Object.assign(course, before))
  return Object.assign(course, fields)
}

test('the list of courses says of one that is cancelled that it is, in place of its price', () => {
  const { slug } = change({ cancelled: true })
  const { courses } = loadCourses({ locale: 'en', params: {} })
  expect(courses.find((course) => course.slug === slug)?.price).toBe(courseTexts.cancelled)
})

test('a course in a town without a page has a place, and one at the page of online work has none', () => {
  const load = ({ slug }: Course) => loadCourse({ locale: 'en', params: { course: slug } }).isOnsite
  expect(load(change({ city: undefined, place: site.owner.place }))).toBe(true)
  expect(load(change({ city: undefined, place: undefined }))).toBe(false)
})
