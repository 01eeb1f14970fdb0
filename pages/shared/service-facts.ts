import { capitalize } from '../../locales/capitalize.ts'
import { getSpace } from '../../locales/get-space.ts'
import type { Locale } from '../../locales/locales.ts'
import { getPunctuation } from '../../locales/punctuation.ts'
import { readI18n } from '../../locales/server.ts'
import { writeAmount } from '../../locales/write-amount.ts'
import { privateAudiences } from '../../model/kinds/calls-to-action.ts'
import { serviceFacts } from '../../model/kinds/service-facts.ts'
import type { Time } from '../../model/kinds/service-times.ts'
import { site } from '../../model/kinds/site.ts'
import { type LocalizedText, markSample, plainText } from '../../model/kit/localize.ts'
import { type LanguageUse, nameLanguages } from '../../model/owner-languages.ts'
import { isSample } from '../../model/site-samples.ts'
import { localizeContent } from '../data/load-context.ts'
import type { getService } from '../data/localized-content.ts'
import { loadFundingFact } from './company-questions.ts'

export type ServiceFact = {
  label: LocalizedText
  /** Large, before the values: a price. */
  amount?: LocalizedText | undefined
  values: LocalizedText[]
}

type Length = { unit: Time['unit']; count: number; isHalfDay: boolean }

/** A line without an amount says that it is quoted. */
type PriceLine = { amount?: LocalizedText; covers: LocalizedText }

type Service = ReturnType<typeof getService>

/** The costs of a service: the amount of its plan before those of its other formats. An own price stands for all of it. */
export function createServicePrice(locale: Locale, service: Service, length: Length) {
  const { labels, quoted, terms, formats } = localizeFacts(locale)
  const known = privateAudiences.includes(service.callsFor) ? {} : listPrices(locale)
  const own = findPlanPrice(locale, known, service, length)
  const byFormat: Record<Service['formats'][number], Array<Price | undefined>> = {
    workshop: [known.workshop, known.twoDay],
    program: [known.program],
    lessons: [],
    consulting: [],
  }
  const planned = length.unit === 'clock' ? 'workshop' : length.unit === 'week' ? 'program' : 'consulting'
  const others = service.formats
    .toSorted((one, other) => Number(other === planned) - Number(one === planned))
    .flatMap((format): PriceLine[] => {
      const prices = byFormat[format].filter((price) => price !== undefined)
      if (prices.length > 0) return prices.filter(({ covers }) => covers !== own?.covers)
      const words = joinByColon(formats[format], plainText(quoted).toLocaleLowerCase(locale), locale)
      return own && format === planned ? [] : [{ covers: words }]
    })
  const lines: PriceLine[] = [...(own ? [own] : []), ...(service.price ? [] : others)]
  return {
    label: labels.price,
    lines: lines.some(({ amount }) => amount) ? lines : [{ covers: quoted }],
    vat: terms.vat,
  }
}

/** The facts of a service but its price: what is true of its formats and of those it is for, and nothing else. */
export function createServiceFacts(locale: Locale, service: Service): ServiceFact[] {
  const { labels, place, terms, ...words } = localizeFacts(locale)
  const isPrivate = privateAudiences.includes(service.callsFor)
  // A team of founders or engineers brings itself to a program.
  const hasGroups = service.formats.includes('workshop')
  const isTaught = service.formats.some((format) => format !== 'consulting')
  const formatWords = { ...words.formats, workshop: service.workshopLength ?? words.formats.workshop }
  return pickKnown([
    { label: labels.format, values: service.formats.map((format) => formatWords[format]) },
    { label: labels.groupSize, values: [service.groupSize ?? (hasGroups && !isPrivate ? terms.groupSize : undefined)] },
    { label: labels.place, values: [place] },
    { label: isTaught ? labels.sessions : labels.work, values: [listLanguages(locale, 'teaching')] },
    { label: labels.correspondence, values: [listLanguages(locale, 'correspondence')] },
  ])
}

