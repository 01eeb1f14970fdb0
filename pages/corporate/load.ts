import type { Locale } from '../../locales/locales.ts'
import { services } from '../../model/kinds/services.ts'
import { corporate } from '../../model/kinds/training.ts'
import { loadServiceLine } from '../data/lines.ts'
import { type LoadContext, loadPageLabel, localizeContent, type PageMeta } from '../data/load-context.ts'
import { listClaims, summarizeService } from '../data/localized-content.ts'
import { loadPlan } from '../service/load.ts'
import { loadCallToAction } from '../shared/call-to-action.ts'
import { loadContractQuestions, loadFundingQuestions } from '../shared/company-questions.ts'
import { createCompanyFacts } from '../shared/service-facts.ts'

export type CorporateData = PageMeta & ReturnType<typeof loadCorporate>

export function loadCorporate({ locale }: LoadContext) {
  const localized = localizeContent(locale, corporate)
  return {
    claims: listClaims(locale, 'corporate'),
    plan: findWeeks(locale),
    facts: createCompanyFacts(locale),
    training: loadPageLabel(locale, 'training'),
    callToAction: loadCallToAction(locale),
    offer: {
      ...localized,
      faq: [...loadFundingQuestions(locale), ...localized.faq, ...loadContractQuestions(locale)],
      programs: localized.programs.map((program) => ({
        ...program,
        line: program.services[0] === undefined ? undefined : loadServiceLine(locale, program.services[0]),
        services: program.services.map((slug) => summarizeService(locale, slug)),
      })),
    },
  }
}

/** The plan of the first program of several weeks, as what a company gets. */
function findWeeks(locale: Locale) {
  return corporate.programs
    .flatMap(({ services: slugs }) => slugs)
    .filter((slug) => services.get(slug).formats.includes('program'))
    .map((slug) => ({ ...loadPlan(locale, slug), slug }))
    .find(({ length }) => length.unit === 'week')
}
