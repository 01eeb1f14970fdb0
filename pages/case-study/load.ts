import { createElement } from 'react'
import type { Locale } from '../../locales/locales.ts'
import { projects } from '../../model/kinds/projects.ts'
import { projectIds } from '../../model/kinds/slugs.ts'
import { listSteps } from '../data/fingerprint.ts'
import { loadCaseLine } from '../data/lines.ts'
import { type LoadContext, loadEntityMeta, localizeContent } from '../data/load-context.ts'
import {
  findCaseStudy,
  getCaseStudy,
  listCaseStudies,
  listClaims,
  summarizeService,
} from '../data/localized-content.ts'
import { findAudience, loadCallToAction } from '../shared/call-to-action.ts'
import { CaseFigure } from '../shared/figures/CaseFigure.tsx'
import { renderFigure } from '../shared/figures/render-figure.ts'
import { SystemDiagram } from '../shared/figures/SystemDiagram.tsx'

export type CaseStudyData = ReturnType<typeof loadCaseStudy>

export function loadCaseStudy({ locale, params }: LoadContext<'caseStudy'>) {
  const caseStudy = getCaseStudy(locale, params.caseStudy)
  const all = listCaseStudies(locale)
  const next = all[(all.indexOf(params.caseStudy) + 1) % all.length]
  return {
    ...caseStudy,
    ...loadEntityMeta(caseStudy),
    figure: renderFigure(locale, createElement(CaseFigure, { figure: caseStudy.figure })),
    diagram: renderFigure(locale, createElement(SystemDiagram, { diagram: caseStudy.diagram })),
    people: caseStudy.diagram.nodes.filter(({ kind }) => kind === 'person').map(({ label }) => label),
    claims: listClaims(locale, `caseStudies.${params.caseStudy}`),
    line: loadCaseLine(locale, params.caseStudy),
    steps: listSteps(caseStudy.diagram.nodes).map(({ text }) => text),
    demo: findDemo(locale, params.caseStudy),
    callToAction: loadCallToAction(locale, findAudience(caseStudy.services, 'case'), {
      service: caseStudy.services[0],
    }),
    services: caseStudy.services.map((slug) => summarizeService(locale, slug)),
    next: next === params.caseStudy ? undefined : findCaseStudy(locale, next),
  }
}

export function findDemo(locale: Locale, slug: string) {
  const id = projectIds.find((project) => projects.get(project).caseStudy === slug && !projects.get(project).repository)
  return id === undefined ? undefined : { id, method: localizeContent(locale, projects.get(id)).method }
}
