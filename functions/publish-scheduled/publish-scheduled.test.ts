import { expect, test } from 'vitest'
import { listDuePosts } from './list-due-posts.ts'
import publishScheduled, { config } from './publish-scheduled.ts'

const posts = {
  today: { date: '2026-12-01', approved: '2026-11-20' },
  earlier: { date: '2026-11-30', approved: '2026-11-20' },
  later: { date: '2026-12-02', approved: '2026-11-20' },
  unread: { date: '2026-12-01' },
  draft: { date: '2026-12-01', approved: '2026-11-20', draft: true },
}

test('a build is due for the finished and approved posts of the day', () => {
  const get = (slug: string) => posts[slug as keyof typeof posts]
  expect(listDuePosts(Object.keys(posts), get, '2026-12-01')).toEqual(['today'])
  expect(listDuePosts(Object.keys(posts), get, '2026-12-03')).toEqual([])
})

test('it runs after midnight, and without BUILD_HOOK_URL it does nothing', async () => {
  expect(config).toEqual({ schedule: '5 0 * * *' })
  expect((await publishScheduled()).status).toBe(204)
})
