import { contactTexts, contactTextsSchema } from '../../content/contact.ts'
import { site, siteSchema } from '../../content/site.ts'
import { type LoadContext, loadPageMeta, localizeContent } from '../load-context.ts'

export type ContactThanksData = ReturnType<typeof loadContactThanks>

export function loadContactThanks(context: LoadContext) {
  const { next, messageSteps, readCaseStudies } = localizeContent(
    context.locale,
    contactTextsSchema,
    contactTexts,
    'contact.page',
  )
  const meta = loadPageMeta(context, 'contactThanks')
  const { replyTime } = localizeContent(context.locale, siteSchema.entries.terms, site.terms, 'site.terms')
  return {
    ...meta,
    intro: [...meta.intro, ...(replyTime ? [replyTime] : [])],
    next,
    steps: messageSteps,
    readCaseStudies,
  }
}
