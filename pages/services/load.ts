import type { Locale } from '../../locales/locales.ts'
import { leadingOffers } from '../../model/kinds/leading-offers.ts'
import { method } from '../../model/kinds/profile.ts'
import { serviceFacts } from '../../model/kinds/service-facts.ts'
import { clients, serviceFormats } from '../../model/kinds/service-groups.ts'
import { services } from '../../model/kinds/services.ts'
import { serviceSlugs } from '../../model/kinds/slugs.ts'
import { loadServiceLine } from '../data/lines.ts'
import { type LoadContext, localizeContent, type PageMeta } from '../data/load-context.ts'
import { getService, summarizeService } from '../data/localized-content.ts'
import { describeLength, findPlan } from '../service/plan.ts'
import { findPlanPrice, listPrices } from '../shared/service-facts.ts'

export type ServicesData = PageMeta & ReturnType<typeof loadServices>

export function loadServices({ locale }: LoadContext) {
  const listed = serviceSlugs.map((slug) => listService(locale, slug))
  const listChoices = (ids: readonly Choice[]) =>
    ids
      .map((id) => ({ id, count: listed.filter(({ choices }) => choices.includes(id)).length }))
      .filter(({ count }) => count > 0)
  return {
    leading: localizeContent(locale, leadingOffers),
    services: listed,
    method: localizeContent(locale, method),
    choices: { clients: listChoices(clients), formats: listChoices(serviceFormats) },
  }
}

export type Choice = (typeof clients)[number] | (typeof serviceFormats)[number]

export type ListedService = ReturnType<typeof listService>

export function listService(locale: Locale, slug: string) {
  const service = getService(locale, slug)
  const length = describeLength(findPlan(service), locale)
  const choices: Choice[] = [...services.get(slug).for, ...services.get(slug).formats]
  return {
    ...summarizeService(locale, slug),
    choices,
    line: loadServiceLine(locale, slug),
    length,
    price:
      findPlanPrice(locale, listPrices(locale), service, length)?.amount ??
      localizeContent(locale, serviceFacts).quoted,
  }
}
