import * as v from 'valibot'
import { heading, text, texts } from '../kit/define.ts'
import { readEntries } from '../kit/read-content.ts'

/** The words of the page with prices, and of estimates for agents. The numbers are in content/site.json. */
export const priceTexts = readEntries('prices', {
  /** Above the table; `[people]` is filled in. */
  title: heading,
  columns: v.strictObject({ service: text, oneDay: text, twoDays: text, program: text }),
  /** Below an amount without tax; `[amount]` is filled in. */
  withVat: text,
  covers: heading,
  /** Left out of each amount: `[rate]` and `[town]` are filled in. */
  excludes: v.strictObject({ title: heading, vat: text, travel: text }),
  /** The way to the amounts; `[most]` is the size of a group. */
  ranges: v.strictObject({ title: heading, items: texts, groups: text }),
  /** Beside every estimate, and in the place of one. */
  commitsNobody: text,
  onRequest: text,
})
