import * as v from 'valibot'
import { contactFieldNames } from './contact-fields.ts'
import { contactTopics } from './contact-options.ts'
import { defineContent, heading, text, textForEach, titledTexts } from './define.ts'
import { fieldErrors } from './forms.ts'

/**
 * The words of the forms. They come with the page that shows them and not with the interface texts, which every page
 * loads.
 */
export const formWordsSchema = v.strictObject({
  heading: heading,
  fields: textForEach([...contactFieldNames, 'website']),
  topics: textForEach(contactTopics),
  optional: text,
  notDecided: text,
  privacy: text,
  submit: v.strictObject({ contact: text, newsletter: text }),
  sending: text,
  /** What is wrong with a field. */
  errors: textForEach([...fieldErrors, 'consent']),
  /** Beside the button, where a field is wrong. */
  check: text,
  /** Beside the button, where too many forms came from one network. */
  limited: text,
  failed: text,
  /** The same text can go another way. */
  otherWays: text,
  byMail: text,
  byWhatsApp: text,
  subject: text,
  /** Before the first characters of the message's id. */
  reference: text,
  /** In the forms of a deploy preview. */
  preview: text,
})

const steps = v.pipe(titledTexts, v.nonEmpty('expected at least one step'))

/** What is processed for a form, and on what basis: the first layer of the privacy notice (LOPDGDD art. 11). A change needs a
 * new version too. */
const formNotice = v.strictObject({ purpose: text, basis: text })

export const contactTextsSchema = v.strictObject({
  details: textForEach(['heading', 'phone', 'location', 'profile']),
  /** What happens after a form was sent. */
  next: text,
  messageSteps: steps,
  /** What to read meanwhile. */
  readCaseStudies: text,
  readBlog: text,
  newsletter: v.strictObject({
    heading: heading,
    text,
    /** Before the subject of the newest issue, which is a link. */
    lastIssue: text,
    /** The words beside the box. With each change they need a new version: content/forms.ts. */
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

export const formWords = defineContent('content/contact.ts', formWordsSchema, {
  heading: 'Send a message',
  fields: {
    name: 'Name',
    email: 'E-mail',
    company: 'Company',
    topic: 'Topic',
    service: 'Service',
    city: 'Place',
    message: 'Message',
    website: 'Leave this field empty',
  },
  topics: {
    training: 'Training for a team',
    workshop: 'Workshop',
    lessons: 'Private lessons',
    consulting: 'Consulting',
    automation: 'Automation',
    other: 'Something else',
  },
  optional: '(optional)',
  notDecided: 'Not decided yet',
  privacy: 'All about it in the privacy notice',
  submit: { contact: 'Send message', newsletter: 'Subscribe' },
  sending: 'Sending...',
  errors: {
    required: 'This field is needed.',
    email: 'Enter a complete e-mail address, such as name@example.com.',
    tooLong: 'This text is too long.',
    invalid: 'This value cannot be used here.',
    consent: 'Tick the box to subscribe.',
  },
  check: 'Please check the marked fields.',
  limited: 'Too many messages from your network at the moment. Please wait a minute; your text stays here.',
  failed: 'Oops, something went wrong, please try again.',
  otherWays: 'Your text is still here. If it fails again, the same text can go another way:',
  byMail: 'Send by e-mail',
  byWhatsApp: 'Send by WhatsApp',
  subject: 'Message through the site',
  reference: 'Your reference:',
  preview: 'This is a preview of the site: nothing is delivered from here.',
})

export const contactTexts = defineContent('content/contact.ts', contactTextsSchema, {
  details: {
    heading: 'Contact details',
    phone: 'Phone',
    location: 'Location',
    profile: 'Professional profile',
  },
  next: 'What happens next',
  readCaseStudies: 'Read the case studies meanwhile',
  readBlog: 'Read the blog meanwhile',
  messageSteps: [
    {
      id: 'receipt',
      title: 'A receipt by e-mail',
      text: 'An automatic e-mail usually confirms your message within minutes. The message has arrived even without it; write again only if your address may have a typing error.',
    },
    {
      id: 'answer',
      title: 'An answer from me',
      text: 'I answer by e-mail in Spanish, English, French or Chinese, as you wrote, and ask about whatever is not clear yet.',
    },
    {
      id: 'call',
      title: 'A call, if it helps',
      text: 'If there is something to work on, choose a time for a call on this site, or ask me for two. Have an example of the task at hand. If a written answer is enough, we leave it there.',
    },
  ],
  newsletter: {
    heading: 'Newsletter',
    text: 'New articles by e-mail when there are some, and nothing else: no offers and no reminders.',
    lastIssue: 'To see what comes, read the last issue:',
    consent:
      'I would like to receive the newsletter at this e-mail address. I can unsubscribe at any time with the link in each issue.',
  },
  subscriptionSteps: [
    {
      id: 'open-e-mail',
      title: 'Open the e-mail',
      text: 'If you do not see it within ten minutes, look in your spam folder. If it is not there either, ask for it again with the form.',
    },
    {
      id: 'confirm',
      title: 'Follow its link and confirm',
      text: 'The link opens a page with one button. Nothing is subscribed before you press it, because mail software opens links by itself.',
    },
    {
      id: 'read',
      title: 'Read, or leave again',
      text: 'Each issue has a link that ends the subscription at once, without a question.',
    },
  ],
  notice: {
    heading: 'Data protection in short',
    labels: {
      controller: 'Responsible',
      purpose: 'Purpose',
      basis: 'Legal basis',
      recipients: 'Recipients',
      rights: 'Your rights',
    },
    contact: {
      purpose: 'To answer your message.',
      basis: 'Steps at your request before a contract, or the legitimate interest in answering you.',
    },
    newsletter: {
      purpose: 'To send you the newsletter.',
      basis: 'Your consent, which you can withdraw at any time.',
    },
    recipients: 'The hosting provider in the United States and the e-mail provider. Nobody else.',
    rights: 'Access, rectification, erasure and others.',
  },
})
