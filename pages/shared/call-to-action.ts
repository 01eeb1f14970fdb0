import { writeMinutes } from '../../locales/day-times.ts'
import type { Locale } from '../../locales/locales.ts'
import { booking, bookingTypes } from '../../model/kinds/booking.ts'
import { type CallContext, callsToAction } from '../../model/kinds/calls-to-action.ts'
import { services } from '../../model/kinds/services.ts'
import { site } from '../../model/kinds/site.ts'
import { localizeContent } from '../data/load-context.ts'

/** The last part of a page for an audience; its link to the form fills in the subject of the page. */
export function loadCallToAction(locale: Locale, audience = 'team', { service, city }: CallContext = {}) {
  const { calls, book, message } = localizeContent(locale, callsToAction)
  const { strategyCall } = localizeContent(locale, site).terms
  const query = new URLSearchParams({ ...(service && { service }), ...(city && { city }) }).toString()
  const words = calls.find(({ id }) => id === audience)
  if (!words) throw new Error(`content/calls-to-action.json has no ${audience}`)
  const { title, text, button } = words
  const note = strategyCall ?? writeMinutes(booking.types[bookingTypes[0]].minutes, locale)
  return { title, text, button, contactQuery: query && `?${query}`, book, message, note }
}

/** The audience of a page about some services: that of the first, if its readers have words of their own. */
export function findAudience([first]: string[], usual: string): string {
  const audience = first && services.get(first).callsFor
  return callsToAction.calls.find(({ id, hasOwnWords }) => id === audience && hasOwnWords)?.id ?? usual
}
