import type { Locale } from '../../locales/locales.ts'
import { getPunctuation, getSpace } from '../../locales/punctuation.ts'
import { readI18n } from '../../locales/server.ts'
import { writeAmount } from '../../locales/write-amount.ts'
import { privateAudiences } from '../../model/kinds/calls-to-action.ts'
import { serviceFacts } from '../../model/kinds/service-facts.ts'
import type { Time } from '../../model/kinds/service-times.ts'
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

/** How long the plan of a service is: see `describeLength`. */
type Length = { unit: Time['unit']; count: number; isHalfDay: boolean }

/** The facts of a service, the price of its plan first: what is true of its formats and of those it is for, and nothing else. */
export function createServiceFacts(
  locale: Locale,
  service: ReturnType<typeof getService>,
  length: Length,
): ServiceFact[] {
  const { labels, place, prices, terms, ...words } = localizeFacts(locale)
  const isPrivate = privateAudiences.includes(service.callsFor)
  // A team of founders or engineers brings itself to a program.
  const hasGroups = service.formats.includes('workshop')
  const isTaught = service.formats.some((format) => format !== 'consulting')
  const formatWords = { ...words.formats, workshop: service.workshopLength ?? words.formats.workshop }
  const known = isPrivate ? {} : listPrices(locale)
  const price = findPlanPrice(known, service, length)
  const others = {
    workshop: [known.workshop, known.twoDay].filter((other) => other && other.covers !== price?.covers),
    program: [known.program].filter((other) => other && other.covers !== price?.covers),
    lessons: [],
    consulting: [],
  }
  const priceWords = { ...prices, program: isPrivate ? prices.programForGroups : prices.program }
  // The plan is what the page shows, so its price, or that of its format, is said first.
  const planned = length.unit === 'clock' ? 'workshop' : length.unit === 'week' ? 'program' : 'consulting'
  const formats = service.formats.toSorted((one, other) => Number(other === planned) - Number(one === planned))
  const listed = formats.flatMap((format) => {
    const amounts = others[format].map((other) => other && joinPrice(other, locale))
    return amounts.length > 0 ? amounts : price && format === planned ? [] : [priceWords[format]]
  })
  return pickKnown([
    { label: labels.price, amount: price?.amount, values: [price?.covers, ...listed, terms.vat] },
    { label: labels.format, values: service.formats.map((format) => formatWords[format]) },
    { label: labels.groupSize, values: [service.groupSize ?? (hasGroups && !isPrivate ? terms.groupSize : undefined)] },
    { label: labels.place, values: [place] },
    { label: isTaught ? labels.sessions : labels.work, values: [listLanguages(locale, 'teaching')] },
    { label: labels.correspondence, values: [listLanguages(locale, 'correspondence')] },
  ])
}

/** The first questions of a company, about everything that is taught. */
export function createCompanyFacts(locale: Locale): ServiceFact[] {
  const { labels, place, formats, prices, terms, dataAgreement, invoice } = localizeFacts(locale)
  const { workshop, twoDay, program } = listPrices(locale)
  return pickKnown([
    {
      label: labels.price,
      amount: workshop?.amount,
      values: [
        workshop?.covers ?? (twoDay ? undefined : prices.workshop),
        twoDay && joinPrice(twoDay, locale),
        program ? joinPrice(program, locale) : prices.program,
      ],
    },
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
  }
}

/** From how much it is, and what that covers. */
type Price = { amount: LocalizedText; covers: LocalizedText }

/** `dayOfMore` is the price of one day where it stands beside more of them. */
type Prices = { [Kind in 'workshop' | 'dayOfMore' | 'twoDay' | 'program']?: Price | undefined }

/** From how much one day, two days and a program are; nothing until the owner has said so. */
export function listPrices(locale: Locale): Prices {
  const { workshopPrice, twoDayPrice, programPrice } = localizeContent(locale, site).terms
  // Extraction finds the ids of `i18n.t` alone.
  const i18n = readI18n(locale, 'services')
  const write = (field: string, given: typeof workshopPrice, from: (price: string) => string) => {
    if (!given) return undefined
    const text = from(writeAmount(given.euros * 100, locale))
    return {
      amount: isSample(`terms.${field}`) ? { text, isSample: true as const } : text,
      covers: plainText(given.covers),
    }
  }
  const from = (price: string) => i18n.t('services.from', { price })
  return {
    workshop: write('workshopPrice', workshopPrice, from),
    dayOfMore: write('workshopPrice', workshopPrice, (price) => i18n.t('services.fromDay', { price })),
    twoDay: write('twoDayPrice', twoDayPrice, from),
    program: write('programPrice', programPrice, from),
  }
}

/**
 * The price of the plan of a service. Beside two days without a price of their own stands that of one, which says so; beside
 * half a day, or weeks that are no program, stands none.
 */
export function findPlanPrice(
  prices: Prices,
  { formats, callsFor }: Pick<ReturnType<typeof getService>, 'formats' | 'callsFor'>,
  { unit, count, isHalfDay }: Length,
): Price | undefined {
  if (privateAudiences.includes(callsFor) || isHalfDay) return undefined
  if (unit === 'week') return formats.includes('program') ? prices.program : undefined
  if (unit !== 'clock' || !formats.includes('workshop')) return undefined
  return count === 1 ? prices.workshop : (prices.twoDay ?? prices.dayOfMore)
}

/** A price as one line: "Two-day workshop, plus VAT: from €2,200". */
function joinPrice({ amount, covers }: Price, locale: Locale): LocalizedText {
  const { colon } = getPunctuation(locale)
  const words = `${plainText(covers)}${colon}${getSpace(colon)}${plainText(amount)}`
  return typeof amount === 'object' && amount.isSample ? { text: words, isSample: true } : words
}

function pickKnown(
  facts: Array<Omit<ServiceFact, 'values'> & { values: Array<LocalizedText | undefined> }>,
): ServiceFact[] {
  return facts
    .map((fact) => ({ ...fact, values: fact.values.filter((value) => value !== undefined) }))
    .filter(({ values }) => values.length > 0)
}
