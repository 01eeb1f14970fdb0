import { type Environment, findSiteUrl } from '../../environment.ts'
import { nameCountry } from '../../locales/countries.ts'
import { type Locale, locales } from '../../locales/locales.ts'
import { ownerLocale, tell } from '../../locales/owner.ts'
import { localizePath } from '../../locales/paths.ts'
import { getPunctuation } from '../../locales/punctuation.ts'
import { loadFunctionI18n } from '../../locales/server.ts'
import { writeAmount } from '../../locales/write-amount.ts'
import { writeCalendar } from '../../model/course-calendar.ts'
import { type Course, findCourse, isOnline } from '../../model/kinds/courses.ts'
import { site } from '../../model/kinds/site.ts'
import { createFullMail } from '../contact/mails.ts'
import { newsMails, ownerNews } from '../shared/data/budgets.ts'
import { createLink } from '../shared/http/links.ts'
import { calendarType as contentType } from '../shared/http/responses.ts'
import { getOwnerAddress, type Mail } from '../shared/mail/mailer.ts'
import type { MailKind, MailKinds } from '../shared/mail/outbox.ts'
import { askToPress, formatTime, joinParagraphs, listFacts, tellFacts, writeLetter } from '../shared/mail/texts.ts'
import { isForeignCompany } from './agreement.ts'
import { listAttendeesOfSeat } from './attendance.ts'
import { describeCourse } from './describe-course.ts'
import { paperLink, seatLink } from './links.ts'
import { countPeople, findNote, findSeat, listLive, listSeats, type Seat } from './store.ts'
import { isTaxIdUnsure } from './tax-id.ts'
import { formatLastDay, formatMoment, formatOwnersTime } from './times.ts'
import { findWithdrawal } from './withdrawal.ts'

type Subject = { seat: Seat; course: Course; environment: Environment; key: string }

const toVisitor = { to: 'visitor', about: 'seat_id', isRepeatable: true } as const
const newsToVisitor = { ...toVisitor, budget: newsMails } as const
const news = (kind: News) => about((subject) => composeNews(kind, subject))

export const courseMails: MailKinds = {
  'course-ask': { ...toVisitor, compose: news('ask') },
  'course-seat': { ...newsToVisitor, compose: news('seat') },
  'course-wait': { ...newsToVisitor, compose: news('wait') },
  'course-offer': { ...newsToVisitor, compose: news('offer') },
  'course-cancel': { ...newsToVisitor, compose: news('cancel') },
  'course-withdraw': { ...newsToVisitor, compose: about(composeWithdrawal) },
  'course-note': { ...newsToVisitor, compose: about(composeNote) },
  'course-papers': { ...newsToVisitor, compose: about(composePapers) },
  'course-full': createFullMail(async ({ email, locale }, environment) => {
    const i18n = loadFunctionI18n(locale, 'seats')
    const requests = (await listLive(email)).flatMap((seat) => {
      const course = findCourse(seat.course)
      const link = createLink(seatLink, seat.id, environment, locale)
      return course ? `${getWords({ ...seat, locale }, course).facts}\n${link}` : []
    })
    const subject = i18n.t('seats.full.subject', { name: site.name })
    return [subject, i18n.t('seats.full.text', { email: site.owner.email }), ...requests]
  }),
  'course-remind': { ...newsToVisitor, compose: news('remind') },
  'course-overdue': { to: 'owner', about: 'seat_id', budget: ownerNews, compose: about(composeOverdue) },
  'course-owner': { to: 'owner', about: 'seat_id', budget: ownerNews, compose: about(composeOwnerNews) },
}

/** Writes a mail as things are now. Its key ends with a revision: if that has changed, another mail tells of it. */
function about(compose: (subject: Subject) => Mail | undefined | Promise<Mail | undefined>): MailKind['compose'] {
  return async ({ key, kind, subject }, environment) => {
    const seat = await findSeat(subject)
    if (!seat) return 'erased'
    const course = findCourse(seat.course)
    if (!course) return 'its course is gone'
    if (kind !== 'course-note' && Number(key.split('/')[2]) !== seat.revision) return 'changed'
    return (await compose({ seat, course, environment, key })) ?? 'changed'
  }
}

type News = 'ask' | 'seat' | 'wait' | 'offer' | 'cancel' | 'remind'

