import { bookTexts, bookTextsSchema } from '../../content/book.ts'
import { contactTexts, contactTextsSchema } from '../../content/contact.ts'
import { type LoadContext, loadPageMeta, localizeContent } from '../load-context.ts'

export type BookCheckInboxData = ReturnType<typeof loadBookCheckInbox>

export function loadBookCheckInbox(context: LoadContext) {
  const { locale } = context
  const { next, steps } = localizeContent(locale, bookTextsSchema, bookTexts, 'book')
  const { readCaseStudies } = localizeContent(locale, contactTextsSchema, contactTexts, 'contact.page')
  return { ...loadPageMeta(context, 'bookCheckInbox'), next, steps, readCaseStudies }
}
