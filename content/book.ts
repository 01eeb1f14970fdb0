import * as v from 'valibot'
import { bookingTypes } from './booking.ts'
import { defineContent, heading, list, text, textForEach, titledTexts } from './define.ts'

export const bookTextsSchema = v.strictObject({
  /** What can be booked, and how it happens; content/booking.ts has how long it takes. */
  types: v.strictObject(v.entriesFromList(bookingTypes, v.strictObject({ name: text, how: text }))),
  labels: textForEach(['type', 'place', 'zone', 'when', 'you', 'notes']),
  /** The button that asks for free times where no script does. */
  show: text,
  earlier: text,
  later: text,
  previousMonth: text,
  nextMonth: text,
  loading: text,
  /** Instead of times. */
  noTimes: text,
  noTimesAtAll: text,
  /** A time for the visitor, and the same for the owner: `[time]` and `[place]` are filled in. */
  yours: text,
  theirs: text,
  submit: text,
  sending: text,
  /** Beside the button: nothing is fixed before the mail is confirmed. */
  held: text,
  errors: textForEach(['start', 'place']),
  taken: text,
  /** No more appointments can be asked for today. */
  full: text,
  /** The calendar cannot be read. */
  closed: v.strictObject({ title: heading, text }),
  message: text,
  failed: text,
  otherWays: text,
  /** The steps after the form was sent. */
  next: text,
  steps: v.pipe(titledTexts, v.nonEmpty('expected at least one step')),
  /** On the contact page, and with its times on the pages of cities. */
  invitation: v.strictObject({ heading, text, button: text, visit: text, soonest: text }),
  /** What is processed for an appointment: the first layer of the privacy notice. With each change it needs a new version. */
  notice: textForEach(['purpose', 'basis', 'recipients']),
  /** What visitors know their time zone by, from west to east. */
  zones: list({ zone: v.string(), name: text }),
})

