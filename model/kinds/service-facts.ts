import * as v from 'valibot'
import { label, text, textForEach } from '../kit/define.ts'
import { readEntries } from '../kit/read-content.ts'

/** The first questions of buyers. The rows of a service follow its formats, so that no page speaks of a format it lacks. */
export const serviceFacts = readEntries(['offer.facts', 'service-facts'], {
  labels: v.strictObject({
    format: text,
    groupSize: text,
    place: label,
    /** One title for services that are taught, and one for those that are not. */
    ...textForEach(['sessions', 'work', 'correspondence']).entries,
    price: text,
    /** On the page for companies. */
    ...textForEach(['fundae', 'dataAgreement', 'invoice']).entries,
    /** On city pages, before `freeWeeks`. */
    freeWeeks: text,
  }),
  formats: v.strictObject({ workshop: text, program: text, lessons: text, consulting: text }),
  place: label,
  /** The words of the contract with a company. */
  dataAgreement: text,
  invoice: text,
  /** In place of a price that is not set. */
  quoted: text,
  /** Above the article that a service leads to. */
  article: text,
})
