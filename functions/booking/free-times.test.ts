import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createDayFormat } from '../../locales/day-times.ts'
import { type BookingSettings, booking } from '../../model/kinds/booking.ts'
import { listStarts } from './free-times.ts'
import type { Taken } from './store.ts'

type State = Parameters<typeof listStarts>[2]

const at = (time: string) => Date.parse(time)

/** Starts as `2027-03-29T07:00`, in UTC. */
function list(
  type: 'call' | 'visit',
  now: string,
  state: Partial<State> = {},
  place: Parameters<typeof listStarts>[1] = type === 'call' ? 'online' : 'madrid',
) {
  return listStarts(type, place, { now: at(now), busy: [], taken: [], cityDays: [], ...state }).map((start) =>
    new Date(start).toISOString().slice(0, 16),
  )
}

const onDay = (starts: string[], day: string) =>
  starts.filter((start) => start.startsWith(day)).map((start) => start.slice(11))

function take(start: string, end: string, before = 0, after = 0): Taken {
  return {
    id: start,
    start: at(start),
    end: at(end),
    clearFrom: at(start) - before * 60_000,
    clearUntil: at(end) + after * 60_000,
  }
}

describe.each(['UTC', 'America/New_York', 'Asia/Shanghai'])('on a machine in %s', (zone) => {
  const { TZ } = process.env

  beforeAll(() => {
    process.env.TZ = zone
  })

  afterAll(() => {
    if (TZ === undefined) delete process.env.TZ
    else process.env.TZ = TZ
  })

  test("the owner's hours stay the same in winter and in summer, asked in either", () => {
    const winter = list('call', '2027-03-01T00:00Z')
    expect(onDay(winter, '2027-03-19')).toEqual([
      '08:00',
      '08:30',
      '09:00',
      '09:30',
      '10:00',
      '10:30',
      '11:00',
      '11:30',
      '12:00',
      '12:30',
    ])
    expect(onDay(winter, '2027-03-29').slice(0, 2)).toEqual(['07:00', '07:30'])
    // Mondays have hours in the afternoon too.
    expect(onDay(winter, '2027-03-29').slice(-1)).toEqual(['16:00'])
    expect(onDay(list('call', '2027-03-28T12:00Z'), '2027-03-30')).toEqual(onDay(winter, '2027-03-30'))
    expect(onDay(winter, '2027-03-27')).toEqual([])
    expect(winter).toEqual([...winter].sort())
  })

  test('notice is in hours, also where the clocks change within it, and the horizon in days', () => {
    // 24 hours before Monday 09:00 in Madrid, which is 07:00 in UTC, is 08:00 by the clock of Sunday.
    expect(onDay(list('call', '2027-03-28T07:00Z'), '2027-03-29')[0]).toBe('07:00')
    expect(onDay(list('call', '2027-03-28T07:01Z'), '2027-03-29')[0]).toBe('07:30')
    // Sixty days after 09:30 on 27 January, in winter, is 09:30 on 28 March, in summer: a Sunday.
    expect(list('call', '2027-01-28T08:30Z').at(-1)).toBe('2027-03-29T07:30')
    expect(list('call', '2027-01-28T08:29Z').at(-1)).toBe('2027-03-29T07:00')
  })

  test('a busy time takes the starts that it touches, with the time around them, and none that only meet it', () => {
    const busy = [[at('2027-03-29T09:00Z'), at('2027-03-29T09:30Z')] as const]
    // A call needs 15 minutes after it.
    expect(onDay(list('call', '2027-03-20T00:00Z', { busy }), '2027-03-29').slice(2, 6)).toEqual([
      '08:00',
      '09:30',
      '10:00',
      '10:30',
    ])
    // A visit needs an hour before and after it.
    expect(onDay(list('visit', '2027-03-20T00:00Z', { busy }), '2027-03-29')).toEqual([
      '07:00',
      '11:00',
      '14:00',
      '15:00',
    ])
  })

  test('what is longer than the hours that are left is not offered, what ends with them is', () => {
    const afternoon = onDay(list('visit', '2027-03-20T00:00Z'), '2027-03-29').slice(-2)
    // Until 18:30, which is 16:30 in UTC.
    expect(afternoon).toEqual(['14:00', '15:00'])
    expect(onDay(list('call', '2027-03-20T00:00Z'), '2027-03-29').at(-1)).toBe('16:00')
  })

  test('between two appointments lies the longer of the times around them', () => {
    const taken = [take('2027-03-29T08:00Z', '2027-03-29T09:00Z', 60, 60)]
    expect(onDay(list('call', '2027-03-20T00:00Z', { taken }), '2027-03-29').slice(0, 2)).toEqual(['10:00', '10:30'])
    expect(onDay(list('visit', '2027-03-20T00:00Z', { taken }), '2027-03-29').slice(0, 1)).toEqual(['10:00'])
    const call = [take('2027-03-29T08:00Z', '2027-03-29T08:30Z', 0, 15)]
    expect(onDay(list('call', '2027-03-20T00:00Z', { taken: call }), '2027-03-29').slice(0, 3)).toEqual([
      '07:00',
      '09:00',
      '09:30',
    ])
  })

  test('a full day offers nothing, by the limit of the type', () => {
    const taken = [take('2027-03-29T07:00Z', '2027-03-29T07:30Z'), take('2027-03-29T16:00Z', '2027-03-29T16:30Z')]
    expect(onDay(list('visit', '2027-03-20T00:00Z', { taken }), '2027-03-29')).toEqual([])
    expect(onDay(list('call', '2027-03-20T00:00Z', { taken }), '2027-03-29')).not.toEqual([])
    const four = ['07:00', '08:00', '14:00', '16:00'].map((time) =>
      take(`2027-03-29T${time}Z`, `2027-03-29T${time.slice(0, 2)}:30Z`),
    )
    expect(onDay(list('call', '2027-03-20T00:00Z', { taken: four }), '2027-03-29')).toEqual([])
  })

  test('visits are at home, and elsewhere on the days that are marked for it', () => {
    const cityDays = [
      ['2027-03-29', 'barcelona'],
      ['2027-03-30', 'barcelona'],
      ['2027-03-30', 'valencia'],
    ] as const
    const days = (place: 'madrid' | 'barcelona' | 'valencia') => [
      ...new Set(list('visit', '2027-03-20T00:00Z', { cityDays }, place).map((start) => start.slice(0, 10))),
    ]
    expect(days('barcelona')).toEqual(['2027-03-29'])
    expect(days('valencia')).toEqual([])
    expect(days('madrid')).not.toContain('2027-03-29')
    expect(days('madrid')).not.toContain('2027-03-30')
    expect(days('madrid')).toContain('2027-03-31')
    expect(list('call', '2027-03-20T00:00Z', { cityDays }).some((start) => start.startsWith('2027-03-29'))).toBe(true)
  })

  test('a type is offered at its places alone', () => {
    expect(list('call', '2027-03-20T00:00Z', {}, 'madrid')).toEqual([])
    expect(list('visit', '2027-03-20T00:00Z', {}, 'online')).toEqual([])
  })

  test('the day of a moment is that of the owner', () => {
    const findDay = createDayFormat('Europe/Madrid')
    expect(findDay(new Date('2027-03-28T22:30Z'))).toBe('2027-03-29')
    expect(findDay(new Date('2027-01-10T22:30Z'))).toBe('2027-01-10')
  })
})

