import { citySchema } from './cities/schema.ts'
import { readContents } from './read-content.ts'
import { citySlugs } from './slugs.ts'

export const cities = readContents('content/cities', citySlugs, citySchema)

/** What a place is called, also one that has no page of its own any more, such as `online`. */
export function getPlaceName(place: string): string {
  return citySlugs.includes(place) ? cities.get(place).name : place.charAt(0).toUpperCase() + place.slice(1)
}
