import { createHead } from 'unhead/client'
import type { SerializableHead } from 'unhead/types'
import { trustScript } from '../../pages/ui/trusted-types.ts'

let entry: { patch: (input: SerializableHead) => void } | undefined

/** Replaces the tags of the head that the document came with by those of another page. */
export function updateHead(first: SerializableHead, next: SerializableHead) {
  entry ??= createHead().push({ ...first, script: [] }) as NonNullable<typeof entry>
  entry.patch({ ...next, script: [] })
  // unhead would make a script of a string, which browsers report (Trusted Types).
  document.head.querySelector('[type="application/ld+json"]')?.remove()
  for (const { type, innerHTML } of next.script ?? []) {
    const data = Object.assign(document.createElement('script'), { type })
    data.textContent = trustScript(String(innerHTML))
    document.head.append(data)
  }
}
