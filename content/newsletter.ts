import * as v from 'valibot'
import { defineContent, text } from './define.ts'

/** The words around the issues of the newsletter: in its archive and in its mails. */
export const newsletterTextsSchema = v.strictObject({
  /** The link from an issue to the post that it is made from. */
  readArticle: text,
  /** Below each mail (LSSI art. 20-22). */
  foot: v.strictObject({
    /** Before the name of the site. */
    why: text,
    readOnWeb: text,
    unsubscribe: text,
    /** Before the name and the address of the owner. */
    sender: text,
  }),
})

export const newsletterTexts = defineContent('content/newsletter.ts', newsletterTextsSchema, {
  readArticle: 'Read the whole article',
  foot: {
    why: 'You get this e-mail because you asked for the newsletter on this site and confirmed your address:',
    readOnWeb: 'Read on the web',
    unsubscribe: 'Unsubscribe',
    sender: 'Sent by',
  },
})
