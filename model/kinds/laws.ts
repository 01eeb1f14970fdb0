import * as v from 'valibot'
import { day, heading, itemId, listBy, text } from '../kit/define.ts'
import { readEntries } from '../kit/read-content.ts'

/** Dates of the law for those who use AI in Spain. Other texts quote one as `[law:verifactu-companies]`; `/rules` lists them all. */
export const laws = readEntries('laws', {
  rows: listBy('id', {
    id: itemId,
    region: v.picklist(['eu', 'spain']),
    date: day,
    title: heading,
    /** The rule or proposal that begins or changes on that day. */
    what: text,
    who: text,
    source: v.pipe(v.string(), v.url()),
    /** The text that was read: the official one at its source, a copy of it elsewhere, or only reports about it. */
    read: v.picklist(['official', 'copy', 'reported']),
    /** The author of the report, if no official text was read. */
    report: v.optional(v.strictObject({ by: v.string(), url: v.pipe(v.string(), v.url()) })),
    /** The day on which somebody last compared the row with its source. */
    checked: day,
  }),
  texts: v.strictObject({
    eu: heading,
    spain: heading,
    columns: v.strictObject({ rule: text, what: text, who: text, source: text }),
    officialText: text,
    read: v.strictObject({ official: text, copy: text, reported: text }),
    checked: text,
    passed: text,
  }),
})

export type Law = (typeof laws.rows)[number]

/** Rows that nobody has checked for more than 60 days before a day: "2026-11-22". */
export function listUncheckedLaws(today: string, rows: Law[] = laws.rows): Law[] {
  const limit = new Date(Date.parse(today) - 60 * 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
  return rows.filter((row) => row.checked < limit)
}
