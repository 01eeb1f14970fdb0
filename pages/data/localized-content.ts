import type { Locale } from '../../locales/locales.ts'
import { caseStudies } from '../../model/kinds/case-studies.ts'
import { cities, getPlaceName } from '../../model/kinds/cities.ts'
import { claims, shownClaims } from '../../model/kinds/claims.ts'
import { hasLanguage } from '../../model/kinds/piece-languages.ts'
import { services } from '../../model/kinds/services.ts'
import { caseStudySlugs, citySlugs } from '../../model/kinds/slugs.ts'
import { trades } from '../../model/kinds/trades.ts'
import { plainText } from '../../model/kit/localize.ts'
import { createFingerprint, listSteps } from './fingerprint.ts'
import { localizeContent } from './load-context.ts'

export type ServiceSummary = ReturnType<typeof summarizeService>
export type CaseStudySummary = ReturnType<typeof summarizeCaseStudy>
export type CitySummary = ReturnType<typeof summarizeCity>

export function summarizeService(locale: Locale, slug: string) {
  const service = getService(locale, slug)
  return { slug, group: service.group, name: service.name, teaser: service.teaser }
}

export function summarizeCaseStudy(locale: Locale, slug: string) {
  const { title: heading, kind, name, trade, headline, sample, fingerprint } = getCaseStudy(locale, slug)
  const tradeName = localizeContent(locale, trades).find(({ id }) => id === trade)?.name ?? trade
  return {
    slug,
    name,
    heading,
    trade: { id: trade, name: tradeName },
    headline,
    isExample: kind === 'example',
    sample,
    fingerprint,
  }
}

export function listCaseStudies(locale: Locale): string[] {
  return caseStudySlugs.filter((slug) => hasLanguage(`caseStudies.${slug}`, locale))
}

/** The case study that another page shows; undefined where that has none, or none in its language. */
export function findCaseStudy(locale: Locale, slug: string | undefined): CaseStudySummary | undefined {
  return slug !== undefined && listCaseStudies(locale).includes(slug) ? summarizeCaseStudy(locale, slug) : undefined
}

export function summarizeCity(locale: Locale, slug: string) {
  const { name, description } = getCity(locale, slug)
  return { slug, name, description }
}

export type ClaimSummary = ReturnType<typeof listClaims>[number]

/** The claims that stand on a page: see `shownClaims`. */
export function listClaims(locale: Locale, place: string) {
  const localized = localizeContent(locale, claims)
  const shown = (shownClaims[place] ?? []).flatMap((shown) => localized.filter(({ id }) => id === shown))
  return shown.map(({ id, value, label, scope, sample }) => ({ id, value, label, scope, sample }))
}

export function getService(locale: Locale, slug: string) {
  return localizeContent(locale, services.get(slug))
}

export function getCity(locale: Locale, slug: string) {
  return localizeContent(locale, cities.get(slug))
}

/** A town in the language of the page, if there is a page about it. */
export function nameTown(locale: Locale, town: string): string {
  return citySlugs.includes(town) ? plainText(getCity(locale, town).name) : getPlaceName(town)
}

export function getCaseStudy(locale: Locale, slug: string) {
  const caseStudy = localizeContent(locale, caseStudies.get(slug))
  return { ...caseStudy, fingerprint: createFingerprint(locale, listSteps(caseStudy.diagram.nodes)) }
}
