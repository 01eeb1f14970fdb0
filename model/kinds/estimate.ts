import { privateAudiences } from './calls-to-action.ts'
import { services } from './services.ts'
import { site } from './site.ts'
import { serviceSlugs } from './slugs.ts'

/** The prices of the owner's record that an estimate is made of. */
export type PriceName = 'workshopPrice' | 'twoDayPrice' | 'programPrice'

/** In whole euros without tax. */
export type Estimate = { from: number; to: number; prices: PriceName[]; groups: number }

type Wanted = { days: number; people: number }
type Price = { euros: number } | undefined
type Terms = { workshopPrice?: Price; twoDayPrice?: Price; mostPeople?: number | undefined }

/** The range for days of a workshop. Undefined if the owner has given no price for this service. */
export function estimatePrice(service: string, wanted: Wanted): Estimate | undefined {
  const { price, formats } = services.get(service)
  if (price?.unit === 'workshop')
    return estimateWorkshop({ ...site.terms, workshopPrice: price, twoDayPrice: undefined }, wanted)
  const isPriced = !price && isForCompanies(service) && formats.includes('workshop')
  return isPriced ? estimateWorkshop(site.terms, wanted) : undefined
}

/** The range from the lowest prices: of days that follow each other, and of each on its own. More people than a group holds are more groups. */
export function estimateWorkshop(
  { workshopPrice: one, twoDayPrice: two, mostPeople }: Terms,
  { days, people }: Wanted,
): Estimate | undefined {
  const groups = Math.ceil(people / (mostPeople ?? people))
  const pairs = Math.floor(days / 2)
  const sums = [
    ...(one ? [days * one.euros] : []),
    ...(two && pairs > 0 && (one || days % 2 === 0) ? [pairs * two.euros + (days % 2) * (one?.euros ?? 0)] : []),
  ]
  if (sums.length === 0) return undefined
  const prices: PriceName[] = [
    ...(two && pairs > 0 ? (['twoDayPrice'] as const) : []),
    ...(one ? (['workshopPrice'] as const) : []),
  ]
  return { from: Math.min(...sums) * groups, to: Math.max(...sums) * groups, prices, groups }
}

/** The lowest price of a program of several weeks for one group. */
export function findProgramPrice(service: string): number | undefined {
  const { price, formats } = services.get(service)
  if (price || !isForCompanies(service) || !formats.includes('program')) return undefined
  return site.terms.programPrice?.euros
}

/** A price that somebody reads who comes alone would be that of a company. */
function isForCompanies(service: string): boolean {
  return !privateAudiences.includes(services.get(service).callsFor)
}

export const pricedServices = serviceSlugs.filter(
  (slug) => estimatePrice(slug, { days: 2, people: 1 }) ?? findProgramPrice(slug),
)
