import Papa from 'papaparse'
import { csvFormulas } from '../../csv-formulas.ts'
import { formatTime } from '../../functions/shared/mail/mailer.ts'
import { locales } from '../../locales/locales.ts'
import { type ContactFieldName, contactFieldGroups } from '../../model/kinds/contact-fields.ts'
import type { InboxReport, LeadReport, MailReport, RequestReport, SubscriberReport } from './read-inbox.ts'

/** Messages and subscribers that are listed for reading; JSON has all. */
const newest = 50

/** The inbox for reading in a terminal. */
export function formatText({ leads, subscribers }: InboxReport): string {
  return [
    formatCount('Messages', leads.length),
    // Held messages of robots must not push people off the list.
    ...leads
      .toSorted((one, other) => Number(one.held) - Number(other.held))
      .slice(0, newest)
      .map(formatLead),
    formatCount('Subscribers', subscribers.length),
    ...subscribers.slice(0, newest).map(formatSubscriber),
  ].join('\n\n')
}

function formatCount(what: string, count: number): string {
  return `${what}: ${count}${count > newest ? ` (here the newest ${newest}; --json has all)` : ''}`
}

/** The subscribers as CSV for another sender. A value that a spreadsheet would run as a formula gets an apostrophe before it. */
export function formatSubscribersCsv(subscribers: SubscriberReport[]): string {
  const rows = subscribers.filter(({ unsubscribeLink }) => unsubscribeLink)
  const columns = ['email', 'locale', 'confirmedAt', 'unsubscribeLink']
  // The byte order mark tells Excel that this is UTF-8.
  return `\uFEFF${Papa.unparse(rows, { columns, escapeFormulae: csvFormulas })}`
}

function formatLead(lead: LeadReport): string {
  const { lines, choices, paragraphs } = contactFieldGroups
  const read = (names: ContactFieldName[]) => names.flatMap((name) => lead[name] || [])
  const others = lines.filter((name) => name !== 'name' && name !== 'email')
  return [
    `${formatTime(lead.receivedAt)}  ${[`${lead.name} <${lead.email}>`, ...read(others)].join(', ')}${formatMarks(lead)}`,
    [lead.id, locales[lead.locale].name, ...read(choices), lead.page].filter(Boolean).join(' · '),
    ...(lead.mail ? [`Mail: ${formatMail(lead.mail.owner)}; receipt: ${formatMail(lead.mail.visitor, true)}`] : []),
    ...read(paragraphs).flatMap((text) => text.split('\n').map((line) => `  ${line}`)),
  ].join('\n')
}

function formatMarks({ held, heldBecause, releasedAt }: LeadReport): string {
  return [held && `held as spam: ${heldBecause?.join(', ')}`, releasedAt && `released ${formatTime(releasedAt)}`]
    .flatMap((mark) => (mark ? `  [${mark}]` : []))
    .join('')
}

function formatSubscriber(subscriber: RequestReport): string {
  const { email, state, locale, consentVersion, mail } = subscriber
  return [
    `${email}  ${state}`,
    `${locales[locale].name} · consent ${consentVersion} · asked ${formatTime(subscriber.requestedAt)}`,
    ...(subscriber.confirmedAt ? [`Confirmed ${formatTime(subscriber.confirmedAt)}`] : []),
    ...(subscriber.leftAt ? [`Unsubscribed ${formatTime(subscriber.leftAt)}`] : []),
    ...(subscriber.suppressedAt
      ? [`Cannot be reached since ${formatTime(subscriber.suppressedAt)}: ${subscriber.suppressedBecause}`]
      : []),
    ...(mail ? [`Mail: ${formatMail(mail)}`] : []),
  ].join('\n')
}

function formatMail({ state, tries, reason }: MailReport, isToSender = false): string {
  const why = reason ? ` (${reason})` : ''
  if (state === 'failed') return `failed ${tries === 1 ? 'once' : `${tries} times`}${why}`
  if (state === 'refused' && isToSender)
    return `refused${why}: the address does not exist; answer by phone if there is one`
  return `${state}${why}`
}
