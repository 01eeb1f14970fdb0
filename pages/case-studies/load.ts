import { createElement } from 'react'
import { caseStudies } from '../../model/kinds/case-studies.ts'
import { type LoadContext, localizeContent, type PageMeta } from '../data/load-context.ts'
import { listCaseStudies, listClaims, summarizeCaseStudy } from '../data/localized-content.ts'
import { renderFigure } from '../shared/figures/render-figure.ts'
import { SmallDiagram } from '../shared/figures/SmallDiagram.tsx'

export type CaseStudiesData = PageMeta & ReturnType<typeof loadCaseStudies>

export function loadCaseStudies({ locale }: LoadContext) {
  return {
    claims: listClaims(locale, 'caseStudies'),
    caseStudies: listCaseStudies(locale).map((slug) => {
      const { diagram } = localizeContent(locale, caseStudies.get(slug))
      return {
        ...summarizeCaseStudy(locale, slug),
        drawing: renderFigure(locale, createElement(SmallDiagram, { diagram }), slug),
      }
    }),
  }
}
