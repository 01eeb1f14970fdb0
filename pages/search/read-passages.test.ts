import { expect, test } from 'vitest'
import { readPassages } from './read-passages.ts'

test('an article is read by headings, passages and the names of its code', () => {
  const markdown = `## Read *without* guessing

A paragraph with \`inline code\` and
a [link](/services).

- First item
- Second item

| Field | Meaning |
| ----- | ------- |
| total | the sum |

\`\`\`python
total = make_total(total)
\`\`\`
`
  expect(readPassages(markdown)).toEqual({
    headings: ['Read without guessing'],
    passages: [
      'A paragraph with inline code and a link.',
      'First item',
      'Second item',
      'Field · Meaning',
      'total · the sum',
    ],
    code: ['make_total'],
  })
})
