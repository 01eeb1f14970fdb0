import * as v from 'valibot'
import { defaultLocale, localeCodes } from '../../../locales/locales.ts'

/** The one column `row` of a statement, which holds a row as JSON, by a schema made with `jsonRow`. */
export function rowColumn<Row>(schema: v.GenericSchema<unknown, Row>) {
  return v.pipe(
    v.object({ row: schema }),
    v.transform(({ row }) => row),
  )
}

/** The language of a row. Somebody whose language the site does not have any more is written to in the first. */
export const storedLocale = v.fallback(v.picklist(localeCodes), defaultLocale)

/** A time in a row that comes as JSON. */
export const timestamp = v.pipe(v.string(), v.toDate())

export const optionalText = v.optional(v.string())

export const optionalTime = v.optional(timestamp)

/** A row as JSON: named in camel case, and without empty columns. */
export function jsonRow<const Entries extends v.ObjectEntries>(entries: Entries) {
  const rename = (column: string) => column.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase())
  return v.pipe(
    v.record(v.string(), v.unknown()),
    v.transform((row) => Object.entries(row).filter(([, value]) => value !== null)),
    v.transform((columns) => Object.fromEntries(columns.map(([column, value]) => [rename(column), value]))),
    v.object(entries),
  )
}
