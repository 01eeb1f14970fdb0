import Papa from 'papaparse'
import { csvFormulas } from '../../csv-formulas.ts'
import { nameReasons } from '../../functions/owner/name-state.ts'
import { formatTime } from '../../functions/shared/mail/texts.ts'
import { locales } from '../../locales/locales.ts'
import { tell } from '../../locales/owner.ts'
import { type ContactFieldName, contactFieldGroups } from '../../model/kinds/contact-fields.ts'
import { site } from '../../model/kinds/site.ts'
import type { LeadReport, MailReport, RequestReport, readInbox, SubscriberReport } from './read-inbox.ts'

/** Messages and subscribers that are listed for reading; JSON has all. */
const newest = 50

export function formatText({ leads, subscribers }: Awaited<ReturnType<typeof readInbox>>): string {
  return [
    formatCount(tell('leads.messages', { count: leads.length }), leads.length),
    // Held messages of robots must not push people off the list.
    ...leads
      .toSorted((one, other) => Number(one.held) - Number(other.held))
      .slice(0, newest)
      .map(formatLead),
    ...(site.newsletter || subscribers.length > 0
      ? [formatCount(tell('leads.subscribers', { count: subscribers.length }), subscribers.length)]
      : []),
    ...subscribers.slice(0, newest).map(formatSubscriber),
  ].join('\n\n')
}

function formatCount(words: string, count: number): string {
  return `${words}${count > newest ? ` (${tell('leads.newest', { newest })})` : ''}`
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
    ...(lead.mail
      ? [tell('leads.mails', { owner: formatMail(lead.mail.owner), visitor: formatMail(lead.mail.visitor, true) })]
      : []),
    ...read(paragraphs).flatMap((text) => text.split('\n').map((line) => `  ${line}`)),
  ].join('\n')
}

function formatMarks({ held, heldBecause, releasedAt }: LeadReport): string {
  return [
    held && nameReasons(heldBecause ?? []),
    releasedAt && tell('leads.mark.released', { time: formatTime(releasedAt) }),
  ]
    .flatMap((mark) => (mark ? `  [${mark}]` : []))
    .join('')
}

function formatSubscriber(subscriber: RequestReport): string {
  const { email, state, locale, consentVersion, confirmedAt, leftAt, suppressedAt, suppressedBecause, mail } =
    subscriber
  return [
    `${email}  ${tell(`leads.state.${state}`)}`,
    `${locales[locale].name} · ${tell('leads.consent', { version: consentVersion, time: formatTime(subscriber.requestedAt) })}`,
    confirmedAt && tell('leads.confirmed', { time: formatTime(confirmedAt) }),
    leftAt && tell('leads.left', { time: formatTime(leftAt) }),
    suppressedAt && tell('leads.unreachable', { time: formatTime(suppressedAt), reason: suppressedBecause ?? '' }),
    mail && tell('leads.mail', { state: formatMail(mail) }),
  ]
    .filter(Boolean)
    .join('\n')
}

function formatMail({ state, tries, reason }: MailReport, isToSender = false): string {
  const why = reason ? ` (${reason})` : ''
  if (state === 'failed') return `${tell('leads.mail.failed', { tries })}${why}`
  if (state === 'refused' && isToSender) return `${tell('leads.mail.dead')}${why}`
  return `${state === 'not mailed' ? tell('leads.mail.waiting') : tell(`leads.mail.${state}`)}${why}`
}
