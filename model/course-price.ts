/** Amounts in cents. `rate` is that of the tax in percent; without one the course is exempt. */
export type CoursePrice = { net: number; rate?: number; tax: number; total: number }

/** The price for some people. The total of each is rounded first, so that it is the number on the page times the people. */
export function computeCoursePrice(
  { price }: { price?: { net: number; vatRate?: number | undefined } | undefined },
  people = 1,
): CoursePrice | undefined {
  if (!price) return undefined
  const one = Math.round(price.net * 100)
  const net = one * people
  if (!price.vatRate) return { net, tax: 0, total: net }
  const total = Math.round(one * (1 + price.vatRate / 100) + 1e-6) * people
  return { net, rate: price.vatRate, tax: total - net, total }
}
