import { type LoadContext, loadEntityMeta } from '../load-context.ts'
import { cityServicePages } from '../route-facts.ts'
import { getCity, summarizeService } from '../shared/localized-content.ts'

export type CityData = ReturnType<typeof loadCity>

export function loadCity({ locale, params }: LoadContext<'city'>) {
  const city = getCity(locale, params.city)
  return {
    ...city,
    ...loadEntityMeta(city),
    slug: params.city,
    programs: city.programs.map(({ service, why }) => ({
      why,
      service: summarizeService(locale, service),
    })),
    pagesHere: cityServicePages
      .filter(({ city }) => city === params.city)
      .map(({ service }) => summarizeService(locale, service)),
  }
}
