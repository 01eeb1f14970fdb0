import { expect, test } from 'vitest'
import type { SearchCategory } from './categories.ts'
import type { Hit } from './engine.ts'
import { groupHits } from './group-hits.ts'

function createHit(category: SearchCategory, path: string): Hit {
  const empty = { name: '', title: '', description: '', sections: [], keywords: [], weight: 1 }
  return { document: { ...empty, category, path }, terms: [] }
}

test('groups stand in the order of their best result, results in the order of the search', () => {
  const hits = [createHit('blog', '/a'), createHit('services', '/b'), createHit('blog', '/c')]
  expect(groupHits(hits)).toEqual([
    { category: 'blog', hits: [hits[0], hits[2]] },
    { category: 'services', hits: [hits[1]] },
  ])
})
