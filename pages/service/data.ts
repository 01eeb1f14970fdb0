import { plainText } from '../../content/localize.ts'
import { cityServiceSlugs } from '../../content/slugs.ts'
import type { LoadContext } from '../load.ts'
import { getService, summarizeCaseStudy, summarizeCity, summarizeService } from '../summaries.ts'

export type ServiceData = ReturnType<typeof loadService>

export function loadService({ locale, params }: LoadContext<'service'>) {
  const service = getService(locale, params.service)
  return {
    ...service,
    title: plainText(service.title),
    description: plainText(service.description),
    heading: service.title,
    slug: params.service,
    caseStudy: summarizeCaseStudy(locale, service.caseStudy),
    related: service.related.map((slug) => summarizeService(locale, slug)),
    cities: cityServiceSlugs
      .filter((slug) => slug.endsWith(`/${params.service}`))
      .map((slug) => summarizeCity(locale, slug.split('/')[0] as Parameters<typeof summarizeCity>[1])),
  }
}
