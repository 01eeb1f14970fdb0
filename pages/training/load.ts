import { serviceFacts } from '../../model/kinds/service-facts.ts'
import { site } from '../../model/kinds/site.ts'
import { training } from '../../model/kinds/training.ts'
import { listNextCourses } from '../courses/load.ts'
import { type LoadContext, loadPageLabel, localizeContent, type PageMeta } from '../data/load-context.ts'
import { listClaims, summarizeService } from '../data/localized-content.ts'
import { listService } from '../services/load.ts'
import { loadCallToAction } from '../shared/call-to-action.ts'
import { loadFundingQuestions } from '../shared/company-questions.ts'
import { listCosts } from '../shared/service-facts.ts'

export type TrainingData = PageMeta & ReturnType<typeof loadTraining>

export function loadTraining({ locale }: LoadContext) {
  const localized = localizeContent(locale, training)
  const terms = localizeContent(locale, site).terms
  return {
    claims: listClaims(locale, 'training'),
    nextCourses: listNextCourses(locale),
    corporate: loadPageLabel(locale, 'corporate'),
    price: localizeContent(locale, serviceFacts).labels.price,
    callToAction: loadCallToAction(locale),
    offer: {
      ...localized,
      pricing: [...listCosts(locale), ...localized.pricing, ...(terms.vat ? [terms.vat] : [])],
      faq: [...localized.faq, ...loadFundingQuestions(locale)],
      // A path leads to services, or nowhere.
      paths: localized.paths.flatMap(({ services: [first, ...slugs], ...path }) => {
        const others = slugs.map((slug) => summarizeService(locale, slug))
        return first === undefined ? [] : [{ ...path, first: listService(locale, first), others }]
      }),
    },
  }
}
