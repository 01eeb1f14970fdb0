import { type LoadContext, loadEntityMeta } from '../load-context.ts'
import { cityServicePages } from '../route-facts.ts'
import { getService, summarizeCaseStudy, summarizeCity, summarizeService } from '../shared/localized-content.ts'

export type ServiceData = ReturnType<typeof loadService>

export function loadService({ locale, params }: LoadContext<'service'>) {
  const service = getService(locale, params.service)
  return {
    ...service,
    ...loadEntityMeta(service),
    slug: params.service,
    caseStudy: summarizeCaseStudy(locale, service.caseStudy),
    related: service.related.map((slug) => summarizeService(locale, slug)),
    cities: cityServicePages
      .filter(({ service }) => service === params.service)
      .map(({ city }) => summarizeCity(locale, city)),
  }
}
