import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { listContentTexts } from '../../model/catalogs.ts'
import { findOwnerFile, ownerFolder } from '../../owner-files.ts'
import { findContent, planContent } from './content.ts'

test('every text of the content is found in its file, which is written as it is where nothing changes', () => {
  const parts = new Map<string, () => unknown>()
  const lost = listContentTexts().filter(({ id, english, file }) => {
    const found = findContent(id)
    if (found) parts.set(file, () => planContent(found.part, [], (content) => content, ownerFolder).get(file))
    return found?.value !== english
  })
  expect(lost.map(({ id, file }) => `${file}: ${id}`)).toEqual([])
  for (const [file, write] of parts) expect(write(), file).toBe(readFileSync(findOwnerFile(file), 'utf8'))
})
