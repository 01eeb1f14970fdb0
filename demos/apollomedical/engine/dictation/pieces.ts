import type { DemoLocale } from '../../../../locales/demo-locales.ts'
import type { FieldValue } from '../templates/fields.ts'
import type { TemplateId } from '../templates/templates.ts'
import { type Grammar, grammars, type LexiconRow, lexicons } from './lexicon.ts'
import { lengthPattern, measurePattern, readLengths } from './measures.ts'

/** A value that the text states for a field. */
export type Statement = { field: string; value: FieldValue }

/**
 * A matched expression; places are those of the text.
 * `term`: it states something. `word`: it names a finding or joins words. `negation`: it denies the `negated` ones.
 * `number`: a number without a unit. `unknown`: not in the lexicon.
 */
export type Piece = {
  start: number
  end: number
  kind: 'term' | 'word' | 'negation' | 'negated' | 'number' | 'unknown'
  /** The values that it may state. "Round" is a shape or a kind of calcification: the finding decides. */
  readings: Statement[][]
  /** Names a finding, so that a new one may begin with it. */
  isLesion: boolean
  /** Says that a further finding follows. */
  isAnother: boolean
}

type Place = { start: number; end: number }
/** The lower its rank, the sooner a piece is chosen over another one of the same length. */
type Candidate = Piece & { rank: number }

/**
 * Cuts dictated text into pieces that the lexicon knows and others.
 *
 * @param folded text as `fold` gives it
 * @returns pieces in the order of the text, none over another
 */
export function cutDictation(folded: string, template: TemplateId, locale: DemoLocale): Piece[] {
  const grammar = grammars[locale]
  const candidates = [
    ...listTerms(folded, lexicons[template], locale),
    ...listNumbers(folded, grammar, template, locale),
    ...listWords(folded, grammar, locale),
    ...listUnknown(folded, locale),
  ]
  return markNegated(joinUnknown(choose(candidates)), folded, locale)
}

/** All matches of a pattern, as whole words in languages with spaces. */
export function findPlaces(folded: string, pattern: string, locale: DemoLocale): Place[] {
  const bounded = locale === 'zh' ? `(?:${pattern})` : String.raw`(?<![\p{L}\p{N}])(?:${pattern})(?![\p{L}\p{N}])`
  return [...folded.matchAll(new RegExp(bounded, 'gu'))]
    .filter(([quote]) => quote.length > 0)
    .map(({ index, 0: quote }) => ({ start: index, end: index + quote.length }))
}

function create(place: Place, kind: Piece['kind'], rank: number, rest: Partial<Piece> = {}): Candidate {
  return { ...place, kind, rank, readings: [], isLesion: false, isAnother: false, ...rest }
}

/** The terms of the lexicon; several over the same words become readings of one piece. */
function listTerms(folded: string, rows: readonly LexiconRow[], locale: DemoLocale): Candidate[] {
  const pieces = new Map<string, Candidate>()
  for (const row of rows) {
    const statements = row.terms.map(readTerm)
    for (const place of findPlaces(folded, row[locale], locale)) {
      const key = `${place.start}-${place.end}`
      const known = pieces.get(key) ?? create(place, 'term', 0)
      pieces.set(key, { ...known, readings: [...known.readings, statements] })
    }
  }
  return [...pieces.values()]
}

function readTerm(term: string): Statement {
  const dot = term.indexOf('.')
  return { field: term.slice(0, dot), value: term.slice(dot + 1) }
}