export function createCompanyFacts(locale: Locale): ServiceFact[] {
  const { labels, place, formats, quoted, terms, dataAgreement, invoice } = localizeFacts(locale)
  const { workshop, twoDay, program } = listPrices(locale)
  return pickKnown([
    {
      label: labels.price,
      amount: workshop?.amount,
      values: [
        workshop?.covers,
        twoDay && joinPrice(twoDay, locale),
        program && joinPrice(program, locale),
        workshop || twoDay || program ? undefined : quoted,
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
  return capitalize(nameLanguages(locale, use), locale)
}

function localizeFacts(locale: Locale) {
  return { ...localizeContent(locale, serviceFacts), terms: localizeContent(locale, site).terms }
}

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
    const amount = markSample(from(writeAmount(given.euros * 100, locale)), isSample(`terms.${field}`))
    return { amount, covers: plainText(given.covers) }
  }
  const from = (price: string) => i18n.t('services.from', { price })
  return {
    workshop: write('workshopPrice', workshopPrice, from),
    dayOfMore: write('workshopPrice', workshopPrice, (price) => i18n.t('services.fromDay', { price })),
    twoDay: write('twoDayPrice', twoDayPrice, from),
    program: write('programPrice', programPrice, from),
  }
}

/** Its own price, or that of its length: two days can have that of one, which says so; half a day, or weeks that are no program, none. */
export function findPlanPrice(
  locale: Locale,
  prices: Prices,
  { formats, callsFor, price }: Pick<Service, 'formats' | 'callsFor' | 'price'>,
  { unit, count, isHalfDay }: Length,
): Price | undefined {
  if (price) return { amount: writeUnitPrice(locale, price), covers: price.covers }
  if (privateAudiences.includes(callsFor) || isHalfDay) return undefined
  if (unit === 'week') return formats.includes('program') ? prices.program : undefined
  if (unit !== 'clock' || !formats.includes('workshop')) return undefined
  return count === 1 ? prices.workshop : (prices.twoDay ?? prices.dayOfMore)
}

function writeUnitPrice(locale: Locale, { euros, unit }: NonNullable<Service['price']>): string {
  const i18n = readI18n(locale, 'services')
  const price = writeAmount(euros * 100, locale)
  const write = {
    workshop: () => i18n.t('services.from', { price }),
    project: () => i18n.t('services.fromProject', { price }),
    hour: () => i18n.t('services.fromHour', { price }),
    family: () => i18n.t('services.fromFamily', { price }),
  }
  return write[unit]()
}

export function listCosts(locale: Locale): LocalizedText[] {
  const { workshop, twoDay, program } = listPrices(locale)
  const { workshopPrice } = site.terms
  const price = workshopPrice && writeAmount(workshopPrice.euros * 100, locale)
  const i18n = readI18n(locale, 'services')
  const costs = price && i18n.t('services.costs', { price })
  const lines = [workshop, twoDay, program].flatMap((known) => (known ? joinPrice(known, locale) : []))
  return costs ? [markSample(costs, isSample('terms.workshopPrice')), ...lines] : lines
}

/** A price as one line: "Two-day workshop, plus VAT: from €2,200". */
function joinPrice({ amount, covers }: Price, locale: Locale): LocalizedText {
  return markSample(joinByColon(covers, amount, locale), typeof amount === 'object' && amount.isSample === true)
}

export function joinByColon(name: LocalizedText, value: LocalizedText, locale: Locale): string {
  const { colon } = getPunctuation(locale)
  return `${plainText(name)}${colon}${getSpace(colon)}${plainText(value)}`
}

export function pickKnown(
  facts: Array<Omit<ServiceFact, 'values'> & { values: Array<LocalizedText | undefined> }>,
): ServiceFact[] {
  return facts
    .map((fact) => ({ ...fact, values: fact.values.filter((value) => value !== undefined) }))
    .filter(({ amount, values }) => amount !== undefined || values.length > 0)
}
