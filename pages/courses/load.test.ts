import { expect, test } from 'vitest'
import { datedCourses } from '../../model/kinds/courses.ts'
import { loadCourse } from './load.ts'

test('in Chinese the price of a course has its unit in words behind the number, as that of a workshop', () => {
  for (const { slug, price } of datedCourses) {
    const { facts } = loadCourse({ locale: 'zh', params: { course: slug } })
    const amounts = facts.flatMap(({ amount }) => (typeof amount === 'object' ? amount.text : (amount ?? [])))
    expect(amounts, slug).toEqual([price ? expect.stringMatching(/^\d+(\.\d\d)?\u00a0欧元$/) : expect.any(String)])
  }
})
