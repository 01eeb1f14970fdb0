import * as v from 'valibot'
import { defineContent, heading, text } from './define.ts'

/** The words of the page that lists the claims. */
export const evidenceTextsSchema = v.strictObject({
  title: heading,
  columns: v.strictObject({ figure: text, scope: text, period: text, method: text, confirmedBy: text }),
  /** In the place of what nobody has documented. */
  undocumented: text,
})

export const evidenceTexts = defineContent('content/evidence.ts', evidenceTextsSchema, {
  title: 'Every figure on this site',
  columns: {
    figure: 'Figure',
    scope: 'What it covers',
    period: 'Period',
    method: 'How it was measured',
    confirmedBy: 'Who can confirm it',
  },
  undocumented: 'not yet documented',
})
