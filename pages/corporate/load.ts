import { corporate } from '../../model/kinds/training.ts'
import { type LoadContext, loadPageLabel, localizeContent, type PageMeta } from '../data/load-context.ts'
import { listClaims, summarizeService } from '../data/localized-content.ts'
import { loadCallToAction } from '../shared/call-to-action.ts'
import { loadContractQuestions, loadFundingQuestions } from '../shared/company-questions.ts'
import { createCompanyFacts } from '../shared/service-facts.ts'

export type CorporateData = PageMeta & ReturnType<typeof loadCorporate>

export function loadCorporate({ locale }: LoadContext) {
  const localized = localizeContent(locale, corporate)
  return {
    claims: listClaims(locale, 'corporate'),
    facts: createCompanyFacts(locale),
    training: loadPageLabel(locale, 'training'),
    callToAction: loadCallToAction(locale),
    offer: {
      ...localized,
      faq: [...loadFundingQuestions(locale), ...localized.faq, ...loadContractQuestions(locale)],
      programs: localized.programs.map((program) => ({
        ...program,
        services: program.services.map((slug) => summarizeService(locale, slug)),
      })),
    },
  }
}
