import type { Cause } from '../shared/data/alert.ts'

export const heldTimes: Cause = {
  name: 'held times',
  text: (i18n) => i18n.t('owner.alert.heldTimes'),
  isCeiling: true,
}

export const calendarAway: Cause = {
  name: 'calendar',
  text: (i18n) => i18n.t('owner.alert.calendar'),
}
