import type { Locale } from '../../locales/locales.ts'
import { companyQuestions } from '../../model/kinds/company-questions.ts'
import { site } from '../../model/kinds/site.ts'
import { markSample } from '../../model/kit/localize.ts'
import { isSample } from '../../model/site-samples.ts'
import { localizeContent } from '../data/load-context.ts'
import { hasPages } from '../data/route-facts.ts'

/** The answer on training credit that holds for the owner's present status. */
const fundaeStatus = site.terms.fundae ?? 'unset'

/** The questions of companies on every page about training: who pays, and what the law asks for. */
export function loadFundingQuestions(locale: Locale) {
  const { fundae, article4 } = localizeContent(locale, companyQuestions)
  return [
    {
      id: 'fundae',
      question: fundae.question,
      answer: markSample(fundae.answers[fundaeStatus], isSample('terms.fundae')),
    },
    ...(hasPages('rules', locale) ? [{ id: 'article4', ...article4 }] : []),
  ]
}

export function loadFundingFact(locale: Locale) {
  return markSample(localizeContent(locale, companyQuestions).fundae.facts[fundaeStatus], isSample('terms.fundae'))
}

/** The questions of purchasing and legal departments, without those that the owner has not answered yet. */
export function loadContractQuestions(locale: Locale) {
  const { dataAgreement, invoice, terms } = localizeContent(locale, companyQuestions)
  const answers = localizeContent(locale, site).terms
  return [
    { id: 'data', ...dataAgreement },
    { id: 'invoice', ...invoice },
    ...(['payment', 'cancellation', 'illness', 'retention'] as const).flatMap((name) => {
      const answer = answers[name]
      return answer === undefined ? [] : [{ id: name, question: terms[name], answer }]
    }),
  ]
}