/** Sizes, ages and other measures. */
function listNumbers(folded: string, grammar: Grammar, template: TemplateId, locale: DemoLocale): Candidate[] {
  const sizes = findPlaces(folded, measurePattern, 'zh').map((place) => {
    const lengths = readLengths(folded.slice(place.start, place.end))
    return lengths
      ? create(place, 'term', 1, { readings: [[{ field: 'size', value: lengths }]] })
      : create(place, 'number', 1)
  })
  const ages = findPlaces(folded, grammar.age.replaceAll('@', String.raw`(?<!\d)\d{1,3}`), locale).map((place) =>
    template === 'chest'
      ? create(place, 'term', 0, {
          readings: [[{ field: 'age', value: Number.parseInt(cutToNumber(folded, place), 10) }]],
        })
      : create(place, 'word', 0),
  )
  const lengths = (pattern: string, field: string) =>
    findPlaces(folded, pattern.replaceAll('#', lengthPattern), locale).flatMap((place) => {
      const [value] = readLengths(/^\S+(?:\s*\p{L}+)?/u.exec(cutToNumber(folded, place))?.[0] ?? '') ?? []
      return value === undefined ? [] : [create(place, 'term', 0, { readings: [[{ field, value }]] })]
    })
  return [...sizes, ...ages, ...(template === 'chest' ? lengths(grammar.solidComponent, 'solidComponent') : [])]
}

function cutToNumber(folded: string, { start, end }: Place): string {
  const quote = folded.slice(start, end)
  return quote.slice(quote.search(/\d/))
}

function listWords(folded: string, grammar: Grammar, locale: DemoLocale): Candidate[] {
  return [
    ...findPlaces(folded, grammar.lesion, locale).map((place) => create(place, 'word', 2, { isLesion: true })),
    ...findPlaces(folded, grammar.another, locale).map((place) => create(place, 'word', 2, { isAnother: true })),
    ...findPlaces(folded, grammar.negation, locale).map((place) => create(place, 'negation', 2)),
    ...findPlaces(folded, grammar.filler, locale).map((place) => create(place, 'word', 3)),
  ]
}

/** Every word (in Chinese every character) as unknown; other pieces replace it. */
function listUnknown(folded: string, locale: DemoLocale): Candidate[] {
  const word = locale === 'zh' ? String.raw`\p{Script=Han}|[a-z]+` : String.raw`[\p{L}\p{N}][\p{L}\p{N}'-]*`
  return findPlaces(folded, word, locale).map((place) => create(place, 'unknown', 4))
}

/** Resolves overlaps: known pieces win, then longer ones, then lower ranks. */
function choose(candidates: Candidate[]): Piece[] {
  const order = candidates.toSorted(
    (a, b) =>
      Number(a.kind === 'unknown') - Number(b.kind === 'unknown') ||
      b.end - b.start - (a.end - a.start) ||
      a.rank - b.rank,
  )
  const chosen: Candidate[] = []
  for (const piece of order) {
    if (chosen.every(({ start, end }) => piece.end <= start || piece.start >= end)) chosen.push(piece)
  }
  return chosen.toSorted((a, b) => a.start - b.start)
}

/** Joins adjacent unknown pieces. */
function joinUnknown(pieces: Piece[]): Piece[] {
  const joined: Piece[] = []
  for (const piece of pieces) {
    const last = joined.at(-1)
    if (last?.kind === 'unknown' && piece.kind === 'unknown' && last.end === piece.start) last.end = piece.end
    else joined.push({ ...piece })
  }
  return joined
}

/** A negation reaches to the next punctuation or to a word of contrast. */
function markNegated(pieces: Piece[], folded: string, locale: DemoLocale): Piece[] {
  const ends = [
    ...findPlaces(folded, String.raw`[,;:，；：。\n]|\.(?!\d)`, 'zh'),
    ...findPlaces(folded, grammars[locale].contrast, locale),
  ].map(({ start }) => start)
  const reaches = pieces
    .filter(({ kind }) => kind === 'negation')
    .map(({ end }) => ({ from: end, to: Math.min(folded.length, ...ends.filter((place) => place >= end)) }))
  return pieces.map((piece) => {
    const isReached = reaches.some(({ from, to }) => piece.start >= from && piece.start < to)
    if (!isReached) return piece
    return { ...piece, isLesion: false, kind: piece.kind === 'term' ? 'negated' : piece.kind }
  })
}
