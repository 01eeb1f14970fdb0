import * as v from 'valibot'
import { heading, questionAndAnswer, text } from '../kit/define.ts'
import { readEntries } from '../kit/read-content.ts'

/** Questions of a company's purchasing, personnel and legal departments, on each page where they look for the answers. */
export const companyQuestions = readEntries(['offer.questions', 'company-questions'], {
  /** An answer for each status that the owner can have: `terms.fundae` of content/site.json. */
  fundae: v.strictObject({
    question: heading,
    answers: v.strictObject({ unset: text, registered: text, partner: text, no: text }),
    /** The same in a few words, for the facts of the page for companies. */
    facts: v.strictObject({ unset: text, registered: text, partner: text, no: text }),
  }),
  article4: questionAndAnswer,
  dataAgreement: questionAndAnswer,
  invoice: questionAndAnswer,
  /** Questions that only the owner can answer; each is hidden until `terms` of content/site.json has its answer. */
  terms: v.strictObject({ cancellation: heading, illness: heading, payment: heading, retention: heading }),
})
