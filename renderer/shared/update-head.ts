import { createHead } from 'unhead/client'
import type { SerializableHead } from 'unhead/types'

let entry: { patch: (input: SerializableHead) => void } | undefined

/** Replaces the tags of the head that the document came with by those of another page. */
export function updateHead(first: SerializableHead, next: SerializableHead) {
  // Programs read structured data in documents, and a string that becomes a script is what Trusted Types report.
  document.head.querySelector('[type="application/ld+json"]')?.remove()
  entry ??= createHead().push({ ...first, script: [] }) as NonNullable<typeof entry>
  entry.patch({ ...next, script: [] })
}
