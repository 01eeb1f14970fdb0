import Papa from 'papaparse'
import { type ContactFieldName, contactFieldGroups, contactFieldNames } from '../../content/contact-fields.ts'
import { locales } from '../../locales/locales.ts'
import type { InboxReport, LeadReport, MailReport, SubscriberReport } from './read-inbox.ts'

/** The inbox for reading in a terminal. */
export function formatText({ leads, subscribers }: InboxReport): string {
  return [
    `Messages: ${leads.length}`,
    ...leads.map(formatLead),
    `Subscribers: ${subscribers.length}`,
    ...subscribers.map(formatSubscriber),
  ].join('\n\n')
}

/** Messages as a table for a spreadsheet. */
export function formatLeadsCsv(leads: LeadReport[]): string {
  return formatCsv(
    leads.map(({ mail, ...lead }) => ({ ...lead, ownerMail: mail?.owner.state, receiptMail: mail?.visitor.state })),
    ['receivedAt', 'id', 'held', 'answeredAt', ...contactFieldNames, 'locale', 'page', 'ownerMail', 'receiptMail'],
  )
}

/** Subscribers as a table, with what proves their consent. */
export function formatSubscribersCsv(subscribers: SubscriberReport[]): string {
  return formatCsv(
    subscribers.map(({ mail, ...subscriber }) => ({ ...subscriber, confirmationMail: mail?.state })),
    [
      'email',
      'state',
      'held',
      'locale',
      'consentVersion',
      'requestedAt',
      'confirmedAt',
      'leftAt',
      'confirmationMail',
      'unsubscribeLink',
    ],
  )
}

/** Values that a spreadsheet would run as a formula get an apostrophe before them: https://owasp.org/www-community/attacks/CSV_Injection */
const formula = /^[=+\-@\t\r]/

function formatCsv(rows: object[], columns: string[]): string {
  // The byte order mark tells Excel that this is UTF-8.
  return `\uFEFF${Papa.unparse(rows, { columns, escapeFormulae: formula })}`
}

function formatLead(lead: LeadReport): string {
  const { lines, choices, paragraphs } = contactFieldGroups
  const read = (names: ContactFieldName[]) => names.flatMap((name) => lead[name] || [])
  const others = lines.filter((name) => name !== 'name' && name !== 'email')
  return [
    `${formatTime(lead.receivedAt)}  ${[`${lead.name} <${lead.email}>`, ...read(others)].join(', ')}${formatMarks(lead)}`,
    [lead.id, locales[lead.locale].name, ...read(choices), lead.page].filter(Boolean).join(' · '),
    ...(lead.mail ? [`Mail: ${formatMail(lead.mail.owner)}; receipt: ${formatMail(lead.mail.visitor)}`] : []),
    ...read(paragraphs).flatMap((text) => text.split('\n').map((line) => `  ${line}`)),
  ].join('\n')
}

function formatMarks({ held, answeredAt }: LeadReport): string {
  return `${held ? '  [held as spam]' : ''}${answeredAt ? `  [answered ${formatTime(answeredAt)}]` : ''}`
}

function formatSubscriber(subscriber: SubscriberReport): string {
  const { email, state, held, locale, consentVersion, mail } = subscriber
  return [
    `${email}  ${held ? '[held as spam]' : state}`,
    `${locales[locale].name} · consent ${consentVersion} · asked ${formatTime(subscriber.requestedAt)}`,
    ...(subscriber.confirmedAt ? [`Confirmed ${formatTime(subscriber.confirmedAt)}`] : []),
    ...(subscriber.leftAt ? [`Unsubscribed ${formatTime(subscriber.leftAt)}`] : []),
    ...(mail ? [`Mail: ${formatMail(mail)}`] : []),
  ].join('\n')
}

function formatMail({ state, tries, reason }: MailReport): string {
  return state === 'failed' ? `failed ${tries} times${reason ? ` (${reason})` : ''}` : state
}

function formatTime(iso: string): string {
  return iso.slice(0, 16).replace('T', ' ')
}
