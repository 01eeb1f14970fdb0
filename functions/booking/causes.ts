import type { Cause } from '../shared/data/alert.ts'

export const heldTimes: Cause = {
  name: 'held times',
  text: 'Requests for appointments are taken without a hold, because as many times are held as may be (BOOKING_HOLDS_DAILY); the first to confirm has the time.',
  isCeiling: true,
}

export const calendarAway: Cause = {
  name: 'calendar',
  text: 'Nothing can be booked, because a calendar cannot be read: see CALENDAR_URLS.',
}
