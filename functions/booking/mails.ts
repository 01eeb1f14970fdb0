import ical, { ICalAttendeeStatus, ICalCalendarMethod, ICalEventStatus } from 'ical-generator'
import { toAsciiDomain } from '../../email-address.ts'
import { type Environment, findSiteUrl } from '../../environment.ts'
import { locales } from '../../locales/locales.ts'
import { ownerLocale, tell } from '../../locales/owner.ts'
import { localizePath } from '../../locales/paths.ts'
import { loadFunctionI18n } from '../../locales/server.ts'
import { booking as settings } from '../../model/kinds/booking.ts'
import { site } from '../../model/kinds/site.ts'
import { composeOwnerMail, createFullMail } from '../contact/mails.ts'
import { type NewLead, toLead } from '../contact/store.ts'
import { newsMails, ownerNews } from '../shared/data/budgets.ts'
import { namePlace } from '../shared/data/content-words.ts'
import { createLink } from '../shared/http/links.ts'
import { getOwnerAddress, type Mail } from '../shared/mail/mailer.ts'
import type { MailKind, MailKinds } from '../shared/mail/outbox.ts'
import { askToPress, formatTime, joinParagraphs, quote, tellFacts, writeLetter } from '../shared/mail/texts.ts'
import { composeCalendarMail } from './calendar-troubles.ts'
import { bookingLinks } from './links.ts'
import { type Booking, type BookingRequest, changeHours, findBooking, isOpen, listComing } from './store.ts'
import { describeAppointment, findLine, formatHoldEnd } from './words.ts'

const toOwner = { to: 'owner', about: 'booking_id', budget: ownerNews } as const
// Calendars know an appointment by its number, so a copy does no harm.
const toVisitor = { to: 'visitor', about: 'booking_id', isRepeatable: true } as const
const newsToVisitor = { ...toVisitor, budget: newsMails } as const
const invitation = (news: InvitationNews): MailKind => ({
  ...newsToVisitor,
  compose: about((booking, environment) => composeInvitation(booking, news, environment)),
})

export const bookingMails: MailKinds = {
  'booking-ask': { ...toVisitor, compose: about(composeAsk) },
  'booking-invite': invitation('invite'),
  'booking-video': invitation('video'),
  'booking-cancel': { ...newsToVisitor, compose: about(composeCancellation) },
  'booking-remind': invitation('remind'),
  'booking-full': createFullMail(async ({ email, locale }, environment) => {
    const i18n = loadFunctionI18n(locale, 'booking')
    const appointments = (await listComing(email)).map((booking) => {
      const link = createLink(bookingLinks.manage, booking.id, environment, locale)
      return `${getWords({ ...booking, locale }).facts}\n${link}`
    })
    const subject = i18n.t('booking.full.subject', { name: site.name })
    return [subject, i18n.t('booking.full.text', { email: site.owner.email }), ...appointments]
  }),
  'booking-owner': { ...toOwner, compose: about(composeOwnerNews) },
  'booking-unconfirmed': { ...toOwner, compose: about(composeUnconfirmed) },
  calendar: { to: 'owner', compose: (_mail, environment) => composeCalendarMail(environment) },
}

/** Writes a mail about an appointment as that is now; the revision at the end of its key must still be that of the appointment. */
function about(compose: (booking: Booking, environment: Environment) => Mail | undefined): MailKind['compose'] {
  return async ({ key, subject }, environment) => {
    const booking = await findBooking(subject)
    if (!booking) return 'erased'
    const [, , revision] = key.split('/')
    const isCurrent = revision === undefined || Number(revision) === booking.revision
    return (isCurrent && compose(booking, environment)) || 'changed'
  }
}

/** Asks if the address is right. It repeats nothing that was typed, so that nobody can send words to another person. */
function composeAsk(booking: Booking, environment: Environment): Mail | undefined {
  const { heldUntil, locale } = booking
  // Also what this clock says has lapsed: the mail itself expires before the hold does.
  if (!isOpen(booking)) return undefined
  const { i18n, facts } = getWords(booking)
  const link = createLink(bookingLinks.book, booking.id, environment, locale)
  const button = { label: i18n.t('booking.confirm.button'), url: link }
  return {
    ...addressVisitor({ ...booking, name: '', notes: undefined }, environment, button),
    subject: i18n.t('booking.ask.subject', { name: site.name }),
    text: writeLetter(
      booking.locale,
      i18n.t('booking.ask.text'),
      facts,
      heldUntil
        ? i18n.t('booking.ask.held', { time: formatHoldEnd(booking, heldUntil, locale) })
        : i18n.t('booking.ask.open'),
      askToPress(locale, link),
      i18n.t('booking.ask.mistake'),
    ),
  }
}

type InvitationNews = 'invite' | 'video' | 'remind'

