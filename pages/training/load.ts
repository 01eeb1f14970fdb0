import { site } from '../../model/kinds/site.ts'
import { training } from '../../model/kinds/training.ts'
import { listNextCourses } from '../courses/load.ts'
import { type LoadContext, loadPageLabel, localizeContent, type PageMeta } from '../data/load-context.ts'
import { listClaims, summarizeService } from '../data/localized-content.ts'
import { loadCallToAction } from '../shared/call-to-action.ts'
import { loadFundingQuestions } from '../shared/company-questions.ts'
import { listPrices } from '../shared/service-facts.ts'

export type TrainingData = PageMeta & ReturnType<typeof loadTraining>

export function loadTraining({ locale }: LoadContext) {
  const localized = localizeContent(locale, training)
  const prices = listPrices(locale)
  const terms = localizeContent(locale, site).terms
  return {
    claims: listClaims(locale, 'training'),
    nextCourses: listNextCourses(locale),
    corporate: loadPageLabel(locale, 'corporate'),
    callToAction: loadCallToAction(locale),
    offer: {
      ...localized,
      pricing: [...localized.pricing, ...(terms.vat ? [terms.vat] : [])],
      prices: [prices.workshop, prices.twoDay, prices.program].filter((price) => price !== undefined),
      faq: [...localized.faq, ...loadFundingQuestions(locale)],
      // A path leads to services, or nowhere.
      paths: localized.paths
        .filter((path) => path.services.length > 0)
        .map((path) => ({ ...path, services: path.services.map((slug) => summarizeService(locale, slug)) })),
    },
  }
}
