import type { Locale } from '../../locales/locales.ts'
import { getPunctuation } from '../../locales/punctuation.ts'
import { writeAmounts } from '../../locales/write-amount.ts'
import { booking } from '../../model/kinds/booking.ts'
import { estimatePrice, findProgramPrice, type PriceName, pricedServices } from '../../model/kinds/estimate.ts'
import { priceTexts } from '../../model/kinds/prices.ts'
import { site } from '../../model/kinds/site.ts'
import { fillPlaces } from '../../model/kit/localize.ts'
import { isSample } from '../../model/site-samples.ts'
import { type LoadContext, localizeContent, type PageMeta } from '../data/load-context.ts'
import { getService, nameTown, summarizeService } from '../data/localized-content.ts'
import { joinByColon } from '../shared/service-facts.ts'

export type PricesData = PageMeta & ReturnType<typeof loadPrices>

const people = 10

const prices: PriceName[] = ['workshopPrice', 'twoDayPrice', 'programPrice']

export function loadPrices({ locale }: LoadContext) {
  const { title, columns, covers, excludes, ranges, commitsNobody, withVat } = localizeContent(locale, priceTexts)
  const { terms } = localizeContent(locale, site)
  const { brackets } = getPunctuation(locale)
  const write = (amounts: { from: number; to: number } | undefined) =>
    amounts && {
      net: writeRange(amounts, locale),
      total: brackets.join(fillPlaces(withVat, { amount: writeRange(amounts, locale, 1 + terms.vatRate / 100) })),
    }
  const rows = pricedServices.map((slug) => {
    const days = [1, 2].map((count) => write(estimatePrice(slug, { days: count, people })))
    const program = findProgramPrice(slug)
    return {
      ...summarizeService(locale, slug),
      amounts: [...days, write(program ? { from: program, to: program } : undefined)],
    }
  })
  const own = pricedServices.flatMap((slug) => {
    const { name, price } = getService(locale, slug)
    return price ? joinByColon(name, price.covers, locale) : []
  })
  return {
    table: fillPlaces(title, { people }),
    isSample: prices.some((price) => isSample(`terms.${price}`)),
    columns,
    rows,
    covers: { title: covers, items: [...prices.flatMap((price) => terms[price]?.covers ?? []), ...own] },
    excludes: {
      title: excludes.title,
      items: [
        fillPlaces(excludes.vat, { rate: new Intl.NumberFormat(locale).format(terms.vatRate) }),
        fillPlaces(excludes.travel, { town: nameTown(locale, booking.home) }),
      ],
    },
    ranges: {
      title: ranges.title,
      items: [...ranges.items, ...(terms.mostPeople ? [fillPlaces(ranges.groups, { most: terms.mostPeople })] : [])],
    },
    commitsNobody,
  }
}

function writeRange({ from, to }: { from: number; to: number }, locale: Locale, factor = 1): string {
  return writeAmounts(Math.round(from * 100 * factor), Math.round(to * 100 * factor), locale)
}
