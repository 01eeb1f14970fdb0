import { bookTexts, bookTextsSchema } from '../../content/book.ts'
import { type BookingPlace, type BookingType, booking } from '../../content/booking.ts'
import { getPlaceName } from '../../content/cities.ts'
import { mapTexts } from '../../content/map-texts.ts'
import { writeMinutes } from '../../locales/day-times.ts'
import type { Locale } from '../../locales/locales.ts'
import { createContentTranslator } from '../shared/data/content-translator.ts'

/** The words of the page where appointments are booked. */
export function loadBookWords(locale: Locale) {
  return mapTexts(bookTextsSchema, bookTexts, 'book', createContentTranslator(locale))
}

/** What a place is called: Barcelona, Barcelone, 巴塞罗那. */
export function namePlace(place: BookingPlace, locale: Locale): string {
  return createContentTranslator(locale)(`cities.${place}.name`, getPlaceName(place))
}

/** What visitors know a time zone by, else its own name: America/Anchorage. */
export function nameZone(zone: string, locale: Locale): string {
  return loadBookWords(locale).zones.find((row) => row.zone === zone)?.name ?? zone
}

/** A type with its length: "Strategy call · 30 minutes". */
export function nameType(type: BookingType, locale: Locale): string {
  return `${loadBookWords(locale).types[type].name} · ${writeMinutes(booking.types[type].minutes, locale)}`
}