/** The words of the page where appointments are booked, of its form and of the times on other pages. */
export const bookTexts = defineContent('content/book.ts', bookTextsSchema, {
  types: {
    call: { name: 'Strategy call', how: 'By video or phone' },
    visit: { name: 'Meeting in person', how: 'At your office' },
  },
  labels: {
    type: 'Appointment',
    place: 'Place',
    zone: 'Your time zone',
    when: 'Day and time',
    you: 'About you',
    notes: 'What would you like to talk about?',
  },
  show: 'Show free times',
  earlier: 'Earlier times',
  later: 'Later times',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
  loading: 'Looking for free times…',
  noTimes: 'No time is free on these days.',
  noTimesAtAll: 'No time is free in the coming weeks. Send a message, and we find one.',
  yours: '[time] your time',
  theirs: '[time] [place]',
  submit: 'Book this time',
  sending: 'One moment…',
  held: 'An e-mail follows with a link to confirm. Until then the time is held for you.',
  errors: {
    start: 'Choose one of the times.',
    place: 'Choose a place that goes with this appointment.',
  },
  taken: 'Somebody was faster: this time is taken. What you typed is still here; please choose another time.',
  full: 'No more appointments can be asked for today. Send a message instead, and we find a time.',
  closed: {
    title: 'The calendar does not answer at the moment',
    text: 'So no times can be shown that are surely free. Send a message with two or three times that suit you, and I answer with a date.',
  },
  message: 'Send a message',
  failed: 'Your request did not arrive. What you typed is still here; please try again in a minute.',
  otherWays: 'The same request can also go another way:',
  next: 'What happens next',
  steps: [
    {
      id: 'confirm',
      title: 'Confirm from your inbox',
      text: 'An e-mail with a link comes within minutes. Open it and press the button; if you cannot find it, look in your spam folder. What is not confirmed in time becomes free again.',
    },
    {
      id: 'calendar',
      title: 'It is in your calendar',
      text: 'You get an invitation that your calendar understands, with the time in your own time zone, and a reminder the day before.',
    },
    {
      id: 'change',
      title: 'Move or cancel it with one link',
      text: 'Each of these e-mails has a link to do so. No account, no password, and no reason needed.',
    },
  ],
  invitation: {
    heading: 'Choose a time for a call',
    text: 'You see what is free in your own time zone, confirm from your inbox, and can move or cancel it with one link.',
    button: 'See all free times',
    visit: 'Or a meeting in person',
    soonest: 'Next free times',
  },
  notice: {
    purpose: 'To make, keep and remind you of the appointment.',
    basis: 'Steps at your request before a contract.',
    recipients:
      'The hosting provider in the United States, the e-mail provider and the provider of the owner’s calendar. Nobody else.',
  },
  zones: [
    { id: 'honolulu', zone: 'Pacific/Honolulu', name: 'Hawaii' },
    { id: 'los-angeles', zone: 'America/Los_Angeles', name: 'Los Angeles, San Francisco' },
    { id: 'denver', zone: 'America/Denver', name: 'Denver' },
    { id: 'mexico', zone: 'America/Mexico_City', name: 'Mexico City' },
    { id: 'chicago', zone: 'America/Chicago', name: 'Chicago' },
    { id: 'bogota', zone: 'America/Bogota', name: 'Bogotá' },
    { id: 'lima', zone: 'America/Lima', name: 'Lima' },
    { id: 'new-york', zone: 'America/New_York', name: 'New York, Miami' },
    { id: 'toronto', zone: 'America/Toronto', name: 'Toronto, Montreal' },
    { id: 'caracas', zone: 'America/Caracas', name: 'Caracas' },
    { id: 'santiago', zone: 'America/Santiago', name: 'Santiago, Chile' },
    { id: 'buenos-aires', zone: 'America/Argentina/Buenos_Aires', name: 'Buenos Aires' },
    { id: 'sao-paulo', zone: 'America/Sao_Paulo', name: 'São Paulo' },
    { id: 'canaries', zone: 'Atlantic/Canary', name: 'Canary Islands' },
    { id: 'lisbon', zone: 'Europe/Lisbon', name: 'Lisbon' },
    { id: 'london', zone: 'Europe/London', name: 'London' },
    { id: 'dublin', zone: 'Europe/Dublin', name: 'Dublin' },
    { id: 'casablanca', zone: 'Africa/Casablanca', name: 'Casablanca' },
    { id: 'madrid', zone: 'Europe/Madrid', name: 'Madrid' },
    { id: 'paris', zone: 'Europe/Paris', name: 'Paris' },
    { id: 'brussels', zone: 'Europe/Brussels', name: 'Brussels' },
    { id: 'amsterdam', zone: 'Europe/Amsterdam', name: 'Amsterdam' },
    { id: 'berlin', zone: 'Europe/Berlin', name: 'Berlin' },
    { id: 'zurich', zone: 'Europe/Zurich', name: 'Zurich, Geneva' },
    { id: 'rome', zone: 'Europe/Rome', name: 'Rome' },
    { id: 'warsaw', zone: 'Europe/Warsaw', name: 'Warsaw' },
    { id: 'lagos', zone: 'Africa/Lagos', name: 'Lagos' },
    { id: 'athens', zone: 'Europe/Athens', name: 'Athens' },
    { id: 'bucharest', zone: 'Europe/Bucharest', name: 'Bucharest' },
    { id: 'kyiv', zone: 'Europe/Kyiv', name: 'Kyiv' },
    { id: 'cairo', zone: 'Africa/Cairo', name: 'Cairo' },
    { id: 'johannesburg', zone: 'Africa/Johannesburg', name: 'Johannesburg' },
    { id: 'istanbul', zone: 'Europe/Istanbul', name: 'Istanbul' },
    { id: 'dubai', zone: 'Asia/Dubai', name: 'Dubai' },
    { id: 'india', zone: 'Asia/Kolkata', name: 'Delhi, Mumbai' },
    { id: 'singapore', zone: 'Asia/Singapore', name: 'Singapore' },
    { id: 'china', zone: 'Asia/Shanghai', name: 'Beijing, Shanghai' },
    { id: 'hong-kong', zone: 'Asia/Hong_Kong', name: 'Hong Kong' },
    { id: 'taipei', zone: 'Asia/Taipei', name: 'Taipei' },
    { id: 'tokyo', zone: 'Asia/Tokyo', name: 'Tokyo' },
    { id: 'sydney', zone: 'Australia/Sydney', name: 'Sydney, Melbourne' },
    { id: 'auckland', zone: 'Pacific/Auckland', name: 'Auckland' },
  ],
})
