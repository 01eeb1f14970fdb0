import { caseStudySlugs } from '../../content/slugs.ts'
import { type LoadContext, loadEntityMeta } from '../load-context.ts'
import { getCaseStudy, summarizeCaseStudy, summarizeService } from '../shared/localized-content.ts'

export type CaseStudyData = ReturnType<typeof loadCaseStudy>

export function loadCaseStudy({ locale, params }: LoadContext<'caseStudy'>) {
  const caseStudy = getCaseStudy(locale, params.caseStudy)
  const next = (caseStudySlugs.indexOf(params.caseStudy) + 1) % caseStudySlugs.length
  return {
    ...caseStudy,
    ...loadEntityMeta(caseStudy),
    services: caseStudy.services.map((slug) => summarizeService(locale, slug)),
    next: summarizeCaseStudy(locale, caseStudySlugs[next] ?? params.caseStudy),
  }
}
