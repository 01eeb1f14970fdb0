import { createDateFormat } from '../../locales/date-format.ts'
import type { Locale } from '../../locales/locales.ts'
import { bookingPlaces, isFit } from '../../model/kinds/booking.ts'
import { cities } from '../../model/kinds/cities.ts'
import { serviceFacts } from '../../model/kinds/service-facts.ts'
import { today } from '../../model/today.ts'
import { loadTimeWords } from '../book/load.ts'
import { listNextCourses } from '../courses/load.ts'
import { createClocks, createJourney } from '../data/journey.ts'
import { type LoadContext, loadEntityMeta, loadPageLabel, localizeContent } from '../data/load-context.ts'
import { getCity, listClaims, summarizeService } from '../data/localized-content.ts'
import { cityServicePages } from '../data/route-facts.ts'

export type CityData = ReturnType<typeof loadCity>

export function loadCity({ locale, params }: LoadContext<'city'>) {
  const city = getCity(locale, params.city)
  const reasons = new Map(city.programs.map(({ service, why }) => [service, why]))
  const pagesHere = cityServicePages.filter((page) => page.city === params.city).map(({ service }) => service)
  return {
    ...city,
    ...loadEntityMeta(city),
    questions: Object.entries(city.faq ?? {}).flatMap(([id, item]) => (item ? [{ id, ...item }] : [])),
    claims: listClaims(locale, `cities.${params.city}`),
    slug: params.city,
    freeWeeks: {
      label: localizeContent(locale, serviceFacts).labels.freeWeeks,
      weeks: listFreeWeeks(locale, cities.get(params.city).freeWeeks),
    },
    journey: createJourney(locale, params.city),
    clocks: params.city === 'online' ? createClocks(locale) : undefined,
    nextCourses: listNextCourses(locale, ({ city, place }) => (city ?? (place ? '' : 'online')) === params.city),
    // A city without meetings shows the times of calls.
    times: bookingPlaces.some((place) => place === params.city && isFit('visit', place))
      ? { type: 'visit', place: params.city }
      : { type: 'call', place: 'online' },
    timeWords: loadTimeWords(locale),
    contact: loadPageLabel(locale, 'contact'),
    programs: [...new Set([...reasons.keys(), ...pagesHere])].map((service) => ({
      service: summarizeService(locale, service),
      why: reasons.get(service),
      hasPage: pagesHere.includes(service),
    })),
  }
}

/** The weeks that are still to come, as "January 11–17, 2027". */
function listFreeWeeks(locale: Locale, days: readonly string[] = []): string[] {
  const format = createDateFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
  const coming = days.filter((day) => day > today()).sort()
  return coming.map((day) => format.formatRange(Date.parse(day), Date.parse(day) + 6 * 24 * 60 * 60 * 1000))
}
