import * as v from 'valibot'
import { readData } from '../kit/read-content.ts'

const color = v.pipe(v.string(), v.toLowerCase(), v.regex(/^#[\da-f]{6}$/, 'problems.color #9a3412'))

export const brandFile = 'content/brand.json'

export const brandSchema = v.strictObject({
  /** The ink of a model's steps; buttons and links have it too. */
  model: color,
  /** The ink of a rule's steps. */
  rule: color,
  /** The ink of a person's steps, which is that of texts. */
  person: color,
  /** The ground of the footer, of pictures for sharing and of the browser's own bar. */
  slate: color,
})

/** How the site looks as this owner's: tokens, pictures, icons, manifest and mails are made from it. */
export const brand = readData(brandFile, brandSchema)
