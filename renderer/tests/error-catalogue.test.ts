import { expect, test } from 'vitest'
import { words } from './testing-words.ts'

// Section 8 of the specification. Its last text, for a missing root element, is in no catalog: see navigation.e2e.ts.
test.each([
  ['page.error.blog', 'Unable to load the latest posts, refresh the page to retry.'],
  ['blog.empty', 'No posts match right now.'],
  ['search.empty', 'No results, try another query.'],
  ['projects.chat.noResponse', 'No response'],
  ['projects.updating', 'The live demos are being updated;'],
  ['projects.updating.action', 'explore more on GitHub'],
  ['page.error.title', 'Unexpected Application Error!'],
])('%s has the words of the specification', (id, text) => {
  expect(words('en', id)).toBe(text)
})
