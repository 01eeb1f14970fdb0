import { site } from '../../../content/site.ts'
import type { Environment } from '../../../environment.ts'
import { defaultLocale, type Locale, localeCodes } from '../../../locales/locales.ts'
import { loadFunctionI18n } from '../../../locales/server.ts'
import type { Mail } from './mailer.ts'

// What mails have in common.

/** Stops out-of-office replies: https://www.rfc-editor.org/rfc/rfc3834#section-5 */
export const automatic = { 'Auto-Submitted': 'auto-replied' }

export function getAddresses({ MAIL_FROM }: Environment): Pick<Mail, 'from'> {
  return { from: MAIL_FROM ?? { name: site.name, address: site.owner.email } }
}

export function getOwnerAddress({ CONTACT_TO }: Environment): string {
  return CONTACT_TO ?? site.owner.email
}

const ownerLocale: Locale = localeCodes.find((code) => code === site.owner.mailLanguage) ?? defaultLocale

/** The language of what is mailed to the owner about visitors, and its words. */
export const ownerWords = {
  locale: ownerLocale,
  /** Read when a mail is written, because commands that write none run in folders without catalogs. */
  get i18n() {
    return loadFunctionI18n(ownerLocale, 'owner')
  },
}

/** Stable across attempts, so that duplicates can be recognised: see outbox.ts. */
export function createMessageId(name: string): string {
  return `<${name}@${new URL(site.url).hostname}>`
}

/** Facts in lines; what is missing has none. */
export function listFacts(facts: ReadonlyArray<readonly [label: string, fact: string | number | undefined]>): string {
  return facts.flatMap(([label, fact]) => (fact ? [`${label}: ${fact}`] : [])).join('\n')
}

export function joinParagraphs(...parts: Array<string | false | undefined>): string {
  return `${parts.filter(Boolean).join('\n\n')}\n`
}

/** The day before the month in English too, as the owner's country writes it. */
const format = new Intl.DateTimeFormat(ownerLocale === 'en' ? 'en-GB' : ownerLocale, {
  timeZone: site.owner.timeZone,
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZoneName: 'short',
})

/** A time for the owner, in the owner's zone, which it names: 22 Nov 2026, 16:40 CET. */
export function formatTime(time: Date): string {
  return format.format(time)
}
