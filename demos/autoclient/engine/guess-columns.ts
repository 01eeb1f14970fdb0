import { isNothing } from '../../shared/table/is-nothing.ts'
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

/** A known name counts more if the cells look like its field, and less if they do not; without one the cells decide. */
function rate(name: string, cells: string[], field: FieldName, isConsent: boolean): number {
  const named = Math.max(rateName(name, field), field === 'consent' && isConsent ? 2.5 : 0)
  const filled = cells.filter((cell) => !isNothing(cell))
  const shape = shapes[field]
  const fits = shape && filled.length > 0 ? filled.filter((cell) => shape.test(cell)).length / filled.length : undefined
  if (named === 0) return fits !== undefined && fits > 0.5 && field !== 'salutation' ? 1 : 0
  const isWrong = fits !== undefined && fits <= 0.5
  // A title that is no form of address is a job.
  if (field === 'salutation' && isWrong) return 0
  if (named < 2.9 && field !== 'consent' && aside.test(keyColumn(name))) return 0
  return isWrong ? named - 1 : named + (fits === undefined ? 0 : 0.5)
}

/** Columns beside a value: its kind, its number, who checked or owns it. */
const aside =
  /(?:^| )(?:ids?|labels?|types?|status|stage|source|confidence|verified|verification|owner|display name|etiquetas?|tipo|estado|origen|propietario|nombre de pantalla|libelle|statut|proprietaire)(?: |$)|标签|类型|状态|来源|负责人/

/** 3 for a known name, 2 for a name that holds a known one, with a little more for a longer one. */
function rateName(name: string, field: FieldName): number {
  // Google and Outlook number what a person may have several of: `E-mail 2 - Value`.
  const words = keyColumn(name)
    .replace(/(?<=\p{L}) \d(?= |$)/gu, '')
    .replace(/ value$/, '')
  if (knownNames[field].includes(words)) return /\p{L} [2-9](?: |$)/u.test(keyColumn(name)) ? 2.9 : 3
  const contained = knownNames[field].filter((known) =>
    /\p{Script=Han}/u.test(known) ? words.includes(known) : ` ${words} `.includes(` ${known} `),
  )
  return contained.length === 0 ? 0 : 2 + Math.max(...contained.map((known) => known.length)) / 100
}

const shapes: Partial<Record<FieldName, RegExp>> = {
  salutation:
    /^(?:mr|mrs|ms|miss|mx|dr|dra|prof|sr|sra|srta|d|dña|don|doña|m|mme|mlle|mmes?|herr|frau|monsieur|madame|señora?|先生|女士|小姐|博士)\.?$/iu,
  email: /\S+@\S+\.\S+/,
  website: /^(https?:\/\/|www\.)\S+$|^[\p{L}\d-]+(\.[\p{L}\d-]+)*\.\p{L}{2,}(\/\S*)?$/iu,
  consent: /^(?:un|non-?|never[ _-])?subscribed$|^opt(?:ed)?[ _-]?(?:in|out)$|^(?:已订阅|已退订|未订阅)$/i,
  phone: /^['+]?[\d\s().+-]{7,20}(?:\s*(?:x|ext\.?)\s*\d+)?(?:$|\s*(?::::|[;,/]))/i,
}
