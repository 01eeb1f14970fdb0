import { journeys, journeysSchema } from '../../content/journeys.ts'
import { plainText } from '../../content/localize.ts'
import type { CitySlug } from '../../content/slugs.ts'
import { createDateFormat } from '../../locales/date-format.ts'
import { type Locale, locales } from '../../locales/locales.ts'
import { localizeContent } from '../load-context.ts'

export type Journey = NonNullable<ReturnType<typeof createJourney>>
export type Clocks = ReturnType<typeof createClocks>

/** The drawing's size and its edges in degrees: one degree of longitude is as wide here as 0.766 of latitude is high. */
const map = { width: 345, north: 43, south: 35.8, west: -8.6, scale: 33, stretch: 0.766 }

/** The way from Madrid to a city, to all of Spain from its page, drawn from coordinates. */
export function createJourney(locale: Locale, city: CitySlug) {
  if (city === 'online') return undefined
  const { title, caption, home, towns, by } = localizeContent(locale, journeysSchema, journeys, 'journeys')
  const madrid = journeys.towns.find(({ id }) => id === 'madrid')
  if (!madrid) throw new Error('content/journeys.json: the town madrid is missing, where all ways begin')
  const length = new Intl.NumberFormat(locales[locale].lang, {
    style: 'unit',
    unit: 'kilometer',
    maximumSignificantDigits: 2,
  })
  const from = place(madrid)
  return {
    title,
    caption,
    width: map.width,
    height: Math.round((map.north - map.south) * map.scale),
    from,
    towns: towns
      .filter(({ isFurther }) => city === 'spain' || !isFurther)
      .map((town) => ({
        ...place(town),
        id: town.id,
        name: town.name,
        side: town.side,
        isMeant: city === 'spain' ? town.minutes !== undefined : town.id === city,
        home: town.minutes === undefined ? home : undefined,
        way:
          town.minutes && town.by
            ? {
                time: writeDuration(locale, town.minutes),
                by: by[town.by],
                // Among many towns there is no room for both.
                length: city === 'spain' ? undefined : length.format(measure(madrid, town)),
              }
            : undefined,
      })),
  }
}

/** How long it takes from Madrid, and how far it is, in a line; undefined where there is no one way. */
export function writeWay(locale: Locale, city: CitySlug): string | undefined {
  const town = createJourney(locale, city)?.towns.find(({ id }) => id === city)
  return town?.way ? [town.way.time, town.way.length].filter(Boolean).join(' · ') : town?.home && plainText(town.home)
}

/** What the clocks of other places show at the hours of an online session in Madrid. */
export function createClocks(locale: Locale) {
  const { zones, ...words } = localizeContent(locale, journeysSchema, journeys, 'journeys').clocks
  return {
    ...words,
    rows: zones.map(({ name, zone }) => {
      const format = createDateFormat(locale, { timeStyle: 'short', timeZone: zone })
      return { name, morning: format.format(morningBlock), afternoon: format.format(afternoonBlock) }
    }),
  }
}

/** When blocks begin in Madrid on a winter's day: at 10:00 and at 16:00. */
const morningBlock = Date.parse('2027-01-12T09:00Z')
const afternoonBlock = Date.parse('2027-01-12T15:00Z')

type Point = { latitude: number; longitude: number }

function place({ latitude, longitude }: Point) {
  return {
    x: Math.round((longitude - map.west) * map.stretch * map.scale),
    y: Math.round((map.north - latitude) * map.scale),
  }
}

/** The distance of two points in kilometers by the haversine formula, on a sphere of 6,371 km. */
function measure(one: Point, other: Point): number {
  const radians = (degrees: number) => (degrees * Math.PI) / 180
  const a =
    Math.sin(radians(other.latitude - one.latitude) / 2) ** 2 +
    Math.cos(radians(one.latitude)) *
      Math.cos(radians(other.latitude)) *
      Math.sin(radians(other.longitude - one.longitude) / 2) ** 2
  return 2 * 6371 * Math.asin(Math.sqrt(a))
}

/** "2h 45m" in the page's language. */
function writeDuration(locale: Locale, minutes: number): string {
  const write = (value: number, unit: 'hour' | 'minute') =>
    value > 0
      ? [new Intl.NumberFormat(locales[locale].lang, { style: 'unit', unit, unitDisplay: 'narrow' }).format(value)]
      : []
  return [...write(Math.floor(minutes / 60), 'hour'), ...write(minutes % 60, 'minute')].join(' ')
}
