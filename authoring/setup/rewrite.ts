import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { hashText } from '../../locales/freshness.ts'
import type { Locale } from '../../locales/locales.ts'
import { tell } from '../../locales/owner.ts'
import { changePo, type PoChange, readPo, renamePo } from '../../locales/po-file.ts'
import { contentParts } from '../../model/catalogs.ts'
import { hashValue } from '../../model/hash-value.ts'
import { issueFiles } from '../../model/kinds/newsletter-file.ts'
import { postCategories } from '../../model/kinds/post-categories.ts'
import { postFiles } from '../../model/kinds/post-file.ts'
import { changeFact } from '../../model/kit/define-documents.ts'
import { changeTranslationState, parseHead, splitFile } from '../../model/kit/front-matter.ts'
import { hashBareText } from '../../model/kit/known-schema.ts'
import { mapContent } from '../../model/kit/map-content.ts'
import { contentSchemas, parseContent } from '../../model/kit/read-content.ts'
import { shippedFile } from '../../model/samples.ts'
import { refuse } from '../../owner-error.ts'
import { writeFile } from '../files/journal.ts'
import { type DocumentKind, documents } from '../texts/list-texts.ts'
import { changeJson, readJson } from './pieces.ts'

export type Rewrite = {
  /** @param id of the text that holds the words then; undefined if it goes */
  words(words: string, locale: string, id: string | undefined): string
  /** The name of a piece where something refers to it or bears it; undefined takes it out. */
  name(kind: string, name: string): string | undefined
  /** The id of a text; undefined if it goes. */
  id(id: string): string | undefined
}

type Changed = { id: string | undefined; before: string; after: string }

/**
 * Rewrites all words of the content and names of its pieces, and with them the translations, which stay as fresh as they were.
 *
 * @returns the texts of the data files by their former ids
 * @throws OwnerError for a file of which nothing would be left
 */
export function rewriteContent(root: string, rewrite: Rewrite): ReadonlyMap<string, Changed> {
  const first = readFirstLanguage(root)
  const changed = rewriteData(root, first, rewrite)
  for (const file of globSync('locales/*/content/*.po', { cwd: root }))
    changeFile(root, file, (source) => rewritePo(source, file, changed, rewrite))
  const joined = new Map<string, Changed>()
  for (const kind of ['post', 'issue'] as const)
    for (const [folder, files] of Map.groupBy(globSync(documents[kind].getFile('*', '*'), { cwd: root }), dirname)) {
      // A post that the first language lacks says in which ones it exists.
      const file =
        files.find((each) => basename(each, '.md') === first) ??
        files.find((each) => /^languages:/m.test(readFileSync(join(root, each), 'utf8')))
      if (!file) continue
      const written = rewriteDocument(root, file, kind, basename(file, '.md'), rewrite)
      joined.set(`${kind}s.${basename(folder)}`, written)
    }
  renameShipped(root, new Map([...changed, ...joined]), rewrite)
  return changed
}

/** Words as shipped stay so under another id, with other words for what is gone, and in another first language. */
export function renameShipped(
  root: string,
  changed: ReadonlyMap<string, Changed>,
  { id: rename }: Pick<Rewrite, 'id'>,
) {
  changeJson(shippedFile, root, (whole) =>
    Object.fromEntries(
      Object.entries(whole).flatMap(([id, hash]) => {
        const text = changed.get(id)
        const newId = text ? text.id : rename(id)
        if (newId === undefined) return []
        const isSame = text !== undefined && text.after !== text.before && hash === hashValue(text.before)
        return [[newId, isSame ? hashValue(text.after) : hash]]
      }),
    ),
  )
}

export function readFirstLanguage(root: string): Locale {
  return Object(readJson('content/site.json', root).languages)[0]
}