/** The present appointment, for the visitor's calendar whenever it is made or changed, and as a reminder. */
function composeInvitation(booking: Booking, news: InvitationNews, environment: Environment): Mail {
  const { i18n, facts, short } = getWords(booking)
  const values = { name: site.name, time: short, link: booking.videoLink ?? '' }
  const kind = news === 'invite' && booking.moves > 0 ? 'moved' : news
  const isChange = news !== 'remind'
  const link = createLink(bookingLinks.manage, booking.id, environment, booking.locale)
  return {
    ...addressVisitor(booking, environment, { label: i18n.t('booking.confirmed.manage'), url: link }),
    subject: i18n.t(`booking.${kind}.subject`, values),
    text: writeLetter(
      booking.locale,
      i18n.t(`booking.${kind}.text`, values),
      facts,
      isChange && i18n.t('booking.invite.calendar'),
      news !== 'video' && getPreparation(booking),
      i18n.t('booking.invite.change', { hours: changeHours }),
      link,
    ),
    ...(isChange && { icalEvent: { method: 'REQUEST', content: writeVisitorEvent(booking, environment, true) } }),
  }
}

function composeCancellation(booking: Booking, environment: Environment): Mail {
  const { reason, changedBy } = booking
  const { i18n, facts, short } = getWords(booking)
  const link = `${findSiteUrl(environment, site.url)}${localizePath('/book', booking.locale)}`
  return {
    ...addressVisitor(booking, environment, { label: i18n.t('booking.cancelled.again'), url: link }),
    subject: i18n.t('booking.cancel.subject', { name: site.name, time: short }),
    text: writeLetter(
      booking.locale,
      i18n.t('booking.cancel.text'),
      facts,
      reason !== undefined && changedBy === 'owner' && i18n.t('booking.cancel.reason', { reason }),
      `${i18n.t('booking.cancel.again')}\n${link}`,
    ),
    icalEvent: { method: 'CANCEL', content: writeVisitorEvent(booking, environment, true) },
  }
}

function composeOwnerNews(booking: Booking, environment: Environment): Mail {
  const { state, revision, changedBy, reason, email } = booking
  const change = revision === 0 ? 'booked' : changedBy === 'owner' ? 'changed' : 'moved'
  const what = tell(`owner.change.${state === 'cancelled' ? state : change}`)
  const [organizer, owner] = [getOrganizer(environment), getOwnerAddress(environment)]
  const isOwn = organizer.address.toLowerCase() === owner.toLowerCase()
  const method = state === 'cancelled' ? 'CANCEL' : 'REQUEST'
  const event = writeOwnerEvent(booking, environment, !isOwn)
  const link = createLink(bookingLinks.host, booking.id, environment, ownerLocale)
  return {
    // An answer quotes the owner's link, so it must not go to the visitor.
    ...(environment.BOOKING_FROM && { from: organizer }),
    look: {
      heading: `${what}: ${nameType(booking.type)}`,
      button: { label: tell('owner.open'), url: link },
      steps: findLine(booking),
    },
    subject: `${what}: ${getTitle(booking)}, ${formatTime(booking.start)}`,
    text: joinParagraphs(
      booking.start.getTime() < Date.now() && tell('owner.late'),
      reason && tell('owner.reason', { reason }),
      getOwnerFacts(booking),
      tell('owner.forward', { email }),
      isOwn && tell('owner.ownCalendar', { sender: 'BOOKING_FROM', receiver: 'CONTACT_TO' }),
      `${tell('owner.link.page')}\n${link}`,
    ),
    ...(isOwn
      ? { attachments: [{ filename: 'appointment.ics', contentType: 'text/calendar; charset=utf-8', content: event }] }
      : { icalEvent: { method, content: event } }),
  }
}

/** A request that nobody confirmed may be a person whose mail did not arrive. */
function composeUnconfirmed(booking: Booking, environment: Environment): Mail | undefined {
  // Due when the hold ends, by the clock of the database.
  if (!isOpen(booking)) return undefined
  return {
    ...(environment.BOOKING_FROM && { from: getOrganizer(environment) }),
    replyTo: { name: booking.name, address: booking.email },
    look: { steps: findLine(booking) },
    subject: tell('owner.unconfirmed.subject', { title: getTitle(booking), time: formatTime(booking.start) }),
    text: joinParagraphs(tell('owner.unconfirmed.text', { minutes: settings.holdMinutes }), getOwnerFacts(booking)),
  }
}

/** A request that is no appointment, because it looks like spam or could not be kept, as a message of the contact form. */
export function createMessage(request: BookingRequest): NewLead {
  const head = `${getTitle(request)}, ${formatTime(new Date(request.start))}, ${request.place}`
  return toLead(request, localizePath('/book', request.locale), [head, request.notes].filter(Boolean).join('\n\n'))
}

/** A request that could not be kept is no appointment: the time may be taken. */
export function composeUnkeptRequest(request: BookingRequest, environment: Environment): Mail {
  const mail = composeOwnerMail({ ...createMessage(request), receivedAt: new Date() }, environment)
  const subject = tell('owner.unkept.subject', { title: getTitle(request), time: formatTime(new Date(request.start)) })
  return { ...mail, subject, text: joinParagraphs(tell('owner.unkept.text'), mail.text) }
}

