import * as v from 'valibot'
import {
  day,
  heading,
  keywords,
  listBy,
  pageWords,
  questionAndAnswer,
  text,
  texts,
  titledTexts,
} from '../kit/define.ts'
import { readContents } from '../kit/read-content.ts'
import { reference } from '../kit/references.ts'
import { readTown, site } from './site.ts'
import { citySlugs, createSlug } from './slugs.ts'

export const citySchema = v.strictObject({
  /** The place as one says it after "in": Madrid, Spain; "Online" for the online page. */
  name: heading,
  keywords,
  /** The heading of the page and its title in search results: at most 50 characters. */
  title: heading,
  ...pageWords,
  /** The clients of training here, and their subjects: true of this place only. */
  sectors: titledTexts,
  teams: v.optional(texts),
  /** Rooms, travel, notice, hours: how a session happens here. */
  logistics: v.optional(texts),
  programs: listBy('service', { service: reference('services'), why: text }),
  /** First days of weeks that are free, for the owner to keep: 2027-01-11. Past ones are not shown. */
  freeWeeks: v.optional(v.array(day)),
  faq: v.optional(
    v.strictObject({
      delivery: v.optional(questionAndAnswer),
      languages: v.optional(questionAndAnswer),
      availability: v.optional(questionAndAnswer),
    }),
    {},
  ),
})

export const cities = readContents('cities', citySlugs, citySchema)

/** The owner's town in content/booking.json, if no language writes it in letters of an address. */
export const unnamedTown = 'town'

/** The name of a place, also of one that has no page of its own any more, such as `online`. */
export function getPlaceName(place: string): string {
  if (citySlugs.includes(place)) return cities.get(place).name
  const town = readTown(site.owner.place)
  return (createSlug(town) || unnamedTown) === place ? town : place.charAt(0).toUpperCase() + place.slice(1)
}