test('what is free is the same as by asking each start for each busy time and each appointment', () => {
  const minutes = (count: number) => count * 60_000
  const first = at('2027-03-29T00:00Z')
  const random = (seed: number) => () => {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0
    return seed / 2 ** 32
  }
  const { before, after, minutes: length } = booking.types.visit
  const all = list('visit', '2027-03-20T00:00Z').map((start) => at(`${start}Z`))
  for (let seed = 1; seed <= 50; seed++) {
    const next = random(seed)
    const spans = Array.from({ length: 12 }, () => {
      const from = first + minutes(15 * Math.floor(next() * 96 * 7))
      return [from, from + minutes(15 * Math.floor(next() * 24))] as const
    })
    const busy = spans.slice(0, 8)
    const taken = spans.slice(8).map(
      ([start, end], index): Taken => ({
        id: String(index),
        start,
        end: end + minutes(15),
        clearFrom: start - minutes(30 * index),
        clearUntil: end + minutes(15 + 20 * index),
      }),
    )
    const isFree = (start: number) => {
      const [end, from, until] = [start + minutes(length), start - minutes(before), start + minutes(length + after)]
      return (
        busy.every(([begin, over]) => over <= from || until <= begin) &&
        taken.every(
          (one) => (one.end <= from || end <= one.clearFrom) && (one.clearUntil <= start || until <= one.start),
        )
      )
    }
    const found = listStarts('visit', 'madrid', { now: at('2027-03-20T00:00Z'), busy, taken, cityDays: [] }, unlimited)
    expect(found).toEqual(all.filter(isFree))
  }
})

