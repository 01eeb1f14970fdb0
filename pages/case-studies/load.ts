import { createElement } from 'react'
import { caseStudies } from '../../content/case-studies.ts'
import { caseStudySlugs } from '../../content/slugs.ts'
import { type LoadContext, loadPageMeta, localizeContent } from '../load-context.ts'
import { loadCallToAction } from '../shared/call-to-action.ts'
import { renderFigure } from '../shared/figures/render-figure.ts'
import { SmallDiagram } from '../shared/figures/SmallDiagram.tsx'
import { listClaims, summarizeCaseStudy } from '../shared/localized-content.ts'

export function loadCaseStudies(context: LoadContext) {
  return {
    ...loadPageMeta(context, 'caseStudies'),
    claims: listClaims(context.locale, 'caseStudies'),
    callToAction: loadCallToAction(context.locale),
    caseStudies: caseStudySlugs.map((slug) => {
      const { diagram } = localizeContent(context.locale, caseStudies.get(slug))
      return {
        ...summarizeCaseStudy(context.locale, slug),
        drawing: renderFigure(context.locale, createElement(SmallDiagram, { diagram }), slug),
      }
    }),
  }
}
