import { expect, test } from 'vitest'
import { convertTime } from './journey.ts'

test('the clocks of other places follow that of the owner, wherever the owner lives', () => {
  expect(convertTime('10:00', 'Europe/Madrid', 'Europe/London')).toBe('09:00')
  expect(convertTime('16:00', 'America/Mexico_City', 'Europe/Madrid')).toBe('23:00')
})
