import * as v from 'valibot'
import { defineContent, heading, text, titledTexts } from './define.ts'

/** The words around the issues of the newsletter: in its archive and in its mails. */
export const newsletterTextsSchema = v.strictObject({
  /** The heading of the list. */
  all: heading,
  /** Where there is no issue yet. */
  none: text,
  subscribe: text,
  /** What somebody subscribes to. */
  promises: v.strictObject({ heading, items: titledTexts }),
  /** The link from an issue to the post that it is made from. */
  readArticle: text,
  /** Below each mail (LSSI art. 20-22). */
  foot: v.strictObject({
    /** Before the site's host name. */
    why: text,
    readOnWeb: text,
    unsubscribe: text,
    /** Before the name and the address of the owner. */
    sender: text,
  }),
})

export const newsletterTexts = defineContent('content/newsletter.ts', newsletterTextsSchema, {
  all: 'All issues',
  none: 'There is no issue yet. The first one will stand here.',
  subscribe: 'Subscribe',
  promises: {
    heading: 'What you subscribe to',
    items: [
      {
        id: 'occasion',
        title: 'Only when there is something new',
        text: 'An issue comes when there are new articles. It has no offers and no reminders, and no fixed day.',
      },
      {
        id: 'measuring',
        title: 'Nothing is measured',
        text: 'No hidden pictures and no rewritten links: I do not learn whether you open an issue or follow a link in it.',
      },
      {
        id: 'leaving',
        title: 'A way out in each issue',
        text: 'A link below the text ends the subscription. It asks no question and needs no password.',
      },
    ],
  },
  readArticle: 'Read the whole article',
  foot: {
    why: 'You get this e-mail because you asked for the newsletter and confirmed your address on',
    readOnWeb: 'Read on the web',
    unsubscribe: 'Unsubscribe',
    sender: 'Sent by',
  },
})
