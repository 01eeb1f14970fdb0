import { type Environment, findSiteUrl } from '../../environment.ts'
import { getSpace } from '../../locales/get-space.ts'
import { locales } from '../../locales/locales.ts'
import { ownerLocale, tell } from '../../locales/owner.ts'
import { loadFunctionI18n } from '../../locales/server.ts'
import { contactFieldGroups } from '../../model/kinds/contact-fields.ts'
import { site } from '../../model/kinds/site.ts'
import { mostSingle, newsMails, ownerMessages, receiptMails } from '../shared/data/budgets.ts'
import { loadFormWords, translate } from '../shared/data/content-words.ts'
import { createMessageId, getOwnerAddress, leadToDesk, type Mail } from '../shared/mail/mailer.ts'
import type { ClaimedMail, MailKind, MailKinds, RunOptions } from '../shared/mail/outbox.ts'
import { formatTime, joinParagraphs, listFacts, nameFacts, quote, writeLetter } from '../shared/mail/texts.ts'
import { countUnmailed, findLead, type Lead } from './store.ts'

export const contactMails: MailKinds = {
  owner: {
    to: 'owner',
    budget: ownerMessages,
    ...about((lead, environment, { possibleCopies }, { isPreview = false }) =>
      composeOwnerMail(lead, environment, { isPreview, isRepeated: possibleCopies > 0 }),
    ),
  },
  summary: { to: 'owner', compose: (_mail, environment) => composeSummary(environment) },
  receipt: { to: 'visitor', budget: receiptMails, ...about(composeReceipt) },
}

type Compose = (lead: Lead, environment: Environment, mail: ClaimedMail, run: RunOptions) => Mail | Promise<Mail>

function about(compose: Compose): Pick<MailKind, 'about' | 'compose'> {
  return {
    about: 'lead_id',
    compose: async (mail, environment, run) => {
      const lead = await findLead(mail.subject)
      return lead ? compose(lead, environment, mail, run) : 'erased'
    },
  }
}

/** Tells in one mail of the messages that came in an hour after the first ones, which were mailed one by one. */
async function composeSummary(environment: Environment): Promise<Mail> {
  const subject = tell('owner.summary.subject', { count: await countUnmailed() })
  return leadToDesk(subject, tell('owner.summary.text', { most: mostSingle }), environment)
}

export function composeOwnerMail(lead: Lead, environment: Environment, { isPreview = false, isRepeated = false } = {}) {
  const { lines, choices, paragraphs } = contactFieldGroups
  const words = loadFormWords(ownerLocale)
  const head = listFacts([
    ...[...lines, ...choices].map((name) => [words.fields[name], lead[name]] as const),
    ...nameFacts({
      language: locales[lead.locale].name,
      page: lead.page && `${findSiteUrl(environment, site.url)}${lead.page}`,
      received: formatTime(lead.receivedAt),
      id: lead.id,
    }),
  ])
  const texts = paragraphs.flatMap((name) => lead[name] ?? [])
  const marks = [isPreview && '[preview] ', lead.isHasty && '[check] '].filter(Boolean).join('')
  return {
    to: getOwnerAddress(environment),
    replyTo: { name: lead.name, address: lead.email },
    subject: `${marks}${tell('owner.message.subject', { sender: `${lead.name}${lead.company ? ` (${lead.company})` : ''}`, reference: getReference(lead.id) })}`,
    // The rule keeps the visitor's words from passing for ours.
    text: joinParagraphs(isRepeated && tell('owner.again'), head, '---', ...texts.map(quote)),
    messageId: createMessageId(`${lead.id}.owner`),
    // An absence note may go to the visitor, as any answer does.
    headers: {},
  }
}

/** Confirms that a message has arrived. It repeats nothing that was typed, so that nobody can send words to another person. */
export function composeReceipt(lead: Lead, environment: Environment): Mail {
  const i18n = loadFunctionI18n(lead.locale, 'mail')
  const { reference: label } = loadFormWords(lead.locale)
  const reference = `${label}${getSpace(label)}${getReference(lead.id)}`
  const isConfirmed = !site.samples.includes('terms.replyTime')
  const replyTime = isConfirmed && translate(site, lead.locale).terms.replyTime
  return {
    to: { name: '', address: lead.email },
    replyTo: getOwnerAddress(environment),
    subject: i18n.t('mail.receipt.subject', { name: site.name }),
    look: { locale: lead.locale },
    text: writeLetter(lead.locale, i18n.t('mail.receipt.text'), replyTime, reference, i18n.t('mail.receipt.mistake')),
    messageId: createMessageId(`${lead.id}.visitor`),
  }
}

/**
 * The mail in place of an appointment or seats that a person or domain has no room for. It repeats nothing that was typed.
 *
 * @param write the subject, a sentence, and what the person has, with links
 */
export function createFullMail(
  write: (lead: Lead, environment: Environment) => Promise<[string, ...string[]]>,
): MailKind {
  const compose: Compose = async (lead, environment) => {
    const [subject, ...parts] = await write(lead, environment)
    return {
      to: { name: '', address: lead.email },
      replyTo: getOwnerAddress(environment),
      subject,
      look: { locale: lead.locale },
      text: writeLetter(lead.locale, ...parts),
    }
  }
  return { to: 'visitor', budget: newsMails, ...about(compose) }
}

/** The beginning of a message's id, by which visitor and owner can name it. */
function getReference(id: string): string {
  return id.slice(0, 8)
}