/** Mails about appointments come from a mailbox that is read. */
function getOrganizer(environment: Environment): Party {
  const sender = environment.BOOKING_FROM ?? environment.MAIL_FROM ?? toAsciiDomain(site.owner.email)
  const [, name, address] = /^(.*)<([^<>]+)>$/.exec(sender) ?? []
  return { name: name?.trim().replace(/^"(.*)"$/, '$1') || site.name, address: address ?? sender }
}

/** The appointment for the visitor's calendar: as an invitation, else as a file to import. */
export function writeVisitorEvent(booking: Booking, environment: Environment, isInvitation = false): string {
  const { name, email, id, locale, zone, videoLink } = booking
  const { what, place } = describeAppointment(booking, locale, zone)
  const description = joinParagraphs(
    getPreparation(booking),
    createLink(bookingLinks.manage, id, environment, locale),
  ).trim()
  const words = { summary: what, location: videoLink ?? place, description }
  return writeEvent(booking, words, getOrganizer(environment), isInvitation ? { name, address: email } : undefined)
}

export function writeOwnerEvent(booking: Booking, environment: Environment, isInvitation = false): string {
  const location = booking.videoLink ?? namePlace(booking.place, ownerLocale)
  const words = { summary: getTitle(booking), location, description: getOwnerFacts(booking) }
  const owner = { name: site.owner.name, address: getOwnerAddress(environment) }
  return writeEvent(booking, words, getOrganizer(environment), isInvitation ? owner : undefined)
}

export function getPreparation({ type, locale, videoLink }: Booking): string {
  const i18n = loadFunctionI18n(locale, 'booking')
  return videoLink ? i18n.t('booking.how.video', { link: videoLink }) : i18n.t(`booking.how.${type}`)
}

function getWords(booking: Booking) {
  const { locale, zone } = booking
  const { type, heading, clock, others, short } = describeAppointment(booking, locale, zone)
  const facts = [heading, clock, ...others, type].join('\n')
  return { i18n: loadFunctionI18n(locale, 'booking'), heading, short, facts }
}

export const nameType = (type: Booking['type']): string => tell(`owner.type.${type}`)

/** Strategy call, Ana Ruiz (Acme). */
function getTitle({ type, name, email, company }: Pick<Booking, 'type' | 'name' | 'email' | 'company'>): string {
  return `${nameType(type)}: ${name || email}${company ? ` (${company})` : ''}`
}

function getOwnerFacts(booking: Booking): string {
  const { id, place, videoLink, name, email, company, zone, notes } = booking
  const facts = {
    time: formatTime(booking.start),
    place,
    video: videoLink,
    ...{ name, email, company },
    language: locales[booking.locale].name,
    zone,
    asked: formatTime(booking.requestedAt),
    id,
  }
  const head = tellFacts(facts)
  // The rule keeps the visitor's words from passing for ours.
  return notes ? `${head}\n\n---\n\n${quote(notes)}\n\n---` : head
}

function addressVisitor(booking: Booking, environment: Environment, button: { label: string; url: string }) {
  return {
    from: getOrganizer(environment),
    to: { name: booking.name, address: booking.email },
    look: { locale: booking.locale, heading: getWords(booking).heading, button, steps: findLine(booking) },
    // A sender of mails need not be a mailbox.
    ...(!environment.BOOKING_FROM && { replyTo: getOwnerAddress(environment) }),
  }
}

type Party = { name: string; address: string }

export type EventFacts = Pick<Booking, 'id' | 'revision' | 'changedAt' | 'start' | 'end' | 'state' | 'videoLink'>

type EventWords = { summary: string; description: string; location: string }

/**
 * Writes an appointment for calendars (RFC 5545). Times are in UTC, which needs no description of a time zone, and no
 * alarm is set: the calendars have their own, and a reminder is mailed.
 * @param attendee gets the invitation, or its end (RFC 5546); without one it is a file to import
 */
export function writeEvent(booking: EventFacts, words: EventWords, organizer: Party, attendee?: Party): string {
  const { id, revision, changedAt, start, end, state, videoLink } = booking
  const isCancelled = state === 'cancelled'
  const method = isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.REQUEST
  const calendar = ical({
    prodId: { company: site.name, product: 'Appointments' },
    method: attendee ? method : ICalCalendarMethod.PUBLISH,
  })
  calendar.createEvent({
    ...words,
    // It is no text (RFC 5545, 3.3.13): ical-generator writes backslashes before these signs.
    ...(videoLink && { url: videoLink.replace(/[,;\\]/g, encodeURIComponent) }),
    id: `${id}@${new URL(site.url).hostname}`,
    sequence: revision,
    stamp: changedAt,
    start,
    end,
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    organizer: { name: organizer.name, email: organizer.address },
    // Nobody is asked whether they come: they have confirmed it already.
    attendees: attendee
      ? [{ name: attendee.name, email: attendee.address, status: ICalAttendeeStatus.ACCEPTED, rsvp: false }]
      : [],
  })
  return `${calendar.toString()}\r\n`
}
