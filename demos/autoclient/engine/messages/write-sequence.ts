import type { Lead } from '../clean-leads.ts'
import { shortenCompany } from '../company-name.ts'
import type { Language } from '../facts.ts'
import { findIndustry, findSignal } from '../vocabulary.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import type { Draft, Known, MessagePack, Need, RequiredField } from './message-pack.ts'
import { zh } from './zh.ts'

export const messagePacks: Record<Language, MessagePack> = { en, es, fr, zh }

export type Sender = {
  name: string
  company: string
  /** One or two sentences in each language. */
  offers: Record<Language, string>
  /** True if the last message may offer a visit. */
  visits: boolean
}

/** Placeholder for a required fact that is unknown; it cannot occur by chance or be overlooked. */
export const gap = '____'

export type Message = Draft & {
  step: number
  /** Days after the first message. */
  day: number
  /** The facts that the message needs and nobody knows; a `gap` stands in the place of each. */
  missing: RequiredField[]
}

/** The reason not to write to a lead; undefined if a message may be written. */
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
  const known = listKnown(lead, sender, pack)
  const required = {
    company: known.company,
    senderName: toLine(sender.name),
    senderCompany: toLine(sender.company),
    offer: toLine(sender.offers[language]),
  }
  return pack.steps.map((write, index) => {
    const missing = new Set<RequiredField>()
    const need: Need = (field) => {
      if (!required[field]) missing.add(field)
      return required[field] || gap
    }
    const { subject, body } = write(known, need)
    return {
      step: index + 1,
      day: days[index] ?? 0,
      subject: finish(subject, pack),
      body: finish(body, pack),
      missing: [...missing],
    }
  })
}

/** True if a text, perhaps edited, still has a gap. */
export function hasGap({ subject, body }: Draft): boolean {
  return subject.includes(gap) || body.includes(gap)
}

function listKnown(lead: Lead, sender: Sender, pack: MessagePack): Known {
  const industry = findIndustry(lead.industry)
  const [name, idea] = industry ? pack.industries[industry] : ['', '']
  return {
    greeting: pack.greet({ ...lead, name: toLine(lead.name) }),
    company: toLine(shortenCompany(lead.company)),
    city: toLine(lead.city),
    industry: name,
    idea,
    visits: sender.visits,
    isCustomer: lead.consent === 'customer',
    request: findSignal('request', lead.notes) !== undefined,
    manual: findSignal('manual', lead.notes) !== undefined,
    deadline: findSignal('deadline', lead.notes) !== undefined,
  }
}

/** Line breaks in a file or in typed text must not turn the rest of a subject into header lines. */
function toLine(text: string): string {
  return text.replace(/\s+/g, ' ').trim()
}

/** Passages that were left out leave no double spaces and no empty paragraphs. */
function finish(text: string, pack: MessagePack): string {
  const tidy = text
    .replace(/ {2,}/g, ' ')
    .replace(/^ +| +$/gm, '')
    .replace(/\n{3,}/g, '\n\n')
    .trim()
  return pack.finish?.(tidy) ?? tidy
}
