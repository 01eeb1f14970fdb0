import { plainText } from '../../content/localize.ts'
import { caseStudySlugs } from '../../content/slugs.ts'
import type { LoadContext } from '../load-context.ts'
import { getCaseStudy, summarizeCaseStudy, summarizeService } from '../shared/localized-content.ts'

export type CaseStudyData = ReturnType<typeof loadCaseStudy>

export function loadCaseStudy({ locale, params }: LoadContext<'caseStudy'>) {
  const caseStudy = getCaseStudy(locale, params.caseStudy)
  const next = (caseStudySlugs.indexOf(params.caseStudy) + 1) % caseStudySlugs.length
  return {
    ...caseStudy,
    title: plainText(caseStudy.title),
    description: plainText(caseStudy.description),
    heading: caseStudy.title,
    services: caseStudy.services.map((slug) => summarizeService(locale, slug)),
    next: summarizeCaseStudy(locale, caseStudySlugs[next] ?? params.caseStudy),
  }
}
