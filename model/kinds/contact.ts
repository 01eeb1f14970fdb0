import * as v from 'valibot'
import { heading, itemId, label, listBy, text, textForEach, titledText } from '../kit/define.ts'
import { readEntries } from '../kit/read-content.ts'
import { naming } from '../kit/references.ts'
import { contactFieldNames } from './contact-fields.ts'
import { fieldErrors } from './forms.ts'
import { need } from './needs.ts'

/** The words of the forms: they come with the page that shows them, not with the interface texts, which every page loads. */
export const formWords = readEntries(['contact.form', 'contact-form'], {
  heading: heading,
  fields: textForEach([...contactFieldNames, 'website']),
  topics: v.pipe(listBy('id', { id: naming('topics', itemId), name: label }), v.nonEmpty('problems.list')),
  ...textForEach(['optional', 'notDecided', 'privacy']).entries,
  submit: v.strictObject({ contact: text, newsletter: text }),
  sending: text,
  errors: textForEach([...fieldErrors, 'consent']),
  /** Beside the button, if a field is wrong. */
  check: text,
  /** Beside the button, if too many forms came from one network. */
  limited: text,
  failed: text,
  /** The same text can go another way. */
  ...textForEach(['otherWays', 'byMail', 'byWhatsApp', 'subject']).entries,
  /** Before the first characters of the message's id. */
  reference: text,
  /** In the forms of a deploy preview. */
  preview: text,
})

const steps = v.pipe(
  listBy('id', { id: itemId, ...titledText.entries, needs: v.optional(need) }),
  v.nonEmpty('problems.list'),
)

/** The processing for a form, and its basis: the first layer of the privacy notice (LOPDGDD art. 11). With each change it needs a new version. */
const formNotice = v.strictObject({ purpose: text, basis: text })

export const contactTexts = readEntries(['contact.page', 'contact-page'], {
  details: textForEach(['heading', 'phone', 'location', 'profile']),
  /** The heading of the steps after a form was sent. */
  next: text,
  messageSteps: steps,
  /** Links for the time until the answer. */
  readCaseStudies: text,
  readBlog: text,
  newsletter: v.strictObject({
    heading: heading,
    text,
    /** Before the subject of the newest issue, which is a link. */
    lastIssue: text,
    /** The words beside the box. With each change they need a new version: model/consent-versions.ts. */
    consent: text,
  }),
  subscriptionSteps: steps,
  notice: v.strictObject({
    heading: heading,
    labels: v.strictObject({ controller: text, purpose: text, basis: text, recipients: text, rights: text }),
    contact: formNotice,
    newsletter: formNotice,
    recipients: text,
    rights: text,
  }),
})
