import type { Locale } from '../../locales/locales.ts'
import { readI18n } from '../../locales/server.ts'
import { writeAmount } from '../../locales/write-amount.ts'
import { privateAudiences } from '../../model/kinds/calls-to-action.ts'
import { serviceFacts } from '../../model/kinds/service-facts.ts'
import { site } from '../../model/kinds/site.ts'
import { type LocalizedText, plainText } from '../../model/kit/localize.ts'
import { type LanguageUse, nameLanguages } from '../../model/owner-languages.ts'
import { isSample } from '../../model/samples.ts'
import { localizeContent } from '../data/load-context.ts'
import type { getService } from '../data/localized-content.ts'
import { loadFundingFact } from './company-questions.ts'

export type ServiceFact = {
  label: LocalizedText
  /** Large, before the values: a price. */
  amount?: LocalizedText | undefined
  values: LocalizedText[]
}

/** The facts of a service, the price first: what is true of its formats and of those it is for, and nothing else. */
export function createServiceFacts(locale: Locale, service: ReturnType<typeof getService>): ServiceFact[] {
  const { labels, place, prices, terms, price, ...words } = localizeFacts(locale)
  const isPrivate = privateAudiences.includes(service.callsFor)
  const isTaught = service.formats.some((format) => format !== 'consulting')
  const formatWords = { ...words.formats, workshop: service.workshopLength ?? words.formats.workshop }
  const priceWords = { ...prices, program: isPrivate ? prices.programForGroups : prices.program }
  const hasPrice = price !== undefined && service.formats.includes('workshop') && !isPrivate
  // The amount is that of the workshop, so its words come next.
  const formats = hasPrice ? [...new Set(['workshop' as const, ...service.formats])] : service.formats
  const covered = formats.map((format) => (hasPrice && format === 'workshop' ? price.covers : priceWords[format]))
  return pickKnown([
    { label: labels.price, amount: hasPrice ? price.amount : undefined, values: [...covered, terms.vat] },
    { label: labels.format, values: service.formats.map((format) => formatWords[format]) },
    { label: labels.groupSize, values: [service.groupSize ?? (isTaught && !isPrivate ? terms.groupSize : undefined)] },
    { label: labels.place, values: [place] },
    { label: isTaught ? labels.sessions : labels.work, values: [listLanguages(locale, 'teaching')] },
    { label: labels.correspondence, values: [listLanguages(locale, 'correspondence')] },
  ])
}

/** The first questions of a company, about everything that is taught. */
export function createCompanyFacts(locale: Locale): ServiceFact[] {
  const { labels, place, formats, prices, terms, price, dataAgreement, invoice } = localizeFacts(locale)
  return pickKnown([
    { label: labels.price, amount: price?.amount, values: [price?.covers ?? prices.workshop, prices.program] },
    { label: labels.groupSize, values: [terms.groupSize] },
    { label: labels.format, values: [formats.workshop, formats.program] },
    { label: labels.place, values: [place] },
    { label: labels.fundae, values: [loadFundingFact(locale)] },
    { label: labels.dataAgreement, values: [dataAgreement] },
    { label: labels.invoice, values: [invoice] },
  ])
}

/** Languages in words that stand alone: "English or Spanish". */
function listLanguages(locale: Locale, use: LanguageUse): string {
  const words = nameLanguages(locale, use)
  return words.charAt(0).toLocaleUpperCase(locale) + words.slice(1)
}

function localizeFacts(locale: Locale) {
  return {
    ...localizeContent(locale, serviceFacts),
    terms: localizeContent(locale, site).terms,
    price: loadWorkshopPrice(locale),
  }
}

/** From how much a workshop is, and what that covers; nothing until the owner has said so. */
export function loadWorkshopPrice(locale: Locale): { amount: LocalizedText; covers: LocalizedText } | undefined {
  const { workshopPrice } = localizeContent(locale, site).terms
  if (!workshopPrice) return undefined
  const price = writeAmount(workshopPrice.euros * 100, locale)
  // Extraction finds the ids of `i18n.t` alone.
  const i18n = readI18n(locale, 'services')
  const text = i18n.t('services.from', { price })
  const covers = plainText(workshopPrice.covers)
  return { amount: isSample('terms.workshopPrice') ? { text, isSample: true } : text, covers }
}

function pickKnown(
  facts: Array<Omit<ServiceFact, 'values'> & { values: Array<LocalizedText | undefined> }>,
): ServiceFact[] {
  return facts
    .map((fact) => ({ ...fact, values: fact.values.filter((value) => value !== undefined) }))
    .filter(({ values }) => values.length > 0)
}
