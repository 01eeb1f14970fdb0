import * as v from 'valibot'
import { heading, text, titledTexts } from '../kit/define.ts'
import { readEntries } from '../kit/read-content.ts'

/** The words around the issues of the newsletter: in its archive and in its mails. */
export const newsletterTexts = readEntries('newsletter', {
  all: heading,
  /** For a site without an issue yet. */
  none: text,
  subscribe: text,
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
