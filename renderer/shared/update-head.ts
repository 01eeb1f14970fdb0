import { createHead } from 'unhead/client'
import type { SerializableHead } from 'unhead/types'

let entry: { patch: (input: SerializableHead) => void } | undefined

/** Replaces the tags of the head that the document came with by those of another page. */
export function updateHead(first: SerializableHead, next: SerializableHead) {
  entry ??= createHead().push(first) as NonNullable<typeof entry>
  entry.patch(next)
}
