import { caseStudySlugs } from '../../content/slugs.ts'
import { type LoadContext, loadPageMeta } from '../load-context.ts'
import { summarizeCaseStudy } from '../shared/localized-content.ts'

export type CaseStudiesData = ReturnType<typeof loadCaseStudies>

export function loadCaseStudies(context: LoadContext) {
  return {
    ...loadPageMeta(context, 'caseStudies'),
    caseStudies: caseStudySlugs.map((slug) => summarizeCaseStudy(context.locale, slug)),
  }
}
