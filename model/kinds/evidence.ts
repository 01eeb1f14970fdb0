import * as v from 'valibot'
import { heading, text } from '../kit/define.ts'
import { readEntries } from '../kit/read-content.ts'

export const evidenceTexts = readEntries('evidence', {
  title: heading,
  columns: v.strictObject({ figure: text, scope: text, period: text, method: text, confirmedBy: text }),
  /** In the place of evidence that nobody has given. */
  undocumented: text,
  /** In the place of how a promise was measured. */
  promise: text,
})
