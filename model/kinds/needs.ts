import * as v from 'valibot'
import { hidden, itemId, listOf, text } from '../kit/define.ts'
import { optionalPages } from './site.ts'

// Functions read content with these schemas. switches.ts tells which features a site has, and reads services and courses for it.

/** Features that a site can do without; some texts, rows and sections speak of them. */
const features = [
  'booking',
  'newsletter',
  'counts',
  'courses',
  'withdrawal',
  'estimates',
  'projects',
  'posts',
  'translations',
  ...optionalPages,
] as const

export type Feature = (typeof features)[number]

/** The condition of a part of the content: it stands only with booking (`booking`), or only without (`no booking`). */
export const need = v.picklist([...features, ...features.map((name) => `no ${name}`)])

const conditionalText = v.strictObject({ id: hidden(itemId), needs: need, text })

/** At least one text; some stand only under a condition. */
export const conditionalTexts = v.pipe(
  listOf('id', v.union([text, conditionalText], 'problems.conditional id, needs, text')),
  v.nonEmpty('problems.list'),
)
