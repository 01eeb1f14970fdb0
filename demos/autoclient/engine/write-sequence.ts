import type { Lead } from './clean-leads.ts'
import { shortenCompany } from './company-name.ts'
import { type Language, languages } from './facts.ts'
import { compileTemplate, type FieldValues, gap, renderTemplate, type Template } from './render-template.ts'
import { en } from './templates/en.ts'
import { es } from './templates/es.ts'
import { fr } from './templates/fr.ts'
import type { MessagePack } from './templates/message-pack.ts'
import { zh } from './templates/zh.ts'
import { findIndustry, findSignal } from './vocabulary.ts'

export const messagePacks: Record<Language, MessagePack> = { en, es, fr, zh }

/** Who writes. */
export type Sender = {
  name: string
  company: string
  /** One or two sentences in each language. */
  offers: Record<Language, string>
  /** Whether the last message may offer a visit. */
  visits: boolean
}

/** A field of a message that must be known. */
export type RequiredField = 'company' | 'senderName' | 'senderCompany' | 'offer'

export type Message = {
  step: number
  /** Days after the first message. */
  day: number
  subject: string
  body: string
  /** What the templates need and nobody knows; a `gap` stands in its place. */
  missing: RequiredField[]
}

/** What stands against writing to a lead; undefined where a message may be written. */
export type Obstacle = 'noConsent' | 'objection' | 'noEmail'

/**
 * Spanish law (LSSI, article 21) asks for consent before commercial e-mail, except to customers; an objection ends it.
 */
export function findObstacle(lead: Pick<Lead, 'consent' | 'email'>): Obstacle | undefined {
  if (lead.consent === 'no') return 'objection'
  if (lead.consent === 'unknown') return 'noConsent'
  return lead.email ? undefined : 'noEmail'
}

/** Three messages to a lead: an opening, something useful, a goodbye. Sending is somebody else's job. */
export function writeSequence(lead: Lead, sender: Sender, language: Language, days: readonly number[]): Message[] {
  const pack = messagePacks[language]
  const values = listValues(lead, sender, language)
  return compiledSteps[language].map(({ subject, body }, index) => {
    const [head, text] = [subject, body].map((template) => renderTemplate(template, values, pack.rules))
    const missing = new Set([...(head?.missing ?? []), ...(text?.missing ?? [])])
    return {
      step: index + 1,
      day: days[index] ?? 0,
      subject: finish(head?.text ?? '', pack),
      body: finish(text?.text ?? '', pack),
      missing: requiredFields.filter((field) => missing.has(field)),
    }
  })
}

/** Whether a text, perhaps edited, still waits for something. */
export function hasGap({ subject, body }: Pick<Message, 'subject' | 'body'>): boolean {
  return subject.includes(gap) || body.includes(gap)
}

/** Every field that a template may name. Conditions are fields that say “yes”. */
export function listValues(lead: Lead, sender: Sender, language: Language): FieldValues {
  const pack = messagePacks[language]
  const industry = findIndustry(lead.industry)
  const is = (condition: unknown) => (condition ? 'yes' : undefined)
  return {
    greeting: pack.greet(lead),
    company: shortenCompany(lead.company),
    city: lead.city,
    industry: industry && pack.industries[industry],
    idea: industry && pack.ideas[industry],
    senderName: sender.name,
    senderCompany: sender.company,
    offer: sender.offers[language],
    visits: is(sender.visits),
    customer: is(lead.consent === 'customer'),
    request: is(findSignal('request', lead.notes)),
    manual: is(findSignal('manual', lead.notes)),
    deadline: is(findSignal('deadline', lead.notes)),
  }
}

const requiredFields: readonly RequiredField[] = ['company', 'senderName', 'senderCompany', 'offer']

const compiledSteps = Object.fromEntries(
  languages.map((language) => [
    language,
    messagePacks[language].steps.map(({ subject, body }) => ({
      subject: compileTemplate(subject),
      body: compileTemplate(body),
    })),
  ]),
) as Record<Language, { subject: Template; body: Template }[]>

/** Passages that were left out leave no double spaces and no empty paragraphs. */
function finish(text: string, pack: MessagePack): string {
  const tidy = text
    .replace(/ {2,}/g, ' ')
    .replace(/ +$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
  return pack.finish?.(tidy) ?? tidy
}
