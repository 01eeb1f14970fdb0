import { expect, test } from 'vitest'
import { describeSchedule } from './describe-schedule.ts'

const post = { title: 'Later', date: '2026-12-01', approved: '2026-11-30' }

test('a post of a day to come is named where nothing would start a build on that day', () => {
  expect(describeSchedule([post], { BUILD_HOOK_URL: undefined }, '2026-11-30')).toContain('“Later” (2026-12-01)')
  expect(describeSchedule([post], { BUILD_HOOK_URL: undefined }, '2026-12-01')).toBeUndefined()
  expect(describeSchedule([{ ...post, draft: true }], { BUILD_HOOK_URL: undefined }, '2026-11-30')).toBeUndefined()
  expect(describeSchedule([post], { BUILD_HOOK_URL: 'https://hooks.example' }, '2026-11-30')).toBeUndefined()
})