function rewriteData(root: string, first: string, rewrite: Rewrite): ReadonlyMap<string, Changed> {
  const changed = new Map<string, Changed>()
  const text = (id: string, before: string, placeId: string) => {
    const renamed = rewrite.id(placeId)
    const after = rewrite.words(before, first, renamed)
    // The id of a bare text of a list ends in the hash of its words.
    const hash = after !== before && `.${hashBareText(before)}`
    const newId = hash && renamed?.endsWith(hash) ? `${renamed.slice(0, -hash.length)}.${hashBareText(after)}` : renamed
    changed.set(id, { id: newId, before, after })
    return after
  }
  const map = { text, reference: rewrite.name, name: rewrite.name }
  const ids = new Map(contentParts.map(({ file, id }) => [file, id]))
  for (const [file, schema] of contentSchemas) {
    if (!existsSync(join(root, file))) continue
    changeFile(root, file, (source) => {
      const { whole, content, keys } = parseContent(file, source)
      const mapped = mapContent(schema, content, ids.get(file) ?? file, map)
      if (mapped === undefined) throw refuse('refused', { file }, tell('setup.wrong.needed'))
      if (JSON.stringify(mapped) === JSON.stringify(content)) return source
      const { $schema } = Object(whole)
      return `${JSON.stringify({ $schema, ...(keys.length > 0 ? { items: mapped } : Object(mapped)) }, null, 2)}\n`
    })
  }
  return changed
}

/** A catalog after its English has changed; translations that were made from the former words are as fresh as before. */
function rewritePo(source: string, file: string, texts: ReadonlyMap<string, Changed>, rewrite: Rewrite): string {
  const [, locale = ''] = file.split(/[\\/]/)
  const changes = new Map<string, PoChange>()
  const newIds = new Map<string, string | undefined>()
  for (const [id, state] of readPo(source, file)) {
    const english = texts.get(id)
    const newId = english ? english.id : rewrite.id(id)
    const text = state.text && rewrite.words(state.text, locale, newId)
    newIds.set(id, newId)
    if (!english || (english.after === english.before && text === state.text)) continue
    const hash = state.source === hashText(english.before) ? hashText(english.after) : state.source
    changes.set(id, { source: hash, isDraft: state.isDraft, text })
  }
  // Most catalogs stay as they are, and to write one anew takes longest.
  const changed = changes.size > 0 ? changePo(source, changes) : source
  const isRenamed = [...newIds].some(([id, newId]) => newId !== id)
  return isRenamed ? renamePo(changed, (id) => newIds.get(id)) : changed
}

/** @returns its words in the first language, with the id that they have then */
function rewriteDocument(root: string, file: string, kind: DocumentKind, first: string, rewrite: Rewrite) {
  const { words, name } = rewrite
  const [, , slug = ''] = file.split(/[\\/]/)
  const id = rewrite.id(`${kind}s.${slug}`)
  const before = readFileSync(join(root, file), 'utf8')
  const worded = words(before, first, id)
  const head: { services?: string[]; category?: string } = Object(parseHead(file, splitFile(file, worded).head))
  const { services = [], category = '' } = head
  const left = services.flatMap((service) => name('services', service) ?? [])
  const serviced = String(left) === String(services) ? worded : changeFact(file, worded, 'services', left)
  const newCategory = category && name('categories', category)
  if (newCategory === undefined) throw refuse('refused', { file }, tell('setup.wrong.needed'))
  const after = newCategory === category ? serviced : changeFact(file, serviced, 'category', newCategory)
  writeFileSync(join(root, file), after)
  const [beforeWords, afterWords] = [joinFirst(kind, file, before), joinFirst(kind, file, after)]
  const [old, present] = [hashText(beforeWords), hashText(afterWords)]
  for (const translation of globSync(`${dirname(file)}/*.md`, { cwd: root })) {
    const locale = basename(translation, '.md')
    if (locale === first) continue
    changeFile(root, translation, (source) => {
      const rewritten = words(source, locale, id)
      const { source: hash, isDraft } = documents[kind].readState(translation, source)
      return hash === old ? changeTranslationState(translation, rewritten, { source: present, isDraft }) : rewritten
    })
  }
  return { id, before: beforeWords, after: afterWords }
}

/** The words of a post or an issue in the language that it is written in. */
export function joinFirst(kind: DocumentKind, file: string, source: string): string {
  // Names may be those of after the change, which this process does not know.
  if (kind === 'post') {
    const known = changeFact(file, changeFact(file, source, 'services', []), 'category', postCategories[0])
    return postFiles.join(postFiles.readFirst(file, known))
  }
  // It names the first language, which may be another by now than the one that the schema knows.
  return issueFiles.join(issueFiles.readFirst(file, source.replace(/^fallback:.*\r?\n/m, '')))
}

/** A file that stays as it is is not written. */
export function changeFile(root: string, file: string, change: (source: string) => string) {
  const before = readFileSync(join(root, file), 'utf8')
  const after = change(before)
  if (after !== before) writeFile(root, file, after)
}
