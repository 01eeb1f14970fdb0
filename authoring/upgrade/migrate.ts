import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { renamePo } from '../../locales/po-file.ts'

// `npm run upgrade` runs this, as the new release has it, on the owner's files and on those of the old release, before it compares them.
// Each change leaves alone what has the new shape. It may read no content, which fits no schema yet.

const root = process.argv[2] ?? '.'

type Json = Record<string, unknown>

/** By their files. */
const shapes: Record<string, (whole: Json) => Json> = {
  'content/site.json'({ owner, ...site }) {
    const { mailLanguage, ...others } = Object(owner)
    return { ...site, owner: mailLanguage === undefined ? owner : { ...others, language: mailLanguage } }
  },
  'content/service-facts.json': ({ prices: _prices, ...facts }) => facts,
  'content/contact-form.json'({ topics, ...words }) {
    const list = Array.isArray(topics) ? topics : Object.entries(Object(topics)).map(([id, name]) => ({ id, name }))
    return { ...words, topics: list }
  },
}

/** New ids of texts, by their catalogs. */
const ids: Record<string, (id: string) => string> = {
  contact: (id) => id.replace(/^(contact\.form\.topics\.\w+)$/, '$1.name'),
}

for (const [file, change] of Object.entries(shapes)) {
  const path = join(root, file)
  if (!existsSync(path)) continue
  const before: Json = JSON.parse(readFileSync(path, 'utf8'))
  const after = change(before)
  const ordered = Object.fromEntries(
    Object.keys({ ...before, ...after }).flatMap((key) => (key in after ? [[key, after[key]]] : [])),
  )
  writeFileSync(path, `${JSON.stringify(ordered, undefined, 2)}\n`)
}
for (const [catalog, rename] of Object.entries(ids))
  for (const file of globSync(`locales/*/content/${catalog}.po`, { cwd: root }))
    writeFileSync(join(root, file), renamePo(readFileSync(join(root, file), 'utf8'), rename))
