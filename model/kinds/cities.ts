import { readContents } from '../kit/read-content.ts'
import { citySchema } from './cities.schema.ts'
import { site } from './site.ts'
import { citySlugs, createSlug } from './slugs.ts'

export const cities = readContents('cities', citySlugs, citySchema)

/** The name of a place, also of one that has no page of its own any more, such as `online`. */
export function getPlaceName(place: string): string {
  if (citySlugs.includes(place)) return cities.get(place).name
  const [town = ''] = site.owner.place.split(',')
  return createSlug(town) === place ? town : place.charAt(0).toUpperCase() + place.slice(1)
}
