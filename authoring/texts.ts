import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type CompiledMessageToken, compileMessage } from '@lingui/message-utils/compileMessage'
import { type Freshness, hashText } from '../locales/freshness.ts'
import type { Locale } from '../locales/locales.ts'
import { tell } from '../locales/owner.ts'
import { changePo, renamePo } from '../locales/po-file.ts'
import { writeAmount } from '../locales/write-amount.ts'
import { contentParts } from '../model/catalogs.ts'
import { site } from '../model/kinds/site.ts'
import { hashBareText } from '../model/kit/known-schema.ts'
import { ownerFolder } from '../owner-files.ts'
import { findPage } from '../pages/data/all-pages.ts'
import { hasPageMeta } from '../pages/data/load-context.ts'
import { getLayoutData } from '../pages/get-layout-data.ts'
import { resolvePage } from '../pages/resolve-page.ts'
import { createTitle } from '../renderer/server/title.ts'
import { listDocumentParts, parseDocumentPart, readDocumentPart, writeDocumentPart } from './document.ts'
import { listHolderFields } from './fields.ts'
import { findContent, keepProblemsOf, planContent } from './files/content.ts'
import type { Field } from './files/field.ts'
import type { Edits } from './files/journal.ts'
import {
  documents,
  type EnglishText,
  isDocument,
  listEnglishTexts,
  listInAllLanguages,
  listTranslations,
  listWords,
  type Translation,
  targetLocales,
  type Words,
} from './texts/list-texts.ts'
import { planTranslations } from './texts/write-texts.ts'

/** A text that can be edited: a text of the site, or a part of a post or an issue of the newsletter. */
export type EditedText = { id: string; text: EnglishText; part?: string }

/** A text in one language, as its file has it. */
export type LanguageState = ReturnType<typeof readLanguages>[number]

export type ListedText = ReturnType<typeof describeTexts>[number]

/** Finds a text by the id that pages give it; undefined where there is none. */
export function findText(id: string): EditedText | undefined {
  const document = parseDocumentPart(id)
  const text = listEnglishTexts().find((candidate) => candidate.id === (document?.textId ?? id))
  if (!text || isDocument(text.kind) !== (document !== undefined)) return undefined
  return { id, text, ...(document && { part: document.part }) }
}

/** A text in all languages that have it; `madeFrom` is the English of a stale translation, where its catalog still has it. */
export function readLanguages({ text, part }: EditedText, root = ownerFolder) {
  return listInAllLanguages([text], root).map((one) => {
    const words = readWords(one, part, root)
    const state: Freshness = words === '' ? 'missing' : one.freshness
    return { locale: one.locale, file: one.file, words, state, madeFrom: readMadeFrom(one, root) }
  })
}

/** The words of a text in one language, or of a part of it; none where it is missing. */
function readWords({ file, text }: Translation, part: string | undefined, root = ownerFolder): string {
  if (!part || !text) return text ?? ''
  return readDocumentPart(read(root, file), part) ?? ''
}

/** Catalogs keep the English of a text as a comment until the next `npm run extract`. */
function readMadeFrom({ kind, file, id, freshness, source }: Translation, root: string): string | undefined {
  if (kind !== 'content' || freshness !== 'stale') return undefined
  const block = readFileSync(join(root, file), 'utf8')
    .split(/\r?\n\r?\n/)
    .find((lines) => lines.includes(`msgid "${id}"`))
  const comment = /^#\. (.*)$/m.exec(block ?? '')?.[1]
  return comment !== undefined && hashText(comment) === source ? comment : undefined
}

/** The title and the description of a page as search results show them, and all its texts, hidden ones such as words on axes too. */
export async function readPage(path: string) {
  const page = findPage(path)
  if (!page) return undefined
  const { data, breadcrumbs } = await resolvePage(page)
  const marked = listMarkedIds(JSON.stringify([data, breadcrumbs, getLayoutData(page.locale)]))
  // The subject of a page and drawings also have words without a mark.
  const group = new RegExp(`^((figures|specimens)\\.[^.]+|\\w+\\.${Object.values(page.params).join('.') || '-'})\\.`)
  const groups = [
    ...marked.flatMap((id) => group.exec(id)?.[0] ?? []),
    ...(hasPageMeta(page.name) ? [`meta.${page.name}.`] : []),
  ]
  const unmarked = listEnglishTexts().flatMap(({ id }) => (groups.some((each) => id.startsWith(each)) ? id : []))
  const texts = describeTexts([...new Set([...unmarked, ...marked])], page.locale)
  return { title: createTitle(data.title), description: data.description, texts }
}

/** The translations that wait for the owner: missing, stale, drafts, of unknown origin. */
export function listOpenTexts(locale: Locale): ListedText[] {
  const open = listTranslations().filter(({ freshness }) => freshness !== 'fresh')
  const ids = open.map(({ id, kind }) => (isDocument(kind) ? `${id}.${kind === 'post' ? 'title' : 'subject'}` : id))
  return describeTexts([...new Set(ids)], locale)
}

