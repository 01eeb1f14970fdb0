import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { readCalendar } from './read-calendar.ts'

const span = { from: Date.parse('2027-03-01T00:00:00Z'), to: Date.parse('2027-12-01T00:00:00Z') }

const errors = vi.spyOn(console, 'warn')

beforeAll(() => {
  errors.mockReset()
})

afterAll(() => {
  // What a package logs may hold the titles of events.
  expect(errors.mock.calls).toEqual([])
  errors.mockRestore()
})

/** A calendar of events, each a list of lines. */
function write(events: string[][], head: string[] = []): string {
  const lines = events.flatMap((event, index) => {
    const uid = event.some((line) => /^UID/.test(line)) ? [] : [`UID:event-${index}@calendar.test`]
    return ['BEGIN:VEVENT', ...uid, 'DTSTAMP:20270101T000000Z', ...event, 'END:VEVENT']
  })
  return ['BEGIN:VCALENDAR', 'VERSION:2.0', ...head, ...lines, 'END:VCALENDAR', ''].join('\r\n')
}

const read = (text: string | Uint8Array, owners: string[] = []) =>
  readCalendar(typeof text === 'string' ? Buffer.from(text) : text, { ...span, owners })

/** The busy times, as short as can be: `03-28 07:30/08:00` in UTC. */
async function readBusy(text: string, owners?: string[]) {
  const { intervals } = await read(text, owners)
  const format = (moment: number) => new Date(moment).toISOString().slice(5, 16).replace('T', ' ')
  return intervals.map(([from, to]) => {
    const [date, end] = [format(from).slice(0, 6), format(to)]
    return `${format(from)}/${end.startsWith(date) ? end.slice(6) : end}`
  })
}

