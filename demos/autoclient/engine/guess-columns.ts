import { fold } from '../../shared/fold.ts'
import { type ColumnMapping, type FieldName, fieldNames, knownNames } from './fields.ts'
import type { LeadTable } from './read-list.ts'

/**
 * Guesses the field of each column from its name in English, Spanish, French or Chinese. If the name says nothing, the
 * cells decide. No field is given twice: the better name wins, then the first column.
 */
export function guessColumns({ header, rows }: LeadTable): ColumnMapping {
  const candidates = header.flatMap((name, column) => {
    const cells = rows.slice(0, 50).map(({ cells }) => cells[column] ?? '')
    return fieldNames.map((field) => ({ column, field, score: rateName(name, field) || rateCells(cells, field) }))
  })
  const mapping: ColumnMapping = header.map(() => undefined)
  for (const { column, field, score } of candidates.sort((a, b) => b.score - a.score)) {
    if (score > 0 && !mapping[column] && !mapping.includes(field)) mapping[column] = field
  }
  return mapping
}

/** 3 for a known name, 2 for a name that holds a known one, with a little more for a longer one. */
function rateName(name: string, field: FieldName): number {
  const words = fold(name.normalize('NFC'))
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()
  if (knownNames[field].includes(words)) return 3
  const contained = knownNames[field].filter((known) =>
    /\p{Script=Han}/u.test(known) ? words.includes(known) : ` ${words} `.includes(` ${known} `),
  )
  return contained.length === 0 ? 0 : 2 + Math.max(...contained.map((known) => known.length)) / 100
}

/** 1 if most filled cells have the shape of the field; only three fields have one. */
function rateCells(cells: string[], field: FieldName): number {
  const shape = shapes[field]
  const filled = cells.filter(Boolean)
  return shape && filled.length > 0 && filled.filter((cell) => shape.test(cell)).length > filled.length / 2 ? 1 : 0
}

const shapes: Partial<Record<FieldName, RegExp>> = {
  email: /^\S+@\S+\.\S+$/,
  website: /^(https?:\/\/|www\.)\S+$/i,
  phone: /^\+?[\d\s().-]{9,20}$/,
}
