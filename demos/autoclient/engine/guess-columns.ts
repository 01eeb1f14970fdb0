import { keyColumn, readPermissionName } from './consent.ts'
import { type ColumnMapping, type FieldName, fieldNames, knownNames, repeatableFields } from './fields.ts'
import type { LeadTable } from './read-list.ts'

/**
 * Guesses the field of each column from its name in English, Spanish, French or Chinese. If the name says nothing, the
 * cells decide. No field is given twice: the better name wins, then the first column.
 */
export function guessColumns({ header, rows }: LeadTable): ColumnMapping {
  const candidates = header.flatMap((name, column) => {
    const cells = rows.slice(0, 50).map(({ cells }) => cells[column] ?? '')
    const says = readPermissionName(name)
    if (says === 'optOut') return [{ column, field: 'optOut' as const, score: 4 }]
    if (says === 'unclear' || says === 'other') return []
    return fieldNames.map((field) => ({ column, field, score: rate(name, cells, field, says === 'consent') }))
  })
  const mapping: ColumnMapping = header.map(() => undefined)
  for (const { column, field, score } of candidates.sort((a, b) => b.score - a.score)) {
    const isFree = !mapping.includes(field) || (repeatableFields.includes(field) && score >= 2)
    if (score > 0 && !mapping[column] && isFree) mapping[column] = field
  }
  return mapping
}

function rate(name: string, cells: string[], field: FieldName, isConsent: boolean): number {
  return Math.max(rateName(name, field), field === 'consent' && isConsent ? 2.5 : 0) || rateCells(cells, field)
}

/** 3 for a known name, 2 for a name that holds a known one, with a little more for a longer one. */
function rateName(name: string, field: FieldName): number {
  const words = keyColumn(name)
  if (knownNames[field].includes(words)) return 3
  const contained = knownNames[field].filter((known) =>
    /\p{Script=Han}/u.test(known) ? words.includes(known) : ` ${words} `.includes(` ${known} `),
  )
  return contained.length === 0 ? 0 : 2 + Math.max(...contained.map((known) => known.length)) / 100
}

/** 1 if most filled cells have the shape of the field; few fields have one. */
function rateCells(cells: string[], field: FieldName): number {
  const shape = shapes[field]
  const filled = cells.filter(Boolean)
  return shape && filled.length > 0 && filled.filter((cell) => shape.test(cell)).length > filled.length / 2 ? 1 : 0
}

const shapes: Partial<Record<FieldName, RegExp>> = {
  email: /^\S+@\S+\.\S+$/,
  website: /^(https?:\/\/|www\.)\S+$/i,
  consent: /^(?:un|non-?|never[ _-])?subscribed$|^opt(?:ed)?[ _-]?(?:in|out)$|^(?:已订阅|已退订|未订阅)$/i,
  phone: /^\+?[\d\s().-]{9,20}$/,
}
