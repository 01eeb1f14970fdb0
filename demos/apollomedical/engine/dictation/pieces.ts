import type { DemoLocale } from '../../../../locales/demo-locales.ts'
import type { CueKind } from '../../../shared/sentences/cue-words.ts'
import { findCues, findPlaces, type Place } from '../../../shared/sentences/find-cues.ts'
import type { FieldValue } from '../templates/fields.ts'
import type { TemplateId } from '../templates/templates.ts'
import { type Grammar, grammars, type LexiconRow, lexicons } from './lexicon.ts'
import { lengthPattern, measurePattern, readLengths } from './measures.ts'

/** A value that the text states for a field. */
export type Statement = { field: string; value: FieldValue }

/**
 * A matched expression; places are those of the text.
 * `term`: it states something. `word`: it names a finding or joins words. `negation`: it denies the `negated` ones.
 * `unsure`: a term that the sentence leaves open, or says of something else. `number`: a number without a unit.
 * `unknown`: not in the lexicon.
 */
export type Piece = {
  start: number
  end: number
  kind: 'term' | 'word' | 'negation' | 'negated' | 'unsure' | 'number' | 'unknown'
  /** The values that it may state. "Round" is a shape or a kind of calcification: the finding decides. */
  readings: Statement[][]
  /** Names a finding, so that a new one may begin with it. */
  isLesion: boolean
  /** Says that a further finding follows. */
  isAnother: boolean
  /** The term that a denial of it states. */
  denied: LexiconRow['denied']
  /** States something by being denied. */
  isDenial: boolean
  cue: CueKind | undefined
}

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
  return joinUnknown(choose(candidates))
}

function create(place: Place, kind: Piece['kind'], rank: number, rest: Partial<Piece> = {}): Candidate {
  return {
    ...place,
    kind,
    rank,
    readings: [],
    isLesion: false,
    isAnother: false,
    denied: undefined,
    isDenial: false,
    cue: undefined,
    ...rest,
  }
}

/** The terms of the lexicon; several over the same words become readings of one piece. */
function listTerms(folded: string, rows: readonly LexiconRow[], locale: DemoLocale): Candidate[] {
  const pieces = new Map<string, Candidate>()
  for (const row of rows) {
    const statements = row.isDenied ? [] : row.terms.map(readTerm)
    for (const place of findPlaces(folded, row[locale], locale)) {
      const key = `${place.start}-${place.end}`
      const known = pieces.get(key) ?? create(place, statements.length > 0 ? 'term' : 'unknown', 0)
      const readings = statements.length > 0 ? [...known.readings, statements] : known.readings
      const isLesion = known.isLesion || bearers.test(folded.slice(place.start, place.end))
      pieces.set(key, { ...known, readings, isLesion, denied: known.denied ?? row.denied })
    }
  }
  return [...pieces.values()]
}

/** Terms that name a finding by themselves. */
const bearers = /^(?:cyst|quiste|kyste|囊肿)|opaci(?:ty|dad|te)$/u

export function readTerm(term: string): Statement {
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
    ...findCues(folded, [locale]).map((cue) => create(cue, 'word', 2, { cue: cue.kind })),
    ...findPlaces(folded, grammar.filler, locale).map((place) => create(place, 'word', 3)),
  ]
}

/** Every word (in Chinese every character) as unknown; other pieces replace it. */
function listUnknown(folded: string, locale: DemoLocale): Candidate[] {
  const word = locale === 'zh' ? String.raw`\p{Script=Han}|[a-z]+` : String.raw`[\p{L}\p{N}][\p{L}\p{N}'-]*`
  return findPlaces(folded, word, locale).map((place) => create(place, 'unknown', unknownRank))
}

const unknownRank = 4

/** Resolves overlaps: known pieces win, then longer ones, then lower ranks. */
function choose(candidates: Candidate[]): Piece[] {
  const order = candidates.toSorted(
    (a, b) =>
      Number(a.rank === unknownRank) - Number(b.rank === unknownRank) ||
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

/** The fields that say where a finding is. */
export const places: readonly string[] = ['side', 'third', 'lobe']