/** The texts with these ids, in a language, with the states of their translations. */
export function describeTexts(ids: string[], locale: Locale) {
  const named = ids.map((id) => ({ textId: id, part: undefined, ...parseDocumentPart(id), id }))
  const wanted = new Set(named.map(({ textId }) => textId))
  const found = listEnglishTexts().filter(({ id }) => wanted.has(id))
  const texts = Map.groupBy(listInAllLanguages(found), ({ id }) => id)
  return named.map(({ id, textId, part }) => {
    const all = texts.get(textId) ?? []
    const shown = all.find((one) => one.locale === locale && one.text) ?? all[0]
    const words = shown ? readWords(shown, part) : ''
    return {
      id,
      words: words.slice(0, 200),
      locale: shown?.locale ?? locale,
      states: all.map((one) => ({ locale: one.locale, state: one.freshness })),
    }
  })
}

/**
 * Finds what a visitor may see as these words: a text that is the same, else facts of the owner's record, else texts with
 * words in the place of what they quote or count, else facts among other words.
 */
export function findByWords(words: string, locale: Locale): { texts: ListedText[]; facts: Field[] } {
  const seen = fold(words)
  if (seen === '') return { texts: [], facts: [] }
  const all = listVisibleWords(locale).filter(({ kind }) => !isDocument(kind))
  const same = all.filter((text) => fold(text.words) === seen)
  const record = same.length > 0 ? [] : listFacts().filter((fact) => isShownAs(fact, seen))
  const facts = same.length > 0 ? [] : [...record, ...listShownPrices(seen)]
  const isExact = same.length > 0 || facts.length > 0
  const found = isExact ? same : all.filter((text) => text.kind === 'interface' && couldBe(text, seen))
  const among = isExact || found.length > 0 ? [] : listFacts().filter(({ value }) => seen.includes(String(value)))
  return { texts: describeTexts([...new Set(found.map(({ id }) => id))], locale), facts: [...facts, ...among] }
}

function listFacts(): Field[] {
  return ['site', 'site.owner', 'site.social']
    .flatMap((holder) => listHolderFields(holder))
    .filter(({ value }) => String(value ?? '').length > 3)
}

/** Says if pages show a fact as these words; a telephone number is shown in groups. */
function isShownAs({ value }: Field, seen: string): boolean {
  const digits = /^\+?[\d\s().-]{8,}$/.test(seen) ? seen.replace(/\D/g, '') : undefined
  return value === seen || (digits !== undefined && String(value).replace('+', '') === digits)
}

/** The prices among words, with their tax or without. Each language writes amounts in its way, so only digits are compared. */
function listShownPrices(seen: string): Field[] {
  const shown = /[€欧]/.test(seen) ? (seen.match(/\d+(?:[.,\s]\d{3})*(?:[.,]\d\d)?/g) ?? []).map(keepDigits) : []
  const terms = Object.keys(site.terms).map((term) => `site.terms.${term}`)
  const holders = [...terms, ...contentParts.map(({ id }) => `${id}.price`)]
  return holders.flatMap((holder) => {
    const fields = listHolderFields(holder)
    const rate = fields.find(({ id }) => id === `${holder}.vatRate`)?.value ?? site.terms.vatRate
    const isShown = (price: unknown) =>
      [100, 100 + Number(rate)].some((factor) =>
        shown.includes(keepDigits(writeAmount(Math.round(Number(price) * factor), 'en'))),
      )
    return fields.filter(({ id, value }) => /\.(euros|net)$/.test(id) && isShown(value))
  })
}

function keepDigits(words: string): string {
  return words.replace(/\D/g, '')
}

/** The words in a language that visitors can see, without those of the editor and of commands. */
function listVisibleWords(locale: Locale): Words[] {
  return listWords().filter(
    (text) => text.locale === locale && !/^locales\/\w+\/(authoring|editor|scripts)\//.test(text.file),
  )
}

/** Finds texts anywhere on the site by some of their words, or of their id. */
export function searchTexts(query: string, locale: Locale): ListedText[] {
  const sought = fold(query).toLowerCase()
  if (sought === '') return []
  const isFound = ({ id, words }: Pick<Words, 'id' | 'words'>) =>
    id.toLowerCase().includes(sought) || fold(words).toLowerCase().includes(sought)
  const ids = listVisibleWords(locale)
    .filter(isFound)
    .flatMap(({ id, kind, file }) =>
      isDocument(kind)
        ? listDocumentParts(kind, read(ownerFolder, file))
            .map(({ part, words }) => ({ id: `${id}.${part}`, words }))
            .filter(isFound)
        : { id },
    )
    .map(({ id }) => id)
  return describeTexts([...new Set(ids)].slice(0, 50), locale)
}

