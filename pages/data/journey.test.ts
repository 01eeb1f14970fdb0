import { expect, test } from 'vitest'
import { localeCodes } from '../../locales/locales.ts'
import { journeys } from '../../model/kinds/journeys.ts'
import { convertTime, createJourney } from './journey.ts'

test('the clocks of other places follow that of the owner, wherever the owner lives', () => {
  expect(convertTime('10:00', 'Europe/Madrid', 'Europe/London')).toBe('09:00')
  expect(convertTime('16:00', 'America/Mexico_City', 'Europe/Madrid')).toBe('23:00')
})

test.each(localeCodes)('the ways of a map are told with the spaces of the language: %s', (locale) => {
  const maps = journeys.towns.flatMap(({ id }) => createJourney(locale, id) ?? [])
  for (const { description } of maps) expect(description).not.toMatch(/\s\s|[。：]\s/)
})
