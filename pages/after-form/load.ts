import { bookTexts } from '../../model/kinds/book.ts'
import { contactTexts } from '../../model/kinds/contact.ts'
import { site } from '../../model/kinds/site.ts'
import { type LoadContext, loadPageMeta, localizeContent, type PageMeta } from '../data/load-context.ts'

export type AfterFormData = PageMeta &
  ReturnType<typeof loadContactThanks | typeof loadNewsletterCheckInbox | typeof loadBookCheckInbox>

export function loadContactThanks({ locale }: LoadContext) {
  const { next, messageSteps: steps, readCaseStudies: text } = localizeContent(locale, contactTexts)
  const { replyTime } = localizeContent(locale, site).terms
  const intro = [...loadPageMeta(locale, 'contactThanks').intro, ...(replyTime ? [replyTime] : [])]
  return { intro, next, steps, link: { to: 'caseStudies' as const, text }, isMessage: true }
}

export function loadNewsletterCheckInbox({ locale }: LoadContext) {
  const { next, subscriptionSteps: steps, readBlog: text } = localizeContent(locale, contactTexts)
  const link = { to: 'blog' as const, text }
  return { next, steps, link, isMessage: false }
}

export function loadBookCheckInbox({ locale }: LoadContext) {
  const { next, steps } = localizeContent(locale, bookTexts)
  const link = { to: 'caseStudies' as const, text: localizeContent(locale, contactTexts).readCaseStudies }
  return { next, steps, link, isMessage: false }
}
