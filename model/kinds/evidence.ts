import * as v from 'valibot'
import { heading, text } from '../kit/define.ts'
import { readContent } from '../kit/read-content.ts'

export const evidenceTextsSchema = v.strictObject({
  title: heading,
  columns: v.strictObject({ figure: text, scope: text, period: text, method: text, confirmedBy: text }),
  /** In the place of evidence that nobody has given. */
  undocumented: text,
  /** In the place of how a promise was measured. */
  promise: text,
})

export const evidenceTexts = readContent('evidence', evidenceTextsSchema)
