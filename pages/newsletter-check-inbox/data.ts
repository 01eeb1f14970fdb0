import { type LoadContext, loadPageMeta } from '../load.ts'

export type NewsletterCheckInboxData = ReturnType<typeof loadNewsletterCheckInbox>

export function loadNewsletterCheckInbox(context: LoadContext) {
  return loadPageMeta(context, 'newsletterCheckInbox')
}
