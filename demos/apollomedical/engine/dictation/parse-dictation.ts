import type { DemoLocale } from '../../../../locales/demo-locales.ts'
import { fold } from '../../../shared/fold.ts'
import { findPlaces, type Place } from '../../../shared/sentences/find-cues.ts'
import { type Field, type FieldValue, isAsked, type Values } from '../templates/fields.ts'
import { type TemplateId, templates } from '../templates/templates.ts'
import { judgePieces } from './judge-pieces.ts'
import { cutDictation, type Piece, places, type Statement } from './pieces.ts'

/**
 * How a piece of the text was used.
 * `used`: it fills fields. `context`: it names a finding or joins words. `negated`: the text excludes it.
 * `unsure`: the text leaves it open, or says it of something else. `conflict`: the finding has the field twice with different values, so it stays empty. `misplaced`: the finding has no
 * such field. `number`: a number without a unit. `unknown`: not understood.
 */
export type PartKind = 'used' | 'context' | 'negated' | 'unsure' | 'conflict' | 'misplaced' | 'number' | 'unknown'

export type Part = {
  start: number
  end: number
  /** The words as they were dictated. */
  quote: string
  kind: PartKind
  statements: Statement[]
  /** The index of the finding; `undefined` for the examination. */
  finding: number | undefined
}

/** A structured draft; it holds nothing but dictated values. */
export type Draft = { parts: Part[]; general: Values; findings: Values[] }

/**
 * Fills the fields of a template from dictated text. A field that the text does not name, excludes or names twice with
 * different values stays empty: "not stated" is never turned into "normal".
 */
export function parseDictation(text: string, template: TemplateId, locale: DemoLocale): Draft {
  const folded = fold(text)
  const { general, finding: fields } = templates[template]
  const judged = judgePieces(cutDictation(folded, template, locale), folded, template, locale)
  const groups = groupPieces(judged, splitSegments(folded), fields)
  const ofExamination = settle(
    groups.flatMap(({ pieces }) => pieces),
    general,
  )
  const findings = Array.from({ length: 1 + Math.max(-1, ...groups.map(({ finding = -1 }) => finding)) }, (_, index) =>
    settle(
      groups.filter(({ finding }) => finding === index).flatMap(({ pieces }) => pieces),
      fields,
    ),
  )
  const parts = groups.flatMap(({ pieces, finding }) =>
    pieces.map((piece): Part => {
      const isOfFinding = piece.readings.flat().some(({ field }) => has(fields, field))
      const settled = isOfFinding ? finding !== undefined && findings[finding] : ofExamination
      return {
        start: piece.start,
        end: piece.end,
        quote: text.slice(piece.start, piece.end),
        finding: isOfFinding ? finding : undefined,
        ...judge(piece, settled || undefined),
      }
    }),
  )
  return { parts, general: ofExamination.values, findings: findings.map(({ values }) => values) }
}

type Group = { pieces: Piece[]; finding: number | undefined }
type Settled = { values: Values; stated: { piece: Piece; statement: Statement }[]; conflicts: Set<string> }

/** Sentences, and parts between semicolons. */
function splitSegments(folded: string): Place[] {
  const ends = [...findPlaces(folded, String.raw`[;；。\n]|\.(?!\d)`, 'zh').map(({ end }) => end), folded.length]
  return ends.map((end, index) => ({ start: ends[index - 1] ?? 0, end }))
}

/** Finds the finding that each sentence is about. */
function groupPieces(pieces: Piece[], segments: Place[], fields: readonly Field[]): Group[] {
  let count = 0
  let current: Piece[] = []
  /** A place that was named before its finding: "Right lobe." */
  let ahead: Group | undefined
  return segments.map((segment) => {
    const inside = pieces.filter(({ start }) => start >= segment.start && start < segment.end)
    if (namesOnlyPlace(inside, fields) && !continues(inside, count > 0 ? current : undefined)) {
      const isHealthy = inside.some(({ kind }) => ['negation', 'negated', 'unsure', 'unknown'].includes(kind))
      const group: Group = { pieces: isHealthy ? inside.map(leaveOut) : inside, finding: undefined }
      ahead = isHealthy ? undefined : group
      return group
    }
    const whole = ahead && findValue(inside, 'side') === undefined ? [...ahead.pieces, ...inside] : inside
    if (startsFinding(whole, count > 0 ? current : undefined, fields)) {
      count += 1
      current = []
      if (ahead && whole !== inside) ahead.finding = count - 1
    }
    ahead = undefined
    current = [...current, ...whole]
    return { pieces: inside, finding: count > 0 ? count - 1 : undefined }
  })
}

/** "The left lung is clear": a place alone, or with a negated word, is no finding. */
function namesOnlyPlace(inside: Piece[], fields: readonly Field[]): boolean {
  const named = inside
    .filter(({ kind }) => kind === 'term')
    .flatMap(({ readings }) => readings.flat())
    .filter(({ field }) => has(fields, field))
  const namesFinding = inside.some(({ isLesion, isAnother }) => isLesion || isAnother)
  return named.length > 0 && !namesFinding && named.every(({ field }) => places.includes(field))
}