/** Marks stand in data as fields, and in what the build has rendered already as attributes. */
function listMarkedIds(json: string): string[] {
  const marks = json.matchAll(/"id":"([\w.-]+)"|data-text=\\"([\w.-]+)\\"/g)
  const ids = [...marks].map(([, id, attribute]) => id ?? attribute ?? '')
  const starts = new Set([...contentParts.map((part) => part.id.split('.')[0]), 'posts', 'issues'])
  return [...new Set(ids)].filter((id) => id.includes('.') && starts.has(id.split('.')[0] ?? ''))
}

/** Says if a text can be seen as these words. Letters of its own have to be among them: "{day}, {time}" could be anything. */
function couldBe({ words }: Words, seen: string): boolean {
  // Its groups are the values in it.
  const pattern = new RegExp(`^${compileMessage(fold(words)).map(createTokenPattern).join('')}$`, 'u')
  const values = pattern.exec(seen)?.slice(1)
  return values !== undefined && /\p{L}/u.test(values.reduce((left, value) => left.replace(value ?? '', ''), seen))
}

/** A piece of a message: words, a value, or one of several wordings by a number or a name. */
function createTokenPattern(token: CompiledMessageToken): string {
  if (typeof token === 'string') return token === '#' ? '(.+)' : RegExp.escape(token)
  const [, , choices] = token
  if (typeof choices !== 'object' || choices === null) return '(.+)'
  const wordings = Object.entries(choices).flatMap(([name, wording]) => (name === 'offset' ? [] : [wording]))
  return `(?:${wordings.map((wording) => [wording].flat().map(createTokenPattern).join('')).join('|')})`
}

/** White space and no-break spaces are one space: pages set some that catalogs lack. */
function fold(words: string): string {
  return words.replace(/\s+/g, ' ').trim()
}

/**
 * Plans new words for a text in one language. New English leaves the translations and their notes alone, which is what makes
 * them stale; a saved translation is made from the present English.
 *
 * @returns what it writes, and the id afterwards: that of a bare text in a list is made of its words
 * @throws Error where the text cannot be found in its source
 */
export function planText(edited: EditedText, locale: Locale, words: string, root = ownerFolder) {
  const { id, text, part } = edited
  if (part) return { edits: planPart(edited, part, locale, words, root), id }
  if (locale !== text.writtenIn) return { edits: planTranslation(edited, locale, words, root), id }
  if (text.kind === 'content') return planEnglish(edited, words, root)
  refuseEngines(text, text.file, root)
  const changed = changePo(read(root, text.file), new Map([[id, { isDraft: false, text: words }]]))
  return { edits: new Map([[text.file, changed]]), id }
}

/** Plans a translation that is made from the present English; without words it keeps its own. */
export function planTranslation({ text }: EditedText, locale: Locale, words: string | undefined, root = ownerFolder) {
  const translation = listTranslations([text], root).find((candidate) => candidate.locale === locale)
  if (!translation || (words ?? translation.text) === undefined) throw new Error(tell('refusals.accept'))
  refuseEngines(text, translation.file, root)
  return planTranslations([{ translation, isDraft: false, words }], root).edits
}

/** A site in a folder of its own has no catalogs of the interface: they are the engine's, which serves other sites too. */
function refuseEngines({ id, kind }: EnglishText, file: string, root: string) {
  if (kind === 'interface' && !existsSync(join(root, file)))
    throw new Error(tell('refusals.engine', { id, field: 'msgstr', file: resolve(file) }))
}

function planEnglish({ id, text }: EditedText, words: string, root: string) {
  const found = findContent(id)
  if (!found) throw new Error(tell('refusals.lost', { file: text.file, id }))
  const edits = planContent(found.part, found.keys, () => words, root)
  // The id of a bare text in a list ends in the hash of its words.
  const hash = hashBareText(text.english)
  if (!id.endsWith(`.${hash}`)) return { edits, id }
  const newId = id.slice(0, -hash.length) + hashBareText(words.trim())
  for (const locale of targetLocales) {
    const file = text.translations.replace('*', locale)
    if (!existsSync(join(root, file))) continue
    const renamed = renamePo(read(root, file), (name) => (name === id ? newId : name))
    edits.set(file, renamed)
  }
  return { edits, id: newId }
}

/** @throws OwnerError where no page could be made of the file */
function planPart({ text }: EditedText, part: string, locale: Locale, words: string, root: string): Edits {
  const file = locale === text.writtenIn ? text.file : text.translations.replace('*', locale)
  const source = writeDocumentPart(read(root, file), part, words)
  if (isDocument(text.kind)) {
    const { readFirst, readOther } = documents[text.kind]
    keepProblemsOf(part, () => (locale === text.writtenIn ? readFirst : readOther)(file, source))
  }
  return new Map([[file, source]])
}

function read(root: string, file: string): string {
  return readFileSync(join(root, file), 'utf8')
}
