import { measureDistance } from '../../../edit-distance.ts'
import { type ConceptKind, findConcepts, listTerms } from './concepts.ts'
import { createKey, fold, splitPieces } from './words.ts'
import type { Column, ColumnRef, Workbook } from './workbook.ts'

/** A column that a name may mean; the lower the rank, the nearer. */
export type ColumnCandidate = { ref: ColumnRef; rank: number }
export type ValueCandidate = { ref: ColumnRef; code: number }

/** The columns, sheets and values that a name means in a workbook. */
export type NameReading = { columns: ColumnCandidate[]; sheets: number[]; values: ValueCandidate[] }

export type NameIndex = {
  readings: Map<string, NameReading>
  /** The most pieces that any name has. */
  longest: number
}

/** 0 the column's own name · 1 a word for the same thing · 2 a part of its name */
const ranks = { name: 0, term: 1, namePart: 1.25, idPart: 1.5, part: 2, word: 2.5 }
const namingWords = new Set(['name', 'nombre', 'nom', '名 称', '名', 'denominacion'].map((word) => createKey(word)))
const idWords = new Set(
  ['id', 'no', 'number', 'code', 'num', 'nº', 'código', 'número', 'n', 'numéro', '编 号', '号', '代 码', 'ref'].map(
    (word) => createKey(word),
  ),
)
const connectingWords = new Set(
  ['of', 'the', 'de', 'del', 'la', 'el', 'du', 'd', 'des', 'le', 'l', '的', 'per', 'in'].map((word) => createKey(word)),
)

/** Collects the names of sheets, columns and texts in cells, with the words that other languages have for them. */
export function indexNames(workbook: Workbook): NameIndex {
  const readings = new Map<string, NameReading>()
  let longest = 1
  const read = (key: string): NameReading => {
    const known = readings.get(key)
    if (known) return known
    const reading: NameReading = { columns: [], sheets: [], values: [] }
    readings.set(key, reading)
    longest = Math.max(longest, key.split(' ').length)
    return reading
  }
  workbook.sheets.forEach((sheet, sheetPlace) => {
    for (const key of listSheetKeys(sheet.name)) read(key).sheets.push(sheetPlace)
    sheet.columns.forEach((column, columnPlace) => {
      const ref = { sheet: sheetPlace, column: columnPlace }
      for (const [key, rank] of rankKeys(column)) read(key).columns.push({ ref, rank })
      if (sheet.isUnnamed)
        for (const key of listLetterKeys(column.name)) read(key).columns.push({ ref, rank: ranks.name })
      if (column.type !== 'text') return
      column.dictionary.forEach((value, code) => {
        const key = createKey(value)
        // A whole sentence is no value that somebody asks for, and bare digits are read as numbers.
        if (key && key.length <= 60 && !/^\d+$/.test(key)) read(key).values.push({ ref, code })
      })
    })
  })
  return { readings, longest }
}

/** `column A`, `A列`: without headings a column has its letter. */
function listLetterKeys(letter: string): string[] {
  return ['column', 'columna', 'colonne', '列']
    .flatMap((word) => [`${word} ${letter}`, `${letter} ${word}`])
    .map(createKey)
}

function listSheetKeys(name: string): Set<string> {
  const key = createKey(name)
  return new Set([key, ...findConcepts(key).flatMap(listTerms)].filter((each) => each !== ''))
}

/** The keys that find a column, with the best rank of each. */
function rankKeys(column: Column): Map<string, number> {
  const ranked = new Map<string, number>()
  const add = (key: string, rank: number) => {
    if (key !== '' && rank < (ranked.get(key) ?? Number.POSITIVE_INFINITY)) ranked.set(key, rank)
  }
  const key = createKey(column.name)
  add(key, ranks.name)
  for (const term of findTerms(key, column.type)) add(term, ranks.term)

  const words = splitPieces(column.name).map((piece) => piece.key)
  for (const { part, rest } of listParts(words)) {
    const rank = rankPart(rest)
    const terms = findTerms(part, column.type)
    if (
      terms.length === 0 &&
      (part.length < 3 || words.length > 4 || connectingWords.has(part) || idWords.has(part) || namingWords.has(part))
    )
      continue
    add(part, terms.length > 0 ? rank : ranks.word)
    for (const term of terms) add(term, rank)
  }
  return ranked
}

/** The words for the concept of a name, as far as they suit the column's type: no date is called a price. */
function findTerms(key: string, type: ConceptKind): string[] {
  return findConcepts(key)
    .filter(({ kind }) => kind === type)
    .flatMap(listTerms)
}

/** All runs of words within a name but the whole, with the words left over; of Chinese names, no single characters. */
function listParts(words: string[]): { part: string; rest: string[] }[] {
  return words.flatMap((_, start) =>
    words.slice(start).flatMap((__, length) => {
      const run = words.slice(start, start + length + 1)
      if (run.length === words.length || run.join('').length < 2) return []
      return [{ part: run.join(' '), rest: [...words.slice(0, start), ...words.slice(start + length + 1)] }]
    }),
  )
}

/** People call `Customer name` the customer, `Customer no.` less so, `Customer city` hardly. */
function rankPart(rest: string[]): number {
  const telling = rest.filter((word) => !connectingWords.has(word))
  const phrase = telling.join(' ')
  if (namingWords.has(phrase)) return ranks.namePart
  return idWords.has(phrase) || telling.every((word) => idWords.has(word)) ? ranks.idPart : ranks.part
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