// What the machine takes for its own zone must not matter.
describe.each(['UTC', 'America/New_York', 'Asia/Shanghai'])('on a machine in %s', (zone) => {
  const { TZ } = process.env

  beforeAll(() => {
    process.env.TZ = zone
    expect(new Date(2027, 0, 1).getTimezoneOffset()).toBe(
      { UTC: 0, 'America/New_York': 300, 'Asia/Shanghai': -480 }[zone],
    )
  })

  afterAll(() => {
    if (TZ === undefined) delete process.env.TZ
    else process.env.TZ = TZ
  })

  test('a weekly event keeps its hour over a change of the clocks', async () => {
    const weekly = [
      'DTSTART;TZID=Europe/Madrid:20270321T093000',
      'DTEND;TZID=Europe/Madrid:20270321T100000',
      'RRULE:FREQ=WEEKLY;COUNT=3',
    ]
    expect(await readBusy(write([weekly]))).toEqual(['03-21 08:30/09:00', '03-28 07:30/08:00', '04-04 07:30/08:00'])
  })

  test('a weekly event in New York is five hours away from Madrid for two weeks in March', async () => {
    const weekly = ['DTSTART;TZID=America/New_York:20270307T090000', 'DURATION:PT30M', 'RRULE:FREQ=WEEKLY;COUNT=4']
    expect(await readBusy(write([weekly]))).toEqual([
      '03-07 14:00/14:30',
      '03-14 13:00/13:30',
      '03-21 13:00/13:30',
      '03-28 13:00/13:30',
    ])
  })

  test('an event of a whole day blocks 23 or 25 hours when the clocks change', async () => {
    const days = ['20270328', '20271031'].map((date) => [`DTSTART;VALUE=DATE:${date}`])
    expect(await readBusy(write(days))).toEqual(['03-27 23:00/03-28 22:00', '10-30 22:00/10-31 23:00'])
  })

  test('a series of whole days, one left out and one moved', async () => {
    const series = [
      'UID:days',
      'DTSTART;VALUE=DATE:20270401',
      'DTEND;VALUE=DATE:20270402',
      'RRULE:FREQ=DAILY;UNTIL=20270405',
      'EXDATE;VALUE=DATE:20270402',
    ]
    const moved = ['UID:days', 'RECURRENCE-ID;VALUE=DATE:20270404', 'DTSTART;VALUE=DATE:20270410']
    expect(await readBusy(write([series, moved]))).toEqual([
      '03-31 22:00/04-01 22:00',
      '04-02 22:00/04-03 22:00',
      '04-04 22:00/04-05 22:00',
      '04-09 22:00/04-10 22:00',
    ])
  })

  test("Outlook's end of a series of whole days, in UTC, holds its last day", async () => {
    const series = ['DTSTART;VALUE=DATE:20270401', 'RRULE:FREQ=DAILY;UNTIL=20270401T220000Z']
    expect(await readBusy(write([series]))).toEqual(['03-31 22:00/04-02 22:00'])
  })

  test('times without a zone, and whole days, are read in the zone of the calendar, else in that of the owner', async () => {
    const events = [['DTSTART:20270405T100000', 'DTEND:20270405T110000'], ['DTSTART;VALUE=DATE:20270410']]
    expect(await readBusy(write(events))).toEqual(['04-05 08:00/09:00', '04-09 22:00/04-10 22:00'])
    expect(await readBusy(write(events, ['X-WR-TIMEZONE:America/New_York']))).toEqual([
      '04-05 14:00/15:00',
      '04-10 04:00/04-11 04:00',
    ])
    const odd = await read(write(events, ['X-WR-TIMEZONE:Nowhere/Land']))
    expect(odd.warnings).toHaveLength(1)
  })

  test('a calendar that is no calendar, or not whole, is not read', async () => {
    const whole = write([['DTSTART:20270405T100000Z']])
    for (const text of [
      '',
      '<!doctype html><title>Sign in</title>',
      whole.slice(0, -30),
      whole.replace('END:VEVENT\r\n', ''),
      whole.replace('BEGIN:VEVENT\r\n', ''),
      whole.replace('DTSTART:20270405T100000Z', 'DTSTART:soon'),
      whole.replace('DTSTART:20270405T100000Z', 'SUMMARY:No start'),
      `${whole}<p>`,
    ]) {
      await expect(read(text)).rejects.toThrow(/^(not a|an event)/)
    }
    expect((await read(write([]))).events).toBe(0)
  })

  test('dates that are added to an event or a series are busy', async () => {
    const added = [
      'DTSTART;TZID=Europe/Madrid:20270405T100000',
      'DURATION:PT1H',
      'RDATE;TZID=Europe/Madrid:20270406T100000,20270407T120000',
      'RDATE;VALUE=PERIOD:20270408T080000Z/20270408T083000Z,20270409T080000Z/PT15M',
    ]
    expect(await readBusy(write([added]))).toEqual([
      '04-05 08:00/09:00',
      '04-06 08:00/09:00',
      '04-07 10:00/11:00',
      '04-08 08:00/08:30',
      '04-09 08:00/08:15',
    ])
  })

  test('two events of one UID are both busy', async () => {
    const events = ['20270405T100000Z', '20270406T100000Z'].map((start) => [
      'UID:same',
      `DTSTART:${start}`,
      'DURATION:PT1H',
    ])
    expect(await readBusy(write(events))).toEqual(['04-05 10:00/11:00', '04-06 10:00/11:00'])
  })

  test('a series that was changed from a day on blocks whole days from there, also those that it was moved to', async () => {
    const series = [
      'UID:series',
      'DTSTART;TZID=Europe/Madrid:20270405T100000',
      'DURATION:PT1H',
      'RRULE:FREQ=WEEKLY;COUNT=3',
    ]
    const changed = [
      'UID:series',
      'RECURRENCE-ID;RANGE=THISANDFUTURE;TZID=Europe/Madrid:20270412T100000',
      'DTSTART;TZID=Europe/Madrid:20270413T150000',
      'DURATION:PT2H',
    ]
    const { warnings } = await read(write([series, changed]))
    expect(warnings).toHaveLength(1)
    const busy = await readBusy(write([series, changed]))
    expect(busy[0]).toBe('04-05 08:00/09:00')
    expect(busy[1]).toBe('04-13 13:00/15:00')
    expect(busy[2]).toMatch(/^04-18 22:00\/04-20 2[2-3]:00$/)
  })

  test('one time of a series is cancelled, one moved, one made free', async () => {
    const series = [
      'UID:series',
      'DTSTART;TZID=Europe/Madrid:20270405T100000',
      'DURATION:PT1H',
      'RRULE:FREQ=DAILY;COUNT=5',
      'EXDATE;TZID=Europe/Madrid:20270409T100000',
    ]
    const change = (date: string, ...lines: string[]) => ['UID:series', `RECURRENCE-ID:${date}T080000Z`, ...lines]
    const calendar = write([
      series,
      change('20270406', 'DTSTART:20270406T080000Z', 'DURATION:PT1H', 'STATUS:CANCELLED'),
      change('20270407', 'DTSTART:20270407T150000Z', 'DURATION:PT1H', 'SEQUENCE:2'),
      change('20270407', 'DTSTART:20270407T180000Z', 'DURATION:PT1H', 'SEQUENCE:1'),
      change('20270408', 'DTSTART:20270408T080000Z', 'DURATION:PT1H', 'TRANSP:TRANSPARENT'),
    ])
    expect(await readBusy(calendar)).toEqual(['04-05 08:00/09:00', '04-07 15:00/16:00'])
  })

  test('a time of a series that was moved into the span from outside of it is busy', async () => {
    const series = ['UID:series', 'DTSTART:20260105T100000Z', 'DURATION:PT1H', 'RRULE:FREQ=DAILY;COUNT=2']
    const moved = ['UID:series', 'RECURRENCE-ID:20260106T100000Z', 'DTSTART:20270405T100000Z', 'DURATION:PT1H']
    expect(await readBusy(write([series, moved]))).toEqual(['04-05 10:00/11:00'])
  })

  test.each([
    ['Romance Standard Time', '04-05 08:00/09:00'],
    ['"Romance Standard Time"', '04-05 08:00/09:00'],
    ['+0530', '04-05 04:30/05:30'],
    ['tzone://Microsoft/Utc', '04-05 10:00/11:00'],
  ])('the zone %s is known', async (zone, busy) => {
    const calendar = write([[`DTSTART;TZID=${zone}:20270405T100000`, 'DURATION:PT1H']])
    expect(await readBusy(calendar)).toEqual([busy])
    expect((await read(calendar)).warnings).toEqual([])
  })

  test('a zone that the calendar defines is known by its offsets', async () => {
    const rule = (name: string, from: string, to: string, month: number) => [
      `BEGIN:${name}`,
      'DTSTART:19700101T020000',
      `TZOFFSETFROM:${from}`,
      `TZOFFSETTO:${to}`,
      `RRULE:FREQ=YEARLY;BYMONTH=${month};BYDAY=-1SU`,
      `END:${name}`,
    ]
    const zone = [
      'BEGIN:VTIMEZONE',
      'TZID:My zone',
      ...rule('STANDARD', '-0400', '-0500', 11),
      ...rule('DAYLIGHT', '-0500', '-0400', 3),
      'END:VTIMEZONE',
    ]
    const calendar = write(
      [['DTSTART;TZID=My zone:20270405T100000', 'DURATION:PT1H', 'RRULE:FREQ=MONTHLY;INTERVAL=7;COUNT=2']],
      zone,
    )
    expect(await readBusy(calendar)).toEqual(['04-05 14:00/15:00', '11-05 14:00/15:00'])
  })

  test('an event in a zone that nobody knows blocks the days around it, in a series too', async () => {
    const calendar = write([
      ['DTSTART;TZID=Nowhere/Land:20270405T100000', 'DURATION:PT1H', 'RRULE:FREQ=WEEKLY;COUNT=2'],
    ])
    expect(await readBusy(calendar)).toEqual(['04-03 22:00/04-06 22:00', '04-10 22:00/04-13 22:00'])
    expect((await read(calendar)).warnings).toHaveLength(2)
  })

  test('an end that does not go with its start leaves no gap', async () => {
    const events = [
      ['DTSTART;VALUE=DATE:20270405', 'DTEND:20270407T100000Z'],
      ['DTSTART:20270412T100000Z', 'DTEND;VALUE=DATE:20270414'],
      ['DTSTART:20270420T100000Z', 'DTEND:20270420T090000Z'],
      ['DTSTART:20270426T100000Z', 'DURATION:soon'],
      ['DTSTART;TZID=Nowhere/Land:20270503T100000', 'DTEND:20270505T100000Z'],
    ]
    expect(await readBusy(write(events))).toEqual([
      '04-04 22:00/04-07 22:00',
      '04-12 10:00/04-13 22:00',
      '04-18 22:00/04-21 22:00',
      '04-24 22:00/04-27 22:00',
      '05-01 22:00/05-06 22:00',
    ])
    expect((await read(write(events))).warnings).toHaveLength(3)
  })

  test('what is over is not warned of', async () => {
    const { intervals, warnings } = await read(write([['DTSTART;TZID=Nowhere/Land:20200405T100000', 'DURATION:PT1H']]))
    expect({ intervals, warnings }).toEqual({ intervals: [], warnings: [] })
  })

  test('empty lists of exceptions are no reason to close', async () => {
    const series = [
      'DTSTART:20270405T100000Z',
      'DURATION:PT1H',
      'RRULE:FREQ=DAILY;COUNT=2',
      'EXDATE:',
      'EXDATE:20270406T100000Z,',
    ]
    expect(await readBusy(write([series]))).toEqual(['04-05 10:00/11:00'])
  })

  test('periods of free and busy time are read, with an end or a length', async () => {
    const calendar = [
      'BEGIN:VCALENDAR',
      'BEGIN:VFREEBUSY',
      'UID:x',
      'FREEBUSY:20270405T100000Z/20270405T110000Z,20270406T100000Z/PT1H',
      'FREEBUSY;FBTYPE=FREE:20270407T100000Z/PT1H',
      'FREEBUSY;FBTYPE=BUSY-TENTATIVE:20270408T100000Z/PT1H',
      'END:VFREEBUSY',
      'END:VCALENDAR',
    ].join('\n')
    expect(await readBusy(calendar)).toEqual(['04-05 10:00/11:00', '04-06 10:00/11:00', '04-08 10:00/11:00'])
  })

  test.each([
    ['STATUS:CANCELLED', 0],
    ['TRANSP:TRANSPARENT', 0],
    ['X-MICROSOFT-CDO-BUSYSTATUS:FREE', 0],
    ['ATTENDEE;CN=Kim;PARTSTAT=DECLINED:mailto:Owner@Calendar.test', 0],
    ['ATTENDEE;CN="A: B";PARTSTAT=DECLINED:mailto:somebody@calendar.test', 1],
    ['ATTENDEE;PARTSTAT=ACCEPTED:mailto:owner@calendar.test', 1],
    ['STATUS:TENTATIVE', 1],
    ['X-MICROSOFT-CDO-BUSYSTATUS:OOF', 1],
    ['BEGIN:VALARM\r\nTRIGGER:-PT15M\r\nSTATUS:CANCELLED\r\nEND:VALARM', 1],
  ])('an event with %s is busy: %s', async (line, count) => {
    const calendar = write([['DTSTART:20270405T100000Z', 'DURATION:PT1H', line]])
    expect(await readBusy(calendar, ['owner@calendar.test'])).toHaveLength(count)
  })

  test('what has begun before the span and goes on in it is busy', async () => {
    const long = ['DTSTART;VALUE=DATE:20270101', 'DTEND;VALUE=DATE:20270303']
    const nights = ['DTSTART:20270101T220000Z', 'DURATION:PT4H', 'RRULE:FREQ=DAILY;COUNT=59']
    expect(await readBusy(write([long]))).toEqual(['12-31 23:00/03-02 23:00'])
    expect(await readBusy(write([nights]))).toEqual(['02-28 22:00/03-01 02:00'])
  })

  test.each([
    'FREQ=SECONDLY',
    'FREQ=MINUTELY;COUNT=5',
    'FREQ=WEEKLY;BYDAY=XX',
    'FREQ=NEVER',
    'often',
    'FREQ=DAILY;INTERVAL=0',
    'FREQ=DAILY;UNTIL=never',
  ])('a series with the rule %s leaves the calendar unread', async (rule) => {
    await expect(read(write([['DTSTART:20270405T100000Z', `RRULE:${rule}`]]))).rejects.toThrow(/^(a series|an event)/)
  })

  test('marks of bytes, other ends of lines, and folds within a sign', async () => {
    const text = write([['SUMMARY:中文'.repeat(20), 'DTSTART:20270405T100000Z', 'DURATION:PT1H']])
    const folded = Buffer.concat(
      Array.from(Buffer.from(text).toString('latin1').split('\r\n'), (line) =>
        Buffer.from(`${(line.match(/.{1,20}/g) ?? []).join('\r\n ')}\r\n`, 'latin1'),
      ),
    )
    for (const bytes of [Buffer.from(`\uFEFF${text}`), Buffer.from(text.replaceAll('\r\n', '\n')), folded]) {
      expect((await read(bytes)).intervals).toHaveLength(1)
    }
  })

  test('events of this site come with their id and time, and not as busy times', async () => {
    const id = '0b6a2a3e-6a5e-4f0e-9d53-2f6f4f0f9a11'
    const own = [`UID:${id.toUpperCase()}@calendar.test`, 'DTSTART:20270405T100000Z', 'DTEND:20270405T103000Z']
    const { intervals, own: found } = await read(write([own]))
    expect(intervals).toEqual([])
    expect(found).toEqual([[id, Date.parse('2027-04-05T10:00:00Z'), Date.parse('2027-04-05T10:30:00Z')]])
    expect((await read(write([[...own, 'RRULE:FREQ=DAILY;COUNT=2']]))).intervals).toHaveLength(2)
    expect((await read(write([[...own, 'STATUS:CANCELLED']]))).own).toEqual([])
  })

  test('free events of whole days with the sign of a city say where the owner is', async () => {
    const day = (...lines: string[]) => ['DTSTART;VALUE=DATE:20270405', 'DTEND;VALUE=DATE:20270407', ...lines]
    const { cityDays, intervals, warnings } = await read(
      write([
        day('SUMMARY:#Barcelona', 'TRANSP:TRANSPARENT'),
        ['DTSTART;VALUE=DATE:20270412', 'RRULE:FREQ=WEEKLY;COUNT=2', 'SUMMARY:#valencia', 'TRANSP:TRANSPARENT'],
      ]),
    )
    expect(cityDays).toEqual([
      ['2027-04-05', 'barcelona'],
      ['2027-04-06', 'barcelona'],
      ['2027-04-12', 'valencia'],
      ['2027-04-19', 'valencia'],
    ])
    expect({ intervals, warnings }).toEqual({ intervals: [], warnings: [] })
  })

  test.each([
    ['an unknown city', ['DTSTART;VALUE=DATE:20270405', 'SUMMARY:#paris', 'TRANSP:TRANSPARENT'], 0],
    ['online', ['DTSTART;VALUE=DATE:20270405', 'SUMMARY:#online', 'TRANSP:TRANSPARENT'], 0],
    ['a time of day', ['DTSTART:20270405T080000Z', 'DURATION:PT8H', 'SUMMARY:#barcelona', 'TRANSP:TRANSPARENT'], 0],
    ['a busy day', ['DTSTART;VALUE=DATE:20270405', 'SUMMARY:#barcelona'], 1],
  ])('the sign of a city on %s is ignored with a warning', async (_what, event, busy) => {
    const { cityDays, intervals, warnings } = await read(write([event]))
    expect(cityDays).toEqual([])
    expect(intervals).toHaveLength(busy)
    expect(warnings).toHaveLength(1)
    expect(warnings[0]).toMatch(/^2027-04-05/)
    expect(warnings[0]).not.toMatch(/paris|barcelona/i)
  })

  test('nothing but times, cities and ids is kept of a calendar', async () => {
    const secret = 'Dinner with Zoë'
    const calendar = write(
      [
        [
          'DTSTART;TZID=Nowhere/Land:20270405T100000',
          `SUMMARY:${secret}`,
          `DESCRIPTION:${secret}`,
          `LOCATION:${secret}`,
        ],
      ],
      [`X-WR-CALNAME:${secret}`],
    )
    expect(JSON.stringify(await read(calendar))).not.toContain('Dinner')
  })
})

test('a hundred daily series of twenty years are read in time', async () => {
  const series = Array.from({ length: 100 }, (_, index) => [
    `DTSTART;TZID=Europe/Madrid:20060101T${String(6 + (index % 12)).padStart(2, '0')}0000`,
    'DURATION:PT30M',
    'RRULE:FREQ=DAILY',
  ])
  // A reader that expands a series from its beginning takes minutes, which the test's own time limit tells.
  const { intervals } = await read(write(series))
  expect(intervals.length).toBeGreaterThan(0)
}, 60_000)
