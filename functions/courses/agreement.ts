import { nameCountry } from '../../locales/countries.ts'
import { getSemicolon } from '../../locales/punctuation.ts'
import { loadFunctionI18n } from '../../locales/server.ts'
import { writeAmount } from '../../locales/write-amount.ts'
import { type CoursePrice, computeCoursePrice } from '../../model/course-price.ts'
import { hashValue } from '../../model/hash-value.ts'
import { type Course, isOnline } from '../../model/kinds/courses.ts'
import { site } from '../../model/kinds/site.ts'
import { describeCourse } from './describe-course.ts'
import type { Agreement, Seat } from './store.ts'
import { findEndOfDay, formatMoment } from './times.ts'
import { findWithdrawalEnd } from './withdrawal.ts'

/** Writes the contract that the binding button would make now. */
export function proposeAgreement(seat: Seat, course: Course): Agreement {
  const { buyer, people, locale } = seat
  const i18n = loadFunctionI18n(locale, 'seats')
  const { title, times, place, address, covers, terms } = describeCourse(course, locale)
  const computed = computeCoursePrice(course, people)
  const price = computed && computed.total > 0 ? computed : undefined
  const { payWithinDays = 0 } = course
  const isKept = price !== undefined && payWithinDays > 0 && findEndOfDay(new Date(), payWithinDays) < course.start
  const canWithdraw = buyer === 'private' && price !== undefined && site.withdrawal === 'offered'
  const { name, nif, address: home, email } = site.owner
  const given: Array<[string, string | undefined | false]> = [
    [i18n.t('seats.fact.course'), title],
    [i18n.t('seats.fact.dates'), times.join(getSemicolon(locale))],
    [i18n.t('seats.fact.place'), address ?? place],
    [i18n.t('seats.fact.people'), i18n.t('seats.people', { count: people })],
    [i18n.t('seats.fact.total'), price ? writeTotal(price, people, locale) : i18n.t('seats.free')],
    [i18n.t('seats.fact.vat'), price?.rate !== undefined && describeForeignVat(seat, course)],
    [i18n.t('seats.fact.covers'), covers],
    [i18n.t('seats.fact.payment'), price && terms.payment],
    [i18n.t('seats.fact.payWithin'), isKept && i18n.t('seats.pay.within', { days: payWithinDays })],
    [i18n.t('seats.fact.minimum'), terms.minimum],
    [i18n.t('seats.fact.cancellation'), terms.cancellation],
    [i18n.t('seats.fact.deadline'), formatMoment(new Date(course.closes.getTime() - 1), course, locale)],
    [i18n.t('seats.fact.withdrawal'), canWithdraw && i18n.t('seats.withdraw.short')],
    [i18n.t('seats.fact.certificate'), terms.certificate],
    [i18n.t('seats.fact.seller'), [name, nif, home, email].filter(Boolean).join(', ')],
  ]
  const facts = given.filter((fact): fact is [string, string] => Boolean(fact[1]))
  const words = {
    buyer,
    people,
    ...(price && { price: { ...price, currency: 'EUR' as const } }),
    ...(isKept && { payWithinDays }),
    locale,
    canWithdraw,
    facts,
  }
  return { ...words, version: hashValue(words) }
}

/** `€411.40, VAT included (€340 + 21% VAT €71.40)`, for private persons and companies alike. */
function writeTotal({ net, rate, tax, total }: CoursePrice, people: number, locale: Seat['locale']): string {
  const i18n = loadFunctionI18n(locale, 'seats')
  const [all, without, vat] = [total, net, tax].map((cents) => writeAmount(cents, locale))
  const sum =
    rate === undefined
      ? i18n.t('seats.total.exempt', { total: all })
      : i18n.t('seats.total.taxed', {
          total: all,
          net: without,
          rate: new Intl.NumberFormat(locale).format(rate),
          tax: vat,
        })
  const each = writeAmount(total / people, locale)
  return people === 1 ? sum : [sum, i18n.t('seats.total.each', { each })].join(getSemicolon(locale))
}

/**
 * The rule for a company abroad, if it is certain: admission to a course is taxed on the spot (Directive 2006/112/EC, art. 53;
 * C-647/17). One that is online may be taxed at the buyer's, and the owner says so.
 */
function describeForeignVat({ buyer, country, locale }: Seat, course: Course): string | false {
  if (!isForeignCompany({ buyer, country })) return false
  const i18n = loadFunctionI18n(locale, 'seats')
  if (!isOnline(course)) return i18n.t('seats.vat.onsite')
  const { country: home, name: owner } = site.owner
  return i18n.t('seats.vat.online', { country: nameCountry(home, locale), owner })
}

export function isForeignCompany({ buyer, country }: Pick<Seat, 'buyer' | 'country'>): boolean {
  return buyer === 'company' && country !== undefined && country !== site.owner.country
}

/** If the course begins before the right to withdraw would end, a private person asks for that with a tick. */
export function needsEarlyTick({ canWithdraw }: Agreement, course: Course): boolean {
  return canWithdraw && course.start < findWithdrawalEnd(new Date())
}
