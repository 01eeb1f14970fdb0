import { expect, test } from 'vitest'
import type { SearchCategory } from '../../search/documents.ts'
import type { Hit } from '../../search/load.ts'
import { groupHits } from './group-hits.ts'

function createHit(category: SearchCategory, path: string): Hit {
  return { page: { name: '', title: '', description: '', weight: 1, category, path }, terms: [], excerpt: '' }
}

test('groups stand in the order of their best result, posts last, and results in the order of the search', () => {
  const hits = [
    createHit('locations', '/a'),
    createHit('blog', '/b'),
    createHit('services', '/c'),
    createHit('blog', '/d'),
  ]
  expect(groupHits(hits)).toEqual([
    { category: 'locations', hits: [hits[0]] },
    { category: 'services', hits: [hits[2]] },
    { category: 'blog', hits: [hits[1], hits[3]] },
  ])
})

test('services stand first where the best result is a post', () => {
  const hits = [createHit('blog', '/a'), createHit('locations', '/b'), createHit('services', '/c')]
  expect(groupHits(hits).map(({ category }) => category)).toEqual(['services', 'locations', 'blog'])
})
