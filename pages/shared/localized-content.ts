import { caseStudies } from '../../content/case-studies.ts'
import { cities } from '../../content/cities.ts'
import { claims, shownClaims } from '../../content/claims.ts'
import type { Localized } from '../../content/map-texts.ts'
import { services } from '../../content/services.ts'
import type { Locale } from '../../locales/locales.ts'
import { readI18n } from '../../locales/server.ts'
import { memoize } from '../../memoize.ts'
import type { FingerprintData, Step } from '../../renderer/ui/Fingerprint.tsx'
import { localizeContent } from '../load-context.ts'
import { drawDiagram, findMainPath, smallShape, tallShape, wideShape } from './figures/draw-diagram.ts'

// Summaries of entities for cards and links on other pages.

export type ServiceSummary = ReturnType<typeof summarizeService>
export type CaseStudySummary = ReturnType<typeof summarizeCaseStudy>
export type CaseStudyDiagram = ReturnType<typeof getCaseStudy>['diagram']
export type SmallDiagram = ReturnType<typeof summarizeDrawnCaseStudy>['drawing']
export type CitySummary = ReturnType<typeof summarizeCity>

export function summarizeService(locale: Locale, slug: string) {
  const service = getService(locale, slug)
  return { slug, group: service.group, name: service.name, teaser: service.teaser }
}

export function summarizeCaseStudy(locale: Locale, slug: string) {
  const {
    name,
    title: heading,
    trade,
    sector,
    headline,
    lesson,
    kind,
    sample,
    fingerprint,
  } = getCaseStudy(locale, slug)
  return { slug, name, heading, trade, sector, headline, lesson, isExample: kind === 'example', sample, fingerprint }
}

/** With its drawing, for lists that have room for it. */
export function summarizeDrawnCaseStudy(locale: Locale, slug: string) {
  const { diagram } = localizeContent(locale, caseStudies.get(slug))
  return {
    ...summarizeCaseStudy(locale, slug),
    drawing: { ...drawDiagram(diagram, smallShape), path: findMainPath(diagram.nodes, diagram.links) },
  }
}

export function summarizeCity(locale: Locale, slug: string) {
  const { name, description } = getCity(locale, slug)
  return { slug, name, description }
}

export type ClaimSummary = ReturnType<typeof listClaims>[number]

/** The claims that stand on a page: see `shownClaims`. */
export function listClaims(locale: Locale, place: string) {
  const localized = localizeContent(locale, claims)
  return (shownClaims[place] ?? [])
    .flatMap((shown) => localized.filter(({ id }) => id === shown))
    .map(({ id, value, label, scope, sample }) => ({ id, value, label, scope, sample }))
}

export function getService(locale: Locale, slug: string) {
  return localizeContent(locale, services.get(slug))
}

export function getCity(locale: Locale, slug: string) {
  return localizeContent(locale, cities.get(slug))
}

/** A case study with its diagram as drawings; memoized, because many pages show it. */
export const getCaseStudy = memoize((locale: Locale, slug: string) => {
  const caseStudy = localizeContent(locale, caseStudies.get(slug))
  return {
    ...caseStudy,
    diagram: drawSystem(caseStudy.diagram),
    fingerprint: readFingerprint(locale, caseStudy.diagram.nodes),
  }
})

/** Who does each step of a system, in the order in which data flows through it. What it reads and keeps is no step. */
function readFingerprint(locale: Locale, nodes: { kind: string; column: number; row: number }[]): FingerprintData {
  const i18n = readI18n(locale, 'specimen')
  const steps = nodes
    .toSorted((one, other) => one.column - other.column || one.row - other.row)
    .flatMap(({ kind }): Step[] => (kind === 'step' ? ['rule'] : kind === 'model' || kind === 'person' ? [kind] : []))
  const count = (step: Step) => steps.filter((other) => other === step).length
  const words = {
    model: i18n.t('specimen.models', { count: count('model') }),
    rule: i18n.t('specimen.rules', { count: count('rule') }),
    person: i18n.t('specimen.people', { count: count('person') }),
  }
  // A number stays with what it counts.
  const label = [...new Set(steps)].map((step) => words[step].replaceAll(' ', '\u00a0')).join(' · ')
  return { steps, label }
}

/** A diagram as the drawings of `<SystemDiagram>`. */
export function drawSystem(diagram: Localized<ReturnType<typeof caseStudies.get>['diagram']>) {
  const { title, description, nodes } = diagram
  return {
    title,
    description,
    kinds: [...new Set(nodes.map(({ kind }) => kind))],
    people: nodes.filter(({ kind }) => kind === 'person').map(({ label }) => label),
    wide: drawDiagram(diagram, wideShape),
    tall: drawDiagram(diagram, tallShape),
  }
}
