import { bookTexts } from '../../content/book.ts'
import { contactTexts } from '../../content/contact.ts'
import { site } from '../../content/site.ts'
import { type LoadContext, loadPageMeta, localizeContent } from '../load-context.ts'

export function loadContactThanks(context: LoadContext) {
  const { next, messageSteps: steps, readCaseStudies: text } = localizeContent(context.locale, contactTexts)
  const meta = loadPageMeta(context, 'contactThanks')
  const { replyTime } = localizeContent(context.locale, site).terms
  const intro = [...meta.intro, ...(replyTime ? [replyTime] : [])]
  return { ...meta, intro, next, steps, link: { to: 'caseStudies' as const, text }, isMessage: true }
}

export function loadNewsletterCheckInbox(context: LoadContext) {
  const { next, subscriptionSteps: steps, readBlog: text } = localizeContent(context.locale, contactTexts)
  const link = { to: 'blog' as const, text }
  return { ...loadPageMeta(context, 'newsletterCheckInbox'), next, steps, link, isMessage: false }
}

export function loadBookCheckInbox(context: LoadContext) {
  const { next, steps } = localizeContent(context.locale, bookTexts)
  const link = { to: 'caseStudies' as const, text: localizeContent(context.locale, contactTexts).readCaseStudies }
  return { ...loadPageMeta(context, 'bookCheckInbox'), next, steps, link, isMessage: false }
}
