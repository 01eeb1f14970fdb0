import { expect, test } from 'vitest'
import { writeClock, writeClockRange, writeDuration } from './duration.ts'

const plain = (text: string) => text.replaceAll('\u00a0', ' ')

test('a length of time has the units and the spaces of its language, and no decimals', () => {
  const write = (minutes: number) => ['en', 'es', 'fr', 'zh'].map((locale) => plain(writeDuration(minutes, locale)))
  expect(write(165)).toEqual(['2 h 45 min', '2 h 45 min', '2 h 45', '2 小时 45 分'])
  expect(write(3.25 * 60)).toEqual(['3 h 15 min', '3 h 15 min', '3 h 15', '3 小时 15 分'])
  expect(write(65)).toEqual(['1 h 5 min', '1 h 5 min', '1 h 05', '1 小时 5 分'])
  expect(write(120)).toEqual(['2 h', '2 h', '2 h', '2 小时'])
  expect(write(45)).toEqual(['45 min', '45 min', '45 min', '45 分钟'])
})

test('the parts of a length stay on one line', () => {
  expect(writeDuration(165, 'es')).not.toContain(' ')
})

test('French writes the time of day with an h', () => {
  expect(['09:30', '11:00'].map((time) => plain(writeClock(time, 'fr')))).toEqual(['9 h 30', '11 h'])
  expect(writeClock('09:30', 'es')).toBe('9:30')
  expect(writeClock('09:30', 'en')).toBe('09:30')
  const write = (from: string, to: string, locale: string) =>
    writeClockRange(writeClock(from, locale), writeClock(to, locale), locale)
  expect(plain(write('09:30', '13:00', 'fr'))).toBe('9 h 30 – 13 h')
  expect(write('09:30', '13:00', 'fr').split(' '), 'a narrow line ends behind the dash').toHaveLength(2)
  expect(write('09:30', '13:00', 'es')).toBe('9:30–13:00')
  expect(write('00:00', '00:30', 'es')).toBe('0:00–0:30')
})
