import { caseStudySlugs } from '../../content/slugs.ts'
import { type LoadContext, loadPageMeta } from '../load-context.ts'
import { loadCallToAction } from '../shared/call-to-action.ts'
import { listClaims, summarizeDrawnCaseStudy } from '../shared/localized-content.ts'

export function loadCaseStudies(context: LoadContext) {
  return {
    ...loadPageMeta(context, 'caseStudies'),
    claims: listClaims(context.locale, 'caseStudies'),
    callToAction: loadCallToAction(context.locale),
    caseStudies: caseStudySlugs.map((slug) => summarizeDrawnCaseStudy(context.locale, slug)),
  }
}
