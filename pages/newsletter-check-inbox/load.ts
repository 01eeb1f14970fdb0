import { contactTexts, contactTextsSchema } from '../../content/contact.ts'
import { type LoadContext, loadPageMeta, localizeContent } from '../load-context.ts'

export type NewsletterCheckInboxData = ReturnType<typeof loadNewsletterCheckInbox>

export function loadNewsletterCheckInbox(context: LoadContext) {
  const { next, subscriptionSteps, readBlog } = localizeContent(
    context.locale,
    contactTextsSchema,
    contactTexts,
    'contact.page',
  )
  return { ...loadPageMeta(context, 'newsletterCheckInbox'), next, steps: subscriptionSteps, readBlog }
}
