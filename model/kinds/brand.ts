import * as v from 'valibot'
import { readData } from '../kit/read-content.ts'
import { listWeakPairs } from './brand-colors.ts'

const color = v.pipe(v.string(), v.toLowerCase(), v.regex(/^#[\da-f]{6}$/, 'problems.color #9a3412'))

const brandEntries = {
  /** The ink of a model's steps; buttons and links have it too. */
  model: color,
  /** The ink of a rule's steps. */
  rule: color,
  /** The ink of a person's steps, which is that of texts. */
  person: color,
  /** The ground of the footer, of pictures for sharing and of the browser's own bar. */
  slate: color,
}

/** How the site looks as this owner's: tokens, pictures, icons, manifest and mails are made from it. */
export const brandSchema = v.pipe(
  v.strictObject(brandEntries),
  v.rawCheck(({ dataset, addIssue }) => {
    if (!dataset.typed || dataset.issues) return
    for (const { message } of listWeakPairs(dataset.value)) addIssue({ message: `problems.contrast ${message}` })
  }),
)

export const brand = readData('content/brand.json', brandSchema)

/** A part of the brand, as a new owner gives it: authoring/setup/ looks at it with the rest. */
export const brandPartSchema = v.partial(v.strictObject(brandEntries))
