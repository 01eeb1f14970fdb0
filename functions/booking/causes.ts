import { createCause, createCeiling } from '../shared/data/alert.ts'

export const heldTimes = createCeiling('held times', 'heldTimes')

export const calendarAway = createCause('calendar', 'calendar')
