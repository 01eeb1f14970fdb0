import { measureDistance } from '../../../edit-distance.ts'
import { type DemoLocale, demoLocales } from '../../../locales/demo-locales.ts'
import { type ConceptKind, findConcepts, listTerms } from './concepts.ts'
import { createKey, createLocaleKeys, fold, type Piece, splitPieces } from './words.ts'
import type { Column, ColumnRef, Workbook } from './workbook.ts'

/** A column that a name may mean; the lower the rank, the nearer. */
export type ColumnCandidate = { ref: ColumnRef; rank: number }
export type ValueCandidate = { ref: ColumnRef; code: number }

/** The columns, sheets and values that a name means in a workbook. */
export type NameReading = { columns: ColumnCandidate[]; sheets: number[]; values: ValueCandidate[] }

export type NameIndex = {
  /** @param key of `createKey` in the language */
  find: (key: string, locale: DemoLocale) => NameReading | undefined
  /** The most pieces that any name has. */
  longest: number
}

/** 0 the column's own name · 1 a word for the same thing · 2 a part of its name */
const ranks = { name: 0, term: 1, namePart: 1.25, idPart: 1.5, part: 2, word: 2.5 }
const namingWords = createKeys('name, nombre, nom, 名称, 名, denominación')
const idWords = createKeys('id, no, number, code, num, nº, código, número, n, numéro, 编号, 号, 代码, ref')
const connectingWords = createKeys('of, the, de, del, la, el, du, d, des, le, l, 的, per, in')

function createKeys(words: string): Record<DemoLocale, Set<string>> {
  return forEachLocale((locale) => new Set(words.split(',').map((word) => createKey(word, locale))))
}

function forEachLocale<Value>(create: (locale: DemoLocale) => Value): Record<DemoLocale, Value> {
  return { en: create('en'), es: create('es'), fr: create('fr'), zh: create('zh') }
}

type Readings = Map<string, NameReading>

/**
 * Collects the names of sheets, columns and texts in cells, with the words that other languages have for them. A question in any
 * language may use them, so each is kept as each language brings singular and plural together.
 */
export function indexNames(workbook: Workbook): NameIndex {
  const own = forEachLocale((): Readings => new Map())
  // Most texts of cells are names and codes, which have the same key in all languages.
  const common: Readings = new Map()
  let longest = 1
  const read = (readings: Readings, key: string): NameReading => {
    const known = readings.get(key)
    if (known) return known
    const reading: NameReading = { columns: [], sheets: [], values: [] }
    readings.set(key, reading)
    longest = Math.max(longest, key.split(' ').length)
    return reading
  }
  workbook.sheets.forEach((sheet, sheetPlace) => {
    for (const locale of demoLocales) {
      for (const key of listSheetKeys(sheet.name, locale)) read(own[locale], key).sheets.push(sheetPlace)
    }
    sheet.columns.forEach((column, columnPlace) => {
      const ref = { sheet: sheetPlace, column: columnPlace }
      for (const locale of demoLocales) {
        const letters = sheet.isUnnamed ? listLetterKeys(column.name, locale) : []
        for (const [key, rank] of rankKeys(column, locale)) read(own[locale], key).columns.push({ ref, rank })
        for (const key of letters) read(own[locale], key).columns.push({ ref, rank: ranks.name })
      }
      if (column.type !== 'text') return
      column.dictionary.forEach((value, code) => {
        // A whole sentence is no value that somebody asks for, and bare digits are read as numbers.
        if (value.length > 80 || /^\d+$/.test(value)) return
        const keys = createLocaleKeys(value)
        const isCommon = new Set(Object.values(keys)).size === 1
        for (const locale of isCommon ? demoLocales.slice(0, 1) : demoLocales) {
          const key = keys[locale]
          if (key && key.length <= 60) read(isCommon ? common : own[locale], key).values.push({ ref, code })
        }
      })
    })
  })
  return {
    find: (key, locale) => join(own[locale].get(key), common.get(key)),
    longest,
  }
}

function join(one: NameReading | undefined, other: NameReading | undefined): NameReading | undefined {
  if (!one || !other) return one ?? other
  return { ...one, values: [...one.values, ...other.values] }
}

