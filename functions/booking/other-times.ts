import * as v from 'valibot'
import { site } from '../../content/site.ts'
import { type Html, html } from '../shared/http/html.ts'
import { getBookingPath } from '../shared/http/tokens.ts'
import type { Link } from './appointment-link.ts'
import { pickWeeks, renderTimes } from './book-page.ts'
import { loadBookWords } from './book-words.ts'
import { findStarts } from './find-starts.ts'
import { startField } from './request-schema.ts'
import { formatInstant } from './show-times.ts'

/** The starts that are free beside the appointment's own; the owner needs no notice. undefined where nobody knows. */
export async function findOthers(
  { booking, isOwner, environment }: Link,
  isFresh = false,
): Promise<number[] | undefined> {
  const options = { isFresh, except: booking.id, ...(isOwner && { noticeHours: 0 }) }
  const free = await findStarts(environment, booking.type, booking.place, options)
  return free?.starts.filter((start) => start !== booking.start.getTime())
}

/** A form with a week of other times. Its pages of a mailed link lead to the weeks before and after it. */
export async function renderOthers(link: Link, action: 'confirm' | 'move', button: string): Promise<Html> {
  const { i18n, locale, zone, request, token } = link
  const starts = (await findOthers(link))?.map(formatInstant)
  if (!starts) return html`<p>${i18n.t('booking.manage.closed', { email: site.owner.email })}</p>`
  if (starts.length === 0) return html`<p>${i18n.t('booking.manage.none')}</p>`
  const { earlier, later } = loadBookWords(locale)
  const asked = new URL(request.url).searchParams.get('week') ?? ''
  const week = /^\d{1,2}$/.test(asked) ? Number(asked) : undefined
  const { first, days, hasEarlier, hasLater } = pickWeeks(starts, locale, zone, week, 1)
  // The page of a confirmation that came too late is the answer to a form, to which no link leads.
  const renderLink = (to: number, label: string) =>
    action === 'move' && html`<a href="${getBookingPath('manage', token, locale)}&week=${to}">${label}</a> `
  return html`<form method="post" action="${getBookingPath(action, token, locale)}">
${renderTimes(days, locale)}
<button>${button}</button>
</form>
<p>${hasEarlier && renderLink(Math.max(0, first - 1), earlier)}${hasLater && renderLink(first + 1, later)}</p>`
}

/** The start that a form has sent, in milliseconds since 1970; undefined where it is none. */
export function readStart({ start }: Record<string, string>): number | undefined {
  const { success, output } = v.safeParse(startField, start)
  return success ? output : undefined
}
