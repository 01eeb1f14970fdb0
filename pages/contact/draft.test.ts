import { expect, test } from 'vitest'
import { clearDraft, readDraft, writeDraft } from './draft.ts'

// Node has no sessionStorage, like a browser that blocks it.

test('a draft lasts as long as the document where nothing can be stored', () => {
  writeDraft(new URLSearchParams({ message: 'uno & dos\n三' }))
  expect(readDraft().get('message')).toBe('uno & dos\n三')
  clearDraft()
  expect([...readDraft()]).toEqual([])
})

test('another text does not keep the id of the one that was sent', () => {
  writeDraft(new URLSearchParams({ message: 'one' }), 'f3b1')
  expect(readDraft().get('id')).toBe('f3b1')
  const draft = readDraft()
  draft.set('message', 'two')
  writeDraft(draft)
  expect(readDraft().get('id')).toBe('')
})