/** Tells a visitor of a change. The mail that asks if the address is right repeats nothing that was typed. */
function composeNews(news: News, about: Subject): Mail | undefined {
  const { seat, course, environment } = about
  const { locale, payBy, paidAt } = seat
  if (news === 'remind' && paidAt) return undefined
  const { i18n, facts, title } = getWords(seat, course)
  const time = seat.heldUntil ? formatMoment(seat.heldUntil, course, locale) : ''
  const day = payBy ? formatLastDay(payBy, locale) : ''
  const values = { course: title, time: news === 'offer' ? time : day, email: site.owner.email }
  const kind = news === 'cancel' && seat.isUnpaid ? 'unpaid' : news
  const [isAsk, isSeat] = [news === 'ask', news === 'seat']
  const link = createLink(seatLink, seat.id, environment, locale)
  const label = seat.state === 'held' ? i18n.t('seats.confirm.title') : i18n.t('seats.manage.title')
  const parts = [
    i18n.t(`seats.${kind}.text`, values),
    news === 'cancel' && seat.reason && i18n.t('seats.calledOff.reason', { reason: seat.reason }),
    isSeat && seat.agreed ? listFacts(seat.agreed.facts, locale) : facts,
    isAsk && (time ? i18n.t('seats.ask.held', { time }) : i18n.t('seats.ask.open')),
    isSeat && day && i18n.t('seats.pay.by', { time: day }),
    (isSeat || news === 'remind') && course.paymentUrl && i18n.t('seats.seat.pay', { link: course.paymentUrl }),
    isSeat &&
      i18n.t('seats.seat.manage', { time: formatMoment(new Date(course.closes.getTime() - 1), course, locale) }),
    news !== 'cancel' && (isAsk || news === 'offer' ? askToPress(locale, link) : link),
    isSeat && describeRight(seat, course),
    isAsk && i18n.t('seats.ask.mistake'),
  ]
  const button = news === 'cancel' ? undefined : { label, url: link }
  const addressed = isAsk ? { ...about, seat: { ...seat, name: '' } } : about
  return {
    ...writeMail(addressed, title, i18n.t(`seats.${kind}.subject`, values), parts, button),
    ...(isSeat && {
      attachments: [{ filename: 'course.ics', contentType, content: writeSeatCalendar(course, locale, environment) }],
    }),
  }
}

/** The information on withdrawal with its form, as the law wants them on a durable medium (Directive 2011/83/EU, annex I). */
function describeRight(seat: Seat, course: Course): string | undefined {
  const right = findWithdrawal(seat, course)
  if (!right) return undefined
  const i18n = loadFunctionI18n(seat.locale, 'seats')
  const { name, address, email } = site.owner
  return joinParagraphs(
    i18n.t('seats.withdraw.info', { time: formatLastDay(right.until, seat.locale), email }),
    course.start < right.until && i18n.t('seats.withdraw.early'),
    i18n.t('seats.withdraw.form', { owner: [name, address, email].filter(Boolean).join(', ') }),
  )
}

function composeWithdrawal(about: Subject): Mail | undefined {
  const { seat, course } = about
  const { name, locale, confirmedAt, withdrawnAt } = seat
  if (!withdrawnAt) return undefined
  const { i18n, title } = getWords(seat, course)
  const confirmed = confirmedAt ? formatOwnersTime(confirmedAt, locale) : ''
  const values = { name, course: title, confirmed, time: formatOwnersTime(withdrawnAt, locale) }
  const receipt = [i18n.t('seats.withdraw.receipt', values), writeRefund(seat, course, withdrawnAt)]
  return writeMail(about, title, i18n.t('seats.withdraw.subject', values), receipt)
}

/** The amount that comes back if somebody withdraws at a moment, and the part that pays for what was taught. */
export function writeRefund(seat: Seat, course: Course, moment: Date): string | undefined {
  const right = findWithdrawal({ ...seat, state: 'confirmed' }, course, moment)
  if (!right) return undefined
  const i18n = loadFunctionI18n(seat.locale, 'seats')
  const [refund, cost] = [right.refund, right.cost].map((cents) => writeAmount(cents, seat.locale))
  return joinParagraphs(
    i18n.t('seats.withdraw.refund', { refund }),
    right.cost > 0 && i18n.t('seats.withdraw.cost', { cost }),
  )
}

/** The links of all people of a seat who have a certificate: the address that reserved passes them on. */
async function composePapers(about: Subject): Promise<Mail | undefined> {
  const { seat, course, environment } = about
  const people = (await listAttendeesOfSeat(seat.id)).filter(({ certificate, revokedAt }) => certificate && !revokedAt)
  if (people.length === 0) return undefined
  const i18n = loadFunctionI18n(seat.locale, 'papers')
  const { title } = describeCourse(course, seat.locale)
  const { colon } = getPunctuation(seat.locale)
  const links = people.map(
    ({ code, name }) => `${name}${colon}\n${createLink(paperLink, code, environment, seat.locale)}`,
  )
  const values = { course: title }
  return writeMail(about, title, i18n.t('papers.mail.subject', values), [i18n.t('papers.mail.text', values), ...links])
}

