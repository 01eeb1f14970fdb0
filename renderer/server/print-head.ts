import { createHead } from 'unhead/server'
import type { SerializableHead } from 'unhead/types'

/** Prints a head so that it reads back as it was: unhead leaves `&` in attributes, where "&lt;" would be read as "<". */
export function printHead(head: SerializableHead): { headTags: string; htmlAttrs: string } {
  const { meta, link, ...others } = head
  return createHead({ init: [{ ...others, meta: meta?.map(escapeValues), link: link?.map(escapeValues) }] }).render()
}

function escapeValues<Tag extends object>(tag: Tag): Tag {
  const values = Object.entries(tag).map(([name, value]) => [
    name,
    typeof value === 'string' ? value.replaceAll('&', '&amp;') : value,
  ])
  return Object.fromEntries(values)
}
