import { createCause, createCeiling } from '../shared/data/alert.ts'

export const heldTimes = createCeiling('heldTimes')

export const calendarAway = createCause('calendar')
