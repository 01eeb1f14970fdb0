import type { DemoLocale } from '../../../../locales/demo-locales.ts'
import type { CueKind } from '../../../shared/sentences/cue-words.ts'
import { type Item, judgeItems } from '../../../shared/sentences/judge-items.ts'
import type { TemplateId } from '../templates/templates.ts'
import { grammars, lexicons } from './lexicon.ts'
import { listOthers } from './list-others.ts'
import { type Piece, places, readTerm } from './pieces.ts'

/** Sets apart what the sentences deny, leave open or say of something else; a denial may state a term of its own. */
export function judgePieces(pieces: Piece[], folded: string, template: TemplateId, locale: DemoLocale): Piece[] {
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
  const isDenied = pieces.map((piece) => standings[named.indexOf(piece)] === 'denied')
  const others = listOthers(judged, isDenied, folded, grammars[locale], locale)
  const settled = judged.map((piece): Piece => (others.has(piece) ? { ...piece, kind: 'unsure' } : piece))
  return stateDenials(settled, isDenied, folded, template)
}

const cueKinds: Partial<Record<CueKind, Piece['kind']>> = {
  denies: 'negation',
  nor: 'negation',
  absent: 'negation',
  gone: 'negation',
  unseen: 'negation',
  stray: 'unknown',
}

function isItem({ kind, isLesion, isAnother, cue }: Piece): boolean {
  return !cue && (kind !== 'word' || isLesion || isAnother)
}

function toItem({ start, end, kind, readings, isLesion, denied }: Piece): Item {
  const [{ field, value } = { field: '', value: '' }] = readings.flat()
  const place = { start, end }
  if (isLesion && readings.length === 0) return { ...place, group: 'subject', role: 'subject' }
  if (kind === 'number' || field === 'size' || field === 'solidComponent')
    return { ...place, group: 'measure', role: 'measure' }
  if (places.includes(field)) return { ...place, group: 'place', role: 'place' }
  // These are there or not, as opposed to how something is.
  const isPresence = denied !== undefined || ['exclusions', 'lymphNodes'].includes(field) || value === 'extrathyroidal'
  // Nobody excludes the normal in a list: after "no spiculation" a comma, then "smooth margins", says that they are.
  const trait = value === 'smooth' || value === 'wider' ? `${field} ${value}` : field
  return { ...place, group: isPresence ? 'presence' : trait || 'word' }
}

/**
 * "No calcifications" states that there are no echogenic foci. A denial with a place or with words that nobody knows may
 * mean less, and states nothing.
 */
function stateDenials(pieces: Piece[], isDenied: boolean[], folded: string, template: TemplateId): Piece[] {
  const rows = lexicons[template].flatMap(({ denied }) => (denied ? [denied] : []))
  const isPlain = (index: number) => {
    const near = [listNear(pieces, index, -1, folded), listNear(pieces, index, 1, folded)].flat()
    return !near.some(
      ({ kind, readings }) => kind === 'unknown' || readings.flat().some(({ field }) => places.includes(field)),
    )
  }
  const whole = pieces.map(({ denied }, index) => denied !== undefined && isDenied[index] === true && isPlain(index))
  const parts = new Set(
    pieces.flatMap(({ denied }, index) => (denied && whole[index] ? [`${denied.term}:${denied.part}`] : [])),
  )
  const isComplete = (term: string) =>
    rows.every((row) => row.term !== term || row.part === undefined || parts.has(`${term}:${row.part}`)) &&
    // A part that is stated or left open elsewhere takes it back.
    !pieces.some(
      ({ denied, kind }) =>
        denied?.term === term && denied.part !== undefined && (kind === 'term' || kind === 'unsure'),
    )
  const stated = pieces.map((piece, index): Piece => {
    const { denied } = piece
    if (!denied || !whole[index] || (denied.part !== undefined && !isComplete(denied.term))) return piece
    const statement = readTerm(denied.term)
    return { ...piece, kind: 'term', isDenial: true, readings: [[statement]] }
  })
  // "no" belongs to the words that it makes true.
  return stated.flatMap((piece, index) => {
    const next = stated[index + 1]
    const isJoined = (other: Piece | undefined, own: Piece | undefined) => other?.isDenial && own?.kind === 'negation'
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
