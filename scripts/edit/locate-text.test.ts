import { expect, test } from 'vitest'
import { contentParts, listContentTexts } from '../../content/catalogs.ts'
import { findPart } from './find-part.ts'
import { locateText } from './locate-text.ts'

test('every text of the content is found in its source', () => {
  const lost = listContentTexts().filter(({ id, english }) => {
    const part = findPart(contentParts, id)
    return !part || locateText(part, id, english)?.words.trim() !== english
  })
  expect(lost.map(({ id, file }) => `${file}: ${id}`)).toEqual([])
})
