import { createDateFormat, createDayWriter } from '../../../locales/date-format.ts'
import { getSpace } from '../../../locales/get-space.ts'
import type { Locale } from '../../../locales/locales.ts'
import { type OwnerWord, ownerLocale, tell } from '../../../locales/owner.ts'
import { getPunctuation } from '../../../locales/punctuation.ts'
import { loadFunctionI18n } from '../../../locales/server.ts'
import { site } from '../../../model/kinds/site.ts'

/** The way to a page whose button acts. The HTML part has the link as a button, and other words. */
export function askToPress(locale: Locale, link: string): string {
  const i18n = loadFunctionI18n(locale, 'mail')
  return `${i18n.t('mail.press.link')}\n${link}`
}

export function writeLetter(locale: Locale, ...parts: Array<string | false | undefined>): string {
  const i18n = loadFunctionI18n(locale, 'mail')
  return joinParagraphs(i18n.t('mail.greeting'), ...parts, `${i18n.t('mail.closing')}\n${site.name}`)
}

export function joinParagraphs(...parts: Array<string | false | undefined>): string {
  return `${parts.filter(Boolean).join('\n\n')}\n`
}

/** The day before the month in English too, as the owner's country writes it. */
const dateLocale = ownerLocale === 'en' ? 'en-GB' : ownerLocale

const format = createDateFormat(dateLocale, {
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

/** A day such as 2026-11-22 for the owner: 22 November 2026. */
export const formatDay = createDayWriter(dateLocale)

export function nameFacts(facts: { [Name in OwnerWord<'fact'>]?: string | number | undefined }) {
  return Object.entries(facts).map(([name, fact]) => [tell(`owner.fact.${name as OwnerWord<'fact'>}`), fact] as const)
}

export const tellFacts = (facts: Parameters<typeof nameFacts>[0]) => listFacts(nameFacts(facts))

/** Facts in lines, for the owner unless a language is given; a missing one has none. */
export function listFacts(
  facts: ReadonlyArray<readonly [label: string, fact: string | number | undefined]>,
  locale = ownerLocale,
): string {
  const { colon } = getPunctuation(locale)
  // A fact is one line, also where a program has typed more.
  const flatten = (fact: string | number) => String(fact).replace(/\s*[\n\u2028\u2029]\s*/g, ', ')
  return facts
    .flatMap(([label, fact]) => (fact ? [`${label}${colon}${getSpace(colon)}${flatten(fact)}`] : []))
    .join('\n')
}

/** The words of a visitor, each line behind a mark: nothing in them becomes a rule or a link of ours. */
export function quote(words: string): string {
  return words.replace(/^.*$/gm, (line) => (line ? `> ${line}` : '>'))
}
