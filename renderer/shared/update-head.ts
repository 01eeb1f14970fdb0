import { createHead } from 'unhead/client'
import type { SerializableHead } from 'unhead/types'

type HeadEntry = { patch: (input: SerializableHead) => void }

let entry: HeadEntry | undefined

/**
 * Replaces the document's title, canonical, alternates, social tags and structured data by those of another page.
 *
 * @param first the head that the document came with, whose tags are taken over
 */
export function updateHead(first: SerializableHead, next: SerializableHead) {
  entry ??= createHead().push(first) as HeadEntry
  entry.patch(next)
}
