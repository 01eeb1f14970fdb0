import type { DemoLocale } from '../../../../locales/demo-locales.ts'
import { type CueKind, findCues, findPlaces, type Place } from '../../../shared/sentences/cues.ts'
import { type Item, judgeItems } from '../../../shared/sentences/judge-items.ts'
import type { FieldValue } from '../templates/fields.ts'
import type { TemplateId } from '../templates/templates.ts'
import { type Grammar, grammars, type LexiconRow, lexicons } from './lexicon.ts'
import { listOthers } from './list-others.ts'
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
  /** What a denial of it states. */
  denied: LexiconRow['denied']
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
  return judgePieces(joinUnknown(choose(candidates)), folded, template, locale)
}

function create(place: Place, kind: Piece['kind'], rank: number, rest: Partial<Piece> = {}): Candidate {
  return { ...place, kind, rank, readings: [], isLesion: false, isAnother: false, denied: undefined, cue: undefined, ...rest }
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
      pieces.set(key, { ...known, readings, denied: known.denied ?? row.denied })
    }
  }
  return [...pieces.values()]
}

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
    ...findCues(folded, locale).map((cue) => create(cue, 'word', 2, { cue: cue.kind })),
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

/** Sets apart what the sentences deny, leave open or say of something else; a denial may state a term of its own. */
function judgePieces(pieces: Piece[], folded: string, template: TemplateId, locale: DemoLocale): Piece[] {
  const cues = pieces.flatMap(({ start, end, cue }) => (cue ? [{ start, end, kind: cue }] : []))
  const named = pieces.filter((piece) => isItem(piece))
  const standings = judgeItems(folded, named.map(toItem), cues)
  const judged = pieces.map((piece): Piece => {
    if (piece.cue) return { ...piece, kind: cueKinds[piece.cue] ?? 'word' }
    const standing = standings[named.indexOf(piece)] ?? 'stated'
    if (standing === 'stated') return piece
    const kind = piece.kind === 'term' ? (standing === 'denied' ? 'negated' : 'unsure') : piece.kind
    return { ...piece, kind, isLesion: false, isAnother: false }
  })
  const isDenied = (piece: Piece) => standings[named.indexOf(piece)] === 'denied'
  const others = listOthers(judged, folded, grammars[locale], locale)
  const settled = judged.map((piece): Piece => (others.has(piece) ? { ...piece, kind: 'unsure' } : piece))
  return stateDenials(settled, pieces.map(isDenied), folded, template)
}

const cueKinds: Partial<Record<CueKind, Piece['kind']>> = {
  denies: 'negation',
  nor: 'negation',
  absent: 'negation',
  unseen: 'negation',
  stray: 'unknown',
}

function isItem({ kind, isLesion, isAnother, cue }: Piece): boolean {
  return !cue && (kind !== 'word' || isLesion || isAnother)
}

function toItem({ start, end, kind, readings, isLesion, denied }: Piece): Item {
  const [{ field, value } = { field: '', value: '' }] = readings.flat()
  const place = { start, end }
  if (isLesion) return { ...place, group: 'subject', role: 'subject' }
  if (kind === 'number' || field === 'size' || field === 'solidComponent') return { ...place, group: 'measure', role: 'measure' }
  if (places.includes(field)) return { ...place, group: 'place', role: 'place' }
  // What is there or not, as opposed to how something is.
  const isPresence =
    denied !== undefined || ['exclusions', 'lymphNodes'].includes(field) || value === 'extrathyroidal'
  return { ...place, group: isPresence ? 'presence' : field || 'word' }
}

/** The fields that say where a finding is. */
export const places: readonly string[] = ['side', 'third', 'lobe']

/**
 * "No calcifications" states that there are no echogenic foci. A denial with a place or with words that nobody knows may
 * mean less, and states nothing.
 */
function stateDenials(pieces: Piece[], isDenied: boolean[], folded: string, template: TemplateId): Piece[] {
  const rows = lexicons[template].flatMap(({ denied }) => (denied ? [denied] : []))
  const isPlain = (index: number) => {
    const near = [listNear(pieces, index, -1, folded), listNear(pieces, index, 1, folded)].flat()
    return !near.some(({ kind, readings }) => kind === 'unknown' || readings.flat().some(({ field }) => places.includes(field)))
  }
  const whole = pieces.map(({ denied }, index) => denied !== undefined && isDenied[index] === true && isPlain(index))
  const parts = new Set(pieces.flatMap(({ denied }, index) => (denied && whole[index] ? [`${denied.term}:${denied.part}`] : [])))
  const isComplete = (term: string) =>
    rows.every((row) => row.term !== term || row.part === undefined || parts.has(`${term}:${row.part}`)) &&
    // What is stated or left open elsewhere takes it back.
    !pieces.some(({ denied, kind }) => denied?.term === term && denied.part !== undefined && (kind === 'term' || kind === 'unsure'))
  const stated = pieces.map((piece, index): Piece => {
    const { denied } = piece
    if (!denied || !whole[index] || (denied.part !== undefined && !isComplete(denied.term))) return piece
    const statement = readTerm(denied.term)
    return { ...piece, kind: 'term', readings: [[statement]] }
  })
  // "no" belongs to the words that it makes true.
  return stated.flatMap((piece, index) => {
    const next = stated[index + 1]
    const isJoined = (other: Piece | undefined, own: Piece | undefined) =>
      other?.kind === 'term' && own?.kind === 'negation' && other.denied !== undefined && other !== pieces[stated.indexOf(other)]
    if (isJoined(next, piece) && next && /^\s*$/.test(folded.slice(piece.end, next.start))) return []
    const last = stated[index - 1]
    if (isJoined(piece, last) && last && /^\s*$/.test(folded.slice(last.end, piece.start)))
      return [{ ...piece, start: last.start }]
    return [piece]
  })
}

/** The pieces beside one, up to the next sign, joining word or cue. */
function listNear(pieces: Piece[], index: number, step: 1 | -1, folded: string): Piece[] {
  const near: Piece[] = []
  for (let place = index + step; ; place += step) {
    const [piece, last] = [pieces[place], pieces[place - step]]
    if (!piece || !last || piece.cue) return near
    const between = step > 0 ? folded.slice(last.end, piece.start) : folded.slice(piece.end, last.start)
    if (/[^\s'-]/.test(between)) return near
    near.push(piece)
  }
}