const unlimited: BookingSettings = {
  ...booking,
  types: { ...booking.types, visit: { ...booking.types.visit, perDay: 50 } },
}

test('a year in steps of five minutes is read with a full calendar in no time', () => {
  const call = { ...booking.types.call, step: 5, horizonDays: 365 }
  const settings = { ...booking, types: { ...booking.types, call } }
  const now = at('2027-03-20T00:00Z')
  const busy = Array.from({ length: 40_000 }, (_, index) => [now - index * 60_000, now - index * 60_000 + 1] as const)
  const start = process.cpuUsage()
  expect(listStarts('call', 'online', { now, busy, taken: [], cityDays: [] }, settings).length).toBeGreaterThan(10_000)
  // Asking each start for each busy time takes many seconds.
  // Microseconds of the processor: a busy machine takes longer.
  expect(process.cpuUsage(start).user).toBeLessThan(2_000_000)
})

test('a day whose hours the clocks skip offers nothing, and the days around it do', () => {
  // Samoa had no 30 December 2011.
  const settings = { ...booking, zone: 'Pacific/Apia' }
  const state = { now: at('2011-12-25T00:00Z'), busy: [], taken: [], cityDays: [] }
  const days = listStarts('call', 'online', state, settings).map((start) =>
    new Date(start).toLocaleDateString('sv', { timeZone: settings.zone }),
  )
  expect(days).not.toContain('2011-12-30')
  expect(days).toEqual(expect.arrayContaining(['2011-12-29', '2012-01-02']))
  expect(new Set(listStarts('call', 'online', state, settings)).size).toBe(days.length)
})

test('an owner in Los Angeles has hours and full days by the clock there, across midnight in UTC', () => {
  const settings = { ...booking, zone: 'America/Los_Angeles' }
  const listThere = (taken: Taken[]) => {
    const starts = listStarts(
      'call',
      'online',
      { now: at('2027-04-01T00:00Z'), busy: [], taken, cityDays: [] },
      settings,
    )
    return starts.map((start) => new Date(start).toLocaleString('sv', { timeZone: settings.zone }))
  }
  expect(listThere([]).find((start) => start.startsWith('2027-04-05'))).toBe('2027-04-05 09:00:00')
  // As many as a day takes: late on Monday there, which is Tuesday in UTC.
  const taken = Array(settings.types.call.perDay).fill(take('2027-04-06T00:00Z', '2027-04-06T00:30Z'))
  const days = new Set(listThere(taken).map((start) => start.slice(0, 10)))
  expect(days).not.toContain('2027-04-05')
  expect(days).toContain('2027-04-06')
})
