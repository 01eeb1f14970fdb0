import { existsSync, globSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { hashText } from '../../locales/freshness.ts'
import type { Locale } from '../../locales/locales.ts'
import { changePo, type PoChange, readPo, renamePo } from '../../locales/po-file.ts'
import { contentParts } from '../../model/catalogs.ts'
import { issueFiles } from '../../model/kinds/newsletter-file.ts'
import { postFiles } from '../../model/kinds/post-file.ts'
import { changeFact } from '../../model/kit/define-documents.ts'
import { changeTranslationState, parseHead, splitFile } from '../../model/kit/front-matter.ts'
import { hashBareText } from '../../model/kit/known-schema.ts'
import { mapContent } from '../../model/kit/map-content.ts'
import { contentSchemas, parseContent } from '../../model/kit/read-content.ts'
import { OwnerError } from '../../owner-error.ts'
import { type DocumentKind, documents } from '../texts/documents.ts'
import { readJson } from './pieces.ts'

export type Rewrite = {
  /** @param id of the text, as it was */
  words(words: string, locale: string, id: string): string
  /** The name of a piece where something refers to it or bears it; undefined takes it out. */
  name(kind: string, name: string): string | undefined
}

type Changed = { id: string; before: string; after: string }

/**
 * Rewrites all words of the content and names of its pieces, and with them the translations, which stay as fresh as they were.
 *
 * @param first the language that the content is written in
 * @returns the texts of the data files by their former ids
 * @throws OwnerError for a file of which nothing would be left
 */
export function rewriteContent(root: string, first: string, { words, name }: Rewrite) {
  const changed = rewriteFirst(root, (id, before) => words(before, first, id), name)
  for (const file of globSync('locales/*/content/*.po', { cwd: root })) {
    const locale = file.split(/[\\/]/)[1] ?? ''
    changeFile(root, file, (source) => rewritePo(source, file, changed, (text, id) => words(text, locale, id)))
  }
  for (const kind of ['post', 'issue'] as const) {
    for (const file of globSync(documents[kind].getFile('*', first), { cwd: root })) {
      rewriteDocument(root, file, kind, first, { words, name })
    }
  }
  return changed
}

/** The language that the content is written in. */
export function readFirstLanguage(root: string): Locale {
  return Object(readJson('content/site.json', root).languages)[0]
}

/**
 * Rewrites the words of all data files, which are in the first language.
 *
 * @param rewrite what becomes of a text, by its id and its words
 * @returns the same by former ids, with the new ones
 * @throws OwnerError for a file of which nothing would be left
 */
export function rewriteFirst(
  root: string,
  rewrite: (id: string, before: string) => string,
  name: Rewrite['name'] = (_, present) => present,
): ReadonlyMap<string, Changed> {
  const changed = new Map<string, Changed>()
  const text = (id: string, before: string, newId: string) => {
    const after = rewrite(id, before)
    changed.set(id, { id: renameBareText(newId, before, after), before, after })
    return after
  }
  const ids = new Map(contentParts.map(({ file, id }) => [file, id]))
  for (const [file, schema] of contentSchemas) {
    if (!existsSync(join(root, file))) continue
    changeFile(root, file, (source) => {
      const { whole, content, keys } = parseContent(file, source)
      const mapped = mapContent(schema, content, ids.get(file) ?? file, { text, reference: name, name })
      if (mapped === undefined)
        throw new OwnerError({
          code: 'refused',
          file,
          found: 'it needs what is taken out',
          remedy: 'Change its words first',
        })
      if (JSON.stringify(mapped) === JSON.stringify(content)) return source
      const { $schema } = Object(whole)
      return `${JSON.stringify({ $schema, ...(keys.length > 0 ? { items: mapped } : Object(mapped)) }, null, 2)}\n`
    })
  }
  return changed
}

/** The id of a bare text of a list ends in the hash of its words. */
function renameBareText(id: string, before: string, after: string): string {
  const hash = `.${hashBareText(before)}`
  return id.endsWith(hash) ? `${id.slice(0, -hash.length)}.${hashBareText(after)}` : id
}

/** A catalog of translations after its English has changed; those that were made from it still are. */
export function rewritePo(
  source: string,
  file: string,
  changed: ReadonlyMap<string, Changed>,
  words: (text: string, id: string) => string,
): string {
  const changes = new Map<string, PoChange>()
  const ids = new Map<string, string>()
  for (const [id, state] of readPo(source, file)) {
    const text = changed.get(id)
    const translated = state.text && words(state.text, id)
    ids.set(id, text?.id ?? id)
    if (!text || (text.after === text.before && translated === state.text)) continue
    const isFresh = state.source === hashText(text.before)
    const hash = isFresh ? hashText(text.after) : state.source
    changes.set(id, { ...(hash === undefined ? {} : { source: hash }), isDraft: state.isDraft, text: translated })
  }
  return renamePo(changePo(source, changes), (id) => ids.get(id))
}

function rewriteDocument(
  root: string,
  file: string,
  kind: DocumentKind,
  first: string,
  { words, name: rename }: Rewrite,
) {
  const before = readFileSync(join(root, file), 'utf8')
  const id = `${kind}s.${file.split(/[\\/]/)[2]}`
  const worded = words(before, first, id)
  const { services = [] }: { services?: string[] } = Object(parseHead(file, splitFile(file, worded).head))
  const left = services.flatMap((name) => rename('services', name) ?? [])
  const after = String(left) === String(services) ? worded : changeFact(file, worded, 'services', left)
  writeFileSync(join(root, file), after)
  const [old, present] = [before, after].map((source) => hashText(joinFirst(kind, file, source))) as [string, string]
  for (const name of readdirSync(join(root, dirname(file)))) {
    const [locale = '', end] = name.split('.')
    if (locale === first || end !== 'md') continue
    changeFile(root, join(dirname(file), name), (source) => {
      const rewritten = words(source, locale, id)
      const { source: hash, isDraft } = documents[kind].readState(name, source)
      return hash === old ? changeTranslationState(name, rewritten, { source: present, isDraft }) : rewritten
    })
  }
}

/** The words of a post or an issue in the language that it is written in. */
export function joinFirst(kind: DocumentKind, file: string, source: string): string {
  // Names of services may be those of after the change, which this process does not know.
  if (kind === 'post') return postFiles.join(postFiles.readFirst(file, changeFact(file, source, 'services', [])))
  // It names the first language, which may be another by now than the one that the schema knows.
  return issueFiles.join(issueFiles.readFirst(file, source.replace(/^fallback:.*\r?\n/m, '')))
}

/** A file that stays as it is is not written. */
export function changeFile(root: string, file: string, change: (source: string) => string) {
  const source = readFileSync(join(root, file), 'utf8')
  const changed = change(source)
  if (changed !== source) writeFileSync(join(root, file), changed)
}
