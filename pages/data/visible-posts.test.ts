import { expect, test } from 'vitest'
import { parseEnvironment } from '../../environment.ts'
import { type isPublishable, listVisible } from './visible-posts.ts'

const approved = '2027-01-01'
const posts: Record<string, Parameters<typeof isPublishable>[0]> = {
  early: { date: '2027-01-10', approved },
  late: { date: '2027-02-10', approved },
  draft: { date: '2027-01-10', approved, draft: true },
  unapproved: { date: '2027-01-10' },
}

function list(environment: Record<string, string>, today: string): string[] {
  const get = (slug: string) => posts[slug] ?? { date: '' }
  return listVisible(get, Object.keys(posts), parseEnvironment(environment), today)
}

test('a public build has the posts that are finished and approved, from their day on', () => {
  expect(list({ CONTEXT: 'production' }, '2027-01-09')).toEqual([])
  expect(list({ CONTEXT: 'production' }, '2027-01-10')).toEqual(['early'])
  expect(list({ SITE_URL: 'https://trainer.es' }, '2027-02-10')).toEqual(['early', 'late'])
})

test('every other build has all posts', () => {
  expect(list({}, '2027-01-10')).toEqual(Object.keys(posts))
  expect(list({ CONTEXT: 'deploy-preview' }, '2027-01-10')).toEqual(Object.keys(posts))
  expect(list({ CONTEXT: 'production', SAMPLES: 'allowed' }, '2027-01-10')).toEqual(Object.keys(posts))
})
