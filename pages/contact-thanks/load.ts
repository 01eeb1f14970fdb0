import { contactTexts, contactTextsSchema } from '../../content/contact.ts'
import { type LoadContext, loadPageMeta, localizeContent } from '../load-context.ts'

export type ContactThanksData = ReturnType<typeof loadContactThanks>

export function loadContactThanks(context: LoadContext) {
  const { next, messageSteps, readCaseStudies } = localizeContent(
    context.locale,
    contactTextsSchema,
    contactTexts,
    'contact.page',
  )
  return { ...loadPageMeta(context, 'contactThanks'), next, steps: messageSteps, readCaseStudies }
}
