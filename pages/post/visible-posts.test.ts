import { expect, test } from 'vitest'
import { getPost, postSlugs } from '../../content/posts.ts'
import { isDraft, listVisiblePosts } from './visible-posts.ts'

const dates = postSlugs.map((slug) => getPost(slug).date).sort()
const [first = ''] = dates
const dayBefore = new Date(new Date(first).getTime() - 24 * 3600 * 1000)

test('a post is published from its day on, and not before', () => {
  const published = listVisiblePosts('production', new Date(first))
  expect(published.map((slug) => getPost(slug).date)).toEqual(dates.filter((date) => date === first))
  expect(listVisiblePosts('production', dayBefore)).toEqual([])
})

test('every other build has all posts, and knows which ones are not to be published', () => {
  expect(listVisiblePosts('deploy-preview', dayBefore)).toEqual(postSlugs)
  expect(listVisiblePosts(undefined, dayBefore)).toEqual(postSlugs)
  expect(postSlugs.every((slug) => isDraft(slug, dayBefore))).toBe(true)
})
