import { Temporal } from 'temporal-polyfill'
import { writeClock, writeDuration } from '../../locales/duration.ts'
import { joinSentences } from '../../locales/get-space.ts'
import type { Locale } from '../../locales/locales.ts'
import { journeys } from '../../model/kinds/journeys.ts'
import { site } from '../../model/kinds/site.ts'
import { fillPlaces, type LocalizedText, plainText } from '../../model/kit/localize.ts'
import { localizeContent } from './load-context.ts'

export type Journey = NonNullable<ReturnType<typeof createJourney>>

/** The drawing's size and its edges in degrees: one degree of longitude is as wide here as 0.766 of latitude is high. */
const map = { width: 380, north: 43.9, south: 35.5, west: -9.9, scale: 29.5, stretch: 0.766 }

/** The way from the owner's town to a city, to the whole country from its page, drawn from coordinates; undefined if it is not known. */
export function createJourney(locale: Locale, city: string) {
  const start = journeys.towns.find(({ minutes }) => minutes === undefined)
  if (!start || !(city === 'spain' || journeys.towns.some(({ id }) => id === city))) return undefined
  const { title, caption, home, towns, by, described } = localizeContent(locale, journeys)
  const from = place(start)
  const shown = towns.filter(({ isFurther }) => city === 'spain' || !isFurther)
  return {
    title,
    caption,
    width: map.width,
    height: Math.round((map.north - map.south) * map.scale),
    from,
    outline: drawOutline(),
    description: joinSentences(
      shown.map((town) =>
        fillPlaces(described, { place: plainText(town.name), time: describeWay(locale, town, by) ?? plainText(home) }),
      ),
    ),
    towns: shown.map((town) => ({
      ...place(town),
      id: town.id,
      name: town.name,
      side: town.side,
      isMeant: city === 'spain' ? town.minutes !== undefined : town.id === city,
      detail: town.minutes && town.by ? writeDuration(town.minutes, locale) : plainText(home),
    })),
  }
}

function drawOutline(): string {
  const corners = journeys.outline.flatMap((longitude, index, all) => {
    const latitude = all[index + 1]
    return index % 2 === 0 && latitude !== undefined ? [place({ longitude, latitude })] : []
  })
  return `M${corners.map(({ x, y }) => `${x} ${y}`).join(' ')}z`
}

/** How long it takes from there, in a line: "2 h 45 min, by train"; undefined if there is no single way. */
export function writeWay(locale: Locale, city: string): string | undefined {
  const { home, towns, by } = localizeContent(locale, journeys)
  const town = towns.find(({ id }) => id === city)
  return town && (describeWay(locale, town, by) ?? plainText(home))
}

type Town = (typeof journeys.towns)[number]

function describeWay(locale: Locale, { minutes, by }: Pick<Town, 'minutes' | 'by'>, words: Words): string | undefined {
  return by && fillPlaces(words[by], { time: writeDuration(minutes ?? 0, locale) })
}

type Words = Record<NonNullable<Town['by']>, LocalizedText>

/** The times of other places during an online session, whose hours are the owner's. */
export function createClocks(locale: Locale) {
  const { zones, ...words } = localizeContent(locale, journeys).clocks
  return {
    ...words,
    rows: zones.map(({ name, zone }) => {
      const write = (time: string) => writeClock(convertTime(time, site.owner.timeZone, zone), locale)
      return { name, morning: write('10:00'), afternoon: write('16:00') }
    }),
  }
}

/** A time of a winter's day in one zone, as the clocks of another one show it. */
export function convertTime(time: string, from: string, to: string): string {
  const moment = Temporal.PlainDateTime.from(`2027-01-12T${time}`).toZonedDateTime(from)
  return moment.withTimeZone(to).toPlainTime().toString({ smallestUnit: 'minute' })
}

function place({ latitude, longitude }: { latitude: number; longitude: number }) {
  return {
    x: Math.round((longitude - map.west) * map.stretch * map.scale),
    y: Math.round((map.north - latitude) * map.scale),
  }
}