/** `column A`, `A列`: without headings a column has its letter. */
function listLetterKeys(letter: string, locale: DemoLocale): string[] {
  return ['column', 'columna', 'colonne', '列']
    .flatMap((word) => [`${word} ${letter}`, `${letter} ${word}`])
    .map((name) => createKey(name, locale))
}

function listSheetKeys(name: string, locale: DemoLocale): Set<string> {
  const keys = [name, ...findConcepts(name).flatMap(listTerms)].map((each) => createKey(each, locale))
  return new Set(keys.filter((key) => key !== ''))
}

/** The keys that find a column, with the best rank of each. */
function rankKeys(column: Column, locale: DemoLocale): Map<string, number> {
  const ranked = new Map<string, number>()
  const add = (name: string, rank: number) => {
    const key = createKey(name, locale)
    if (key !== '' && rank < (ranked.get(key) ?? Number.POSITIVE_INFINITY)) ranked.set(key, rank)
  }
  add(column.name, ranks.name)
  for (const term of findTerms(column.name, column.type)) add(term, ranks.term)

  const words = splitPieces(column.name, locale)
  for (const { part, rest } of listParts(words)) {
    const key = joinKeys(part)
    const rank = rankPart(rest, locale)
    // Camel case and signs set the words of a name apart.
    const name = part.map(({ text }) => text).join(' ')
    const terms = findTerms(name, column.type)
    const isWeak = key.length < 3 || words.length > 4
    if (terms.length === 0 && (isWeak || [connectingWords, idWords, namingWords].some((each) => each[locale].has(key))))
      continue
    add(name, terms.length > 0 ? rank : ranks.word)
    for (const term of terms) add(term, rank)
  }
  return ranked
}

/** The words for the concept of a name, as far as they suit the column's type: no date is called a price. */
function findTerms(name: string, type: ConceptKind): string[] {
  return findConcepts(name)
    .filter(({ kind }) => kind === type)
    .flatMap(listTerms)
}

/** All runs of words within a name but the whole, with the words left over; of Chinese names, no single characters. */
function listParts(words: Piece[]): { part: Piece[]; rest: Piece[] }[] {
  return words.flatMap((_, start) =>
    words.slice(start).flatMap((__, length) => {
      const part = words.slice(start, start + length + 1)
      if (part.length === words.length || part.map(({ text }) => text).join('').length < 2) return []
      return [{ part, rest: [...words.slice(0, start), ...words.slice(start + length + 1)] }]
    }),
  )
}

function joinKeys(pieces: Piece[]): string {
  return pieces.map(({ key }) => key).join(' ')
}

/** People call `Customer name` the customer, `Customer no.` less so, `Customer city` hardly. */
function rankPart(rest: Piece[], locale: DemoLocale): number {
  const telling = rest.filter(({ key }) => !connectingWords[locale].has(key))
  const phrase = joinKeys(telling)
  if (namingWords[locale].has(phrase)) return ranks.namePart
  const isId = idWords[locale].has(phrase) || telling.every(({ key }) => idWords[locale].has(key))
  return isId ? ranks.idPart : ranks.part
}

/**
 * Names of columns, sheets and values that look most like a word, to be offered in its place.
 *
 * @returns at most `count` names as they are written in the workbook, the nearest first
 */
export function findNearNames(workbook: Workbook, word: string, count = 3): string[] {
  const folded = fold(word)
  if (folded.length < 3) return []
  const names = workbook.sheets.flatMap(({ name, columns }) => [
    name,
    ...columns.map((column) => column.name),
    ...columns.flatMap((column) => (column.type === 'text' ? column.dictionary.slice(0, 2000) : [])),
  ])
  const allowed = Math.max(1, Math.floor(folded.length / 3))
  return [...new Set(names)]
    .map((name) => ({ name, errors: measureDifference(folded, fold(name)) }))
    .filter(({ errors }) => errors <= allowed)
    .sort((one, other) => one.errors - other.errors)
    .slice(0, count)
    .map(({ name }) => name)
}

/** The letters to change from a word to a name, or to the nearest word of the name. */
function measureDifference(word: string, name: string): number {
  const parts = [name, ...name.split(/[^\p{L}\p{N}]+/u)]
  return Math.min(...parts.filter((part) => part.length > 2).map((part) => measureDistance(word, part)))
}