/** "Solid nodule, 18 mm. Right lobe.": the place of the finding before it. */
function continues(inside: Piece[], current: Piece[] | undefined): boolean {
  if (!current || inside.some(({ kind }) => ['negation', 'unsure', 'unknown'].includes(kind))) return false
  const [side, known] = [findValue(inside, 'side'), findValue(current, 'side')]
  return side === undefined || known === undefined || side === known
}

function leaveOut(piece: Piece): Piece {
  return piece.kind === 'term' ? { ...piece, kind: 'word', readings: [] } : piece
}

/**
 * A finding begins with the first words about one, and again if a sentence names a lesion with another side or with a
 * size of its own.
 */
function startsFinding(inside: Piece[], current: Piece[] | undefined, fields: readonly Field[]): boolean {
  const isAbout = inside.some(
    ({ kind, readings }) => kind === 'term' && readings.flat().some(({ field }) => has(fields, field)),
  )
  if (!isAbout) return false
  if (!current) return inside.some(({ isLesion }) => isLesion) || inside.some(bearsFinding)
  if (inside.some(({ isAnother }) => isAnother)) return true
  if (!inside.some(({ isLesion }) => isLesion)) return false
  const side = findValue(inside, 'side')
  const knownSide = findValue(current, 'side')
  const isOtherSide = side !== undefined && knownSide !== undefined && side !== knownSide
  return isOtherSide || (findValue(inside, 'size') !== undefined && findValue(current, 'size') !== undefined)
}

/** Fields that nothing but a finding has. A gland is hypoechoic too, and a lobe has a size. */
const bearing = ['composition', 'attenuation', 'shape', 'margin', 'foci', 'outline']

function bearsFinding({ kind, readings, isDenial }: Piece): boolean {
  return kind === 'term' && !isDenial && readings.flat().some(({ field }) => bearing.includes(field))
}

function findValue(pieces: Piece[], field: string): FieldValue | undefined {
  return pieces
    .filter(({ kind }) => kind === 'term')
    .flatMap(({ readings }) => readings.flat())
    .find((statement) => statement.field === field)?.value
}

/** Fills the fields of one finding, or of the examination, from the pieces about it. */
function settle(pieces: Piece[], fields: readonly Field[]): Settled {
  const terms = pieces.filter(({ kind }) => kind === 'term')
  // Some fields are asked for because of another one, so those come first.
  const independent = stateFields(terms, fields, {}).filter(({ statement }) => !getField(fields, statement)?.when)
  const known = Object.fromEntries(independent.map(({ statement: { field, value } }) => [field, value]).reverse())
  const stated = stateFields(terms, fields, known)
  return { stated, ...collectValues(stated, fields) }
}

/** The values that the terms state if these values are known: for each term the first reading that fits. */
function stateFields(terms: Piece[], fields: readonly Field[], known: Values): Settled['stated'] {
  return terms.flatMap((piece) => {
    const fitting = piece.readings.find((reading) => reading.every((statement) => fits(statement, fields, known)))
    return (fitting ?? []).map((statement) => ({ piece, statement }))
  })
}

function fits(statement: Statement, fields: readonly Field[], known: Values): boolean {
  const field = getField(fields, statement)
  return field !== undefined && isAsked(field, known)
}

function collectValues(stated: Settled['stated'], fields: readonly Field[]): Pick<Settled, 'values' | 'conflicts'> {
  const conflicts = new Set<string>()
  const values: Record<string, FieldValue> = {}
  for (const { statement } of stated) {
    const { field, value } = statement
    const before = values[field]
    if (getField(fields, statement)?.kind === 'choices') {
      values[field] = [...new Set([before ?? [], value].flat().map(String))]
    } else if (before !== undefined && String(before) !== String(value)) {
      conflicts.add(field)
    } else {
      values[field] = value
    }
  }
  for (const field of conflicts) delete values[field]
  return { values, conflicts }
}

function judge(piece: Piece, settled: Settled | undefined): Pick<Part, 'kind' | 'statements'> {
  const [firstReading = []] = piece.readings
  if (piece.kind === 'word') return { kind: 'context', statements: [] }
  if (piece.kind === 'negation') return { kind: 'negated', statements: [] }
  if (piece.kind !== 'term') return { kind: piece.kind, statements: firstReading }
  const statements = (settled?.stated ?? [])
    .filter((stated) => stated.piece === piece)
    .map(({ statement }) => statement)
  if (statements.length === 0) return { kind: piece.isDenial ? 'negated' : 'misplaced', statements: firstReading }
  const isConflict = statements.some(({ field }) => settled?.conflicts.has(field))
  return { kind: isConflict ? 'conflict' : 'used', statements }
}

function getField(fields: readonly Field[], { field: id }: Statement): Field | undefined {
  return fields.find((field) => field.id === id)
}

function has(fields: readonly Field[], id: string): boolean {
  return fields.some((field) => field.id === id)
}