/** The owner's note to all of a course, in the owner's words; a cancellation says in the visitor's language that it is one. */
async function composeNote(about: Subject): Promise<Mail | undefined> {
  const note = await findNote(about.key.split('/')[1] ?? '')
  if (!note) return undefined
  const { i18n, facts, title } = getWords(about.seat, about.course)
  if (!note.cancels)
    return { ...writeMail(about, title, note.subject, []), text: joinParagraphs(note.text, facts, site.name) }
  return writeMail(about, title, i18n.t('seats.calledOff.subject', { course: title }), [
    i18n.t('seats.calledOff.text'),
    facts,
    i18n.t('seats.calledOff.reason', { reason: note.text }),
    i18n.t('seats.calledOff.calendar'),
  ])
}

async function composeOwnerNews({ seat, course }: Subject): Promise<Mail> {
  const all = await listSeats(course.slug)
  const { title, days } = describeCourse(course, ownerLocale)
  const isWaiting = seat.state === 'waiting' || seat.isOffer
  const ended = seat.withdrawnAt ? 'withdrawn' : seat.isUnpaid ? 'released' : 'cancelled'
  const news = seat.state === 'confirmed' ? 'confirmed' : isWaiting ? 'waiting' : ended
  return {
    replyTo: { name: seat.name, address: seat.email },
    subject: tell(`owner.seat.${news}`, { people: seat.people, title }),
    text: joinParagraphs(
      `${title}, ${days}`,
      isWaiting && tell('owner.seat.full'),
      describeSeats(course, all),
      seat.withdrawnAt && writeRefund({ ...seat, locale: ownerLocale }, course, seat.withdrawnAt),
      await describeSeat(seat),
      tell('owner.seat.list', { command: `npm run courses -- ${course.slug} --deployed` }),
    ),
  }
}

/** Asks the owner if the money has come, before the seats go back. */
async function composeOverdue({ seat, course }: Subject): Promise<Mail | undefined> {
  if (seat.paidAt || !seat.payBy) return undefined
  const { title } = describeCourse(course, ownerLocale)
  const command = `npm run courses -- ${course.slug} --paid ${seat.id} --deployed`
  return {
    replyTo: { name: seat.name, address: seat.email },
    subject: tell('owner.overdue.subject', { people: seat.people, title }),
    text: joinParagraphs(
      tell('owner.overdue.text', { time: formatLastDay(seat.payBy, ownerLocale), command }),
      await describeSeat(seat),
    ),
  }
}

export function describeSeats(course: Course, all: Seat[]): string {
  if (course.cancelled) return tell('owner.seat.calledOff')
  const [taken, waiting] = [countPeople(all, 'confirmed'), countPeople(all, 'waiting')]
  return tell('owner.seat.taken', { taken, seats: course.seats, waiting })
}

export async function describeSeat(seat: Seat): Promise<string> {
  const course = findCourse(seat.course)
  const isForeign = isForeignCompany(seat) && course && isOnline(course) && seat.agreed?.price?.rate !== undefined
  const { id, name, email, people, names, buyer, company, taxId, street, postcode, town, country, paidAt, payBy } = seat
  const billing = [street, [postcode, town].filter(Boolean).join(' '), country && nameCountry(country, ownerLocale)]
  return tellFacts({
    ...{ name, email, people, names },
    buyer: tell(`owner.fact.${buyer === 'private' ? 'private' : 'business'}`),
    company,
    taxId: (await isTaxIdUnsure(seat)) ? tell('owner.seat.unsure', { id: taxId ?? '' }) : taxId,
    billing: billing.filter(Boolean).join(', '),
    total: seat.agreed?.price && writeAmount(seat.agreed.price.total, ownerLocale),
    ...(paidAt ? { paid: formatTime(paidAt) } : { payBy: payBy && formatLastDay(payBy, ownerLocale) }),
    vat: isForeign ? tell('owner.seat.vat') : undefined,
    language: locales[seat.locale].name,
    asked: formatTime(seat.requestedAt),
    id,
  })
}

export function writeSeatCalendar(course: Course, locale: Locale, environment: Environment): string {
  const { title, description, place, address } = describeCourse(course, locale)
  const url = `${findSiteUrl(environment, site.url)}${localizePath(`/courses/${course.slug}`, locale)}`
  return writeCalendar(title, [{ course, title, description, location: address ?? place, url }])
}

function getWords({ locale, people }: Seat, course: Course) {
  const { title, times, place, address } = describeCourse(course, locale)
  const i18n = loadFunctionI18n(locale, 'seats')
  const facts = [title, ...times, address ?? place, i18n.t('seats.people', { count: people })].join('\n')
  return { i18n, title, facts }
}

function writeMail(
  { seat: { name, email, locale }, environment }: Subject,
  heading: string,
  subject: string,
  parts: Parameters<typeof joinParagraphs>,
  button?: { label: string; url: string },
): Mail {
  return {
    to: { name, address: email },
    replyTo: getOwnerAddress(environment),
    look: { locale, heading, ...(button && { button }) },
    subject,
    text: writeLetter(locale, ...parts),
  }
}
