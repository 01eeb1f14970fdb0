import { citySlugs } from '../../model/kinds/slugs.ts'
import { writeWay } from '../data/journey.ts'
import type { LoadContext, PageMeta } from '../data/load-context.ts'
import { summarizeCity } from '../data/localized-content.ts'

export type LocationsData = PageMeta & ReturnType<typeof loadLocations>

export function loadLocations({ locale }: LoadContext) {
  return { cities: citySlugs.map((slug) => ({ ...summarizeCity(locale, slug), way: writeWay(locale, slug) })) }
}
