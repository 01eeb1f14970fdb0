import { bookTexts, bookTextsSchema } from '../../content/book.ts'
import { type Audience, type CallContext, callsToAction, callsToActionSchema } from '../../content/calls-to-action.ts'
import { services } from '../../content/services.ts'
import type { ServiceSlug } from '../../content/slugs.ts'
import type { Locale } from '../../locales/locales.ts'
import type { CallToActionData } from '../../renderer/ui/CallToAction.tsx'
import { localizeContent } from '../load-context.ts'
import { memoize } from '../memoize.ts'

/** The last part of a page for an audience; its link opens the contact form with the subject of the page filled in. */
export function loadCallToAction(
  locale: Locale,
  audience: Audience = 'team',
  { service, city, next }: CallContext = {},
): CallToActionData {
  const words = getWords(locale)
  const { next: usual, ...call } = words.calls[audience]
  const page = next ?? usual
  const query = new URLSearchParams({ ...(service && { service }), ...(city && { city }) }).toString()
  return { ...call, contactQuery: query && `?${query}`, book: words.book, next: { page, label: words.next[page] } }
}

/** Audiences whose readers are addressed as such on every page of their subject, also in articles and case studies. */
const ownWords: readonly Audience[] = ['clinical', 'host', 'family', 'student', 'language']

/**
 * The audience of a page about some services: that of the first, if its readers have words of their own.
 *
 * @param usual for all others
 */
export function findAudience([first]: ServiceSlug[], usual: Audience): Audience {
  const audience = first && services[first].callsFor
  return audience && ownWords.includes(audience) ? audience : usual
}

const getWords = memoize((locale: Locale) => ({
  ...localizeContent(locale, callsToActionSchema, callsToAction, 'offer.calls'),
  book: localizeContent(
    locale,
    bookTextsSchema.entries.invitation.entries.heading,
    bookTexts.invitation.heading,
    'book.invitation.heading',
  ),
}))
