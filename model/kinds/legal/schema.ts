import * as v from 'valibot'
import { day, heading, list, text, texts } from '../../kit/define.ts'
import { conditionalTexts, need } from '../switches.ts'

/** Fields of the owner's record that a legal page can show, in the order that it gives them. */
const ownerField = v.picklist(['name', 'nif', 'address', 'email', 'phone', 'register'])

export type OwnerField = v.InferOutput<typeof ownerField>

/** Things that are described under the same few labels: processed data, stored notes. */
const records = v.pipe(
  v.strictObject({
    labels: texts,
    rows: list({
      name: v.optional(heading),
      /** In the place of `name`: a word of the program, the same in every language. */
      code: v.optional(v.string()),
      cells: texts,
      needs: v.optional(need),
    }),
  }),
  v.check(
    ({ labels, rows }) => rows.every(({ cells }) => cells.length === labels.length),
    'expected a cell for each label in every row',
  ),
)

const section = v.strictObject({
  title: heading,
  needs: v.optional(need),
  /** The words before the parts below. */
  intro: v.optional(texts),
  /** Shown from content/site.json, samples marked. */
  owner: v.optional(v.array(ownerField)),
  records: v.optional(records),
  list: v.optional(conditionalTexts),
  /** The words after them, or all words of the section. */
  paragraphs: v.optional(conditionalTexts),
  /** To the laws and authorities that the section names. */
  links: v.optional(list({ text, url: v.pipe(v.string(), v.url()) })),
})

/** A legal page: its sections by name, in their order, and the day on which its words last changed. */
export function legalPage<const Name extends string>(names: readonly Name[]) {
  return v.strictObject({
    changed: day,
    sections: v.strictObject(v.entriesFromList(names, section)),
  })
}
