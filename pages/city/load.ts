import { plainText } from '../../content/localize.ts'
import type { LoadContext } from '../load-context.ts'
import { cityServicePages } from '../route-facts.ts'
import { getCity, summarizeService } from '../shared/localized-content.ts'

export type CityData = ReturnType<typeof loadCity>

export function loadCity({ locale, params }: LoadContext<'city'>) {
  const city = getCity(locale, params.city)
  return {
    ...city,
    title: plainText(city.title),
    description: plainText(city.description),
    heading: city.title,
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
