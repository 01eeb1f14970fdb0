import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { CalendarError, parseIcs } from './ical.ts'
import { readCalendar } from './read-calendar.ts'

const span = { from: Date.parse('2027-03-01T00:00:00Z'), to: Date.parse('2027-12-01T00:00:00Z') }

const errors = vi.spyOn(console, 'warn')

beforeAll(() => {
  errors.mockReset()
})

afterAll(() => {
  // A package's log may hold the titles of events.
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

const read = async (text: string | Uint8Array, owners: string[] = []) =>
  readCalendar(parseIcs(typeof text === 'string' ? Buffer.from(text) : text), { ...span, owners })

/** The busy times, as short as can be: `03-28 07:30/08:00` in UTC. */
async function readBusy(text: string, owners?: string[]) {
  const { intervals } = await read(text, owners)
  const format = (moment: number) => new Date(moment).toISOString().slice(5, 16).replace('T', ' ')
  return intervals.map(([from, to]) => {
    const [date, end] = [format(from).slice(0, 6), format(to)]
    return `${format(from)}/${end.startsWith(date) ? end.slice(6) : end}`
  })
}

// The machine's own zone must not matter.
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
      `${whole}<p>`,
    ]) {
      await expect(read(text)).rejects.toThrow(/^not a/)
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

  test('a series that was changed from one of its times on is busy on each day from there, and the owner is told', async () => {
    const series = ['UID:series', 'DTSTART;TZID=Europe/Madrid:20270405T100000', 'DURATION:PT1H', 'RRULE:FREQ=WEEKLY']
    const later = [
      'UID:series',
      'RECURRENCE-ID;RANGE=THISANDFUTURE;TZID=Europe/Madrid:20270419T100000',
      'DTSTART;TZID=Europe/Madrid:20270419T120000',
      'DURATION:PT1H',
      'RRULE:FREQ=MONTHLY',
    ]
    const text = write([series, later])
    expect((await readBusy(text)).slice(0, 5)).toEqual([
      '04-05 08:00/09:00',
      '04-12 08:00/09:00',
      '04-19 10:00/11:00',
      '04-20 10:00/11:00',
      '04-21 10:00/11:00',
    ])
    expect((await read(text)).warnings).toHaveLength(1)
  })

  test('a time that comes twice while the clocks are set back is busy both times', async () => {
    const event = ['DTSTART;TZID=America/New_York:20271107T013000', 'DURATION:PT30M']
    expect(await readBusy(write([event]))).toEqual(['11-07 05:30/07:00'])
    const weekly = ['DTSTART;TZID=Europe/Madrid:20271024T023000', 'DURATION:PT15M', 'RRULE:FREQ=WEEKLY;COUNT=3']
    expect(await readBusy(write([weekly]))).toEqual(['10-24 00:30/00:45', '10-31 00:30/01:45', '11-07 01:30/01:45'])
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
      change('20270407', 'DTSTART:20270407T150000Z', 'DURATION:PT1H'),
      change('20270408', 'DTSTART:20270408T080000Z', 'DURATION:PT1H', 'TRANSP:TRANSPARENT'),
    ])
    expect(await readBusy(calendar)).toEqual(['04-05 08:00/09:00', '04-07 15:00/16:00'])
  })

  test('a change of a time that cannot be read is busy itself, and frees nothing of its series', async () => {
    const series = ['UID:series', 'DTSTART:20270405T080000Z', 'DURATION:PT1H', 'RRULE:FREQ=DAILY;COUNT=2']
    const change = ['UID:series', 'RECURRENCE-ID:soon', 'DTSTART:20270406T150000Z', 'DURATION:PT1H']
    expect(await readBusy(write([series, change]))).toEqual([
      '04-05 08:00/09:00',
      '04-06 08:00/09:00',
      '04-06 15:00/16:00',
    ])
  })

  test('a time of a series that was moved into the span from outside of it is busy', async () => {
    const series = ['UID:series', 'DTSTART:20260105T100000Z', 'DURATION:PT1H', 'RRULE:FREQ=DAILY;COUNT=2']
    const moved = ['UID:series', 'RECURRENCE-ID:20260106T100000Z', 'DTSTART:20270405T100000Z', 'DURATION:PT1H']
    expect(await readBusy(write([series, moved]))).toEqual(['04-05 10:00/11:00'])
  })

  test("Microsoft's name of UTC is known, although its colon cuts it in two", async () => {
    const calendar = write([['DTSTART;TZID=tzone://Microsoft/Utc:20270405T100000', 'DURATION:PT1H']])
    expect(await readBusy(calendar)).toEqual(['04-05 10:00/11:00'])
    expect((await read(calendar)).warnings).toEqual([])
  })

  /** The definition of a zone whose clocks are changed on the last Sundays of two months. */
  const defineZone = (name: string, standard: string, daylight: string, months: [number, number], more = '') => {
    const rule = (part: string, from: string, to: string, month: number) => [
      `BEGIN:${part}`,
      'DTSTART:19700101T020000',
      `TZOFFSETFROM:${from}`,
      `TZOFFSETTO:${to}`,
      `RRULE:FREQ=YEARLY;BYMONTH=${month};BYDAY=-1SU${more}`,
      `END:${part}`,
    ]
    return [
      'BEGIN:VTIMEZONE',
      `TZID:${name}`,
      ...rule('STANDARD', daylight, standard, months[1]),
      ...rule('DAYLIGHT', standard, daylight, months[0]),
      'END:VTIMEZONE',
    ]
  }

  test('a zone that the calendar defines is known by its offsets', async () => {
    const calendar = write(
      [['DTSTART;TZID=My zone:20270405T100000', 'DURATION:PT1H', 'RRULE:FREQ=MONTHLY;INTERVAL=7;COUNT=2']],
      defineZone('My zone', '-0500', '-0400', [3, 11]),
    )
    expect(await readBusy(calendar)).toEqual(['04-05 14:00/15:00', '11-05 14:00/15:00'])
  })

  test("Windows' name of a zone is known by the definition that comes with it, whatever was the rule before", async () => {
    const old = defineZone('Romance Standard Time', '+0500', '+0500', [3, 10], ';UNTIL=19991231T000000Z')
    const now = defineZone('Romance Standard Time', '+0100', '+0200', [3, 10])
    // Outlook's rules begin in the year in which the calendar of today does.
    const zone = [...old.slice(0, -1), ...now.slice(2).map((line) => line.replace('19700101', '16010101'))]
    const event = (name: string, date: string) => [`DTSTART;TZID=${name}:${date}T100000`, 'DURATION:PT1H']
    const events = [event('Romance Standard Time', '20270405'), event('"Romance Standard Time"', '20271105')]
    expect(await readBusy(write(events, zone))).toEqual(['04-05 08:00/09:00', '11-05 09:00/10:00'])
    expect((await read(write(events, zone))).warnings).toEqual([])
  })

  test('a short name means what its own file says, and without a definition its days are busy and all else is read', async () => {
    const event = (name: string, date: string) => [`DTSTART;TZID=${name}:${date}T100000`, 'DURATION:PT1H']
    const usual = event('Europe/Madrid', '20270505')
    for (const name of ['CST', 'IST', 'cst', 'EST', 'MST', 'CET'])
      expect([
        name,
        await readBusy(write([event(name, '20270405'), usual], defineZone(name, '+1000', '+1000', [3, 11]))),
      ]).toEqual([name, ['04-05 00:00/01:00', '05-05 08:00/09:00']])
    for (const name of ['CST', 'ect', 'VST', 'Etc/Unknown'])
      expect([name, await readBusy(write([event(name, '20270405'), usual]))]).toEqual([
        name,
        ['04-03 22:00/04-06 22:00', '05-05 08:00/09:00'],
      ])
    expect(await readBusy(write([event('EST', '20270405')]))).toEqual(['04-05 15:00/16:00'])
    // A name with a slash has one meaning.
    expect(await readBusy(write([usual], defineZone('Europe/Madrid', '+1000', '+1000', [3, 11])))).toEqual([
      '05-05 08:00/09:00',
    ])
  })

  test('a short name in any other part of a calendar ends nothing', async () => {
    const series = [
      'UID:series',
      'DTSTART;TZID=Europe/Madrid:20270405T100000',
      'DURATION:PT1H',
      'RRULE:FREQ=DAILY;COUNT=2',
    ]
    const parts = [
      ['EXDATE;TZID=CST:20270405T100000'],
      ['RDATE;TZID=IST:20200405T100000'],
      ['RDATE;TZID=BST;VALUE=PERIOD:20200405T100000/20200405T110000'],
    ]
    for (const lines of parts)
      expect(await readBusy(write([[...series, ...lines]]))).toEqual(['04-05 08:00/09:00', '04-06 08:00/09:00'])
    const change = (range: string) => [
      'UID:series',
      `RECURRENCE-ID${range};TZID=CST:20270406T100000`,
      'DTSTART;TZID=PST:20270420T100000',
      'DTEND;TZID=AST:20270420T110000',
    ]
    for (const range of ['', ';RANGE=THISANDFUTURE'])
      expect((await readBusy(write([series, change(range)])))[0]).toBe('04-05 08:00/09:00')
    const head = ['X-WR-TIMEZONE:CST']
    expect(await readBusy(write([series, ['DTSTART:20270410T100000', 'DURATION:PT1H']], head))).toHaveLength(3)
  })

  test("Windows' name of a zone is known without a definition", async () => {
    const zones = {
      'Romance Standard Time': '04-05 08:00/09:00',
      'W. Europe Standard Time': '04-05 08:00/09:00',
      'GMT Standard Time': '04-05 09:00/10:00',
      'Pacific Standard Time': '04-05 17:00/18:00',
      'SA Pacific Standard Time': '04-05 15:00/16:00',
      'China Standard Time': '04-05 02:00/03:00',
      '"Tokyo Standard Time"': '04-05 01:00/02:00',
    }
    for (const [name, busy] of Object.entries(zones))
      expect([name, await readBusy(write([[`DTSTART;TZID=${name}:20270405T100000`, 'DURATION:PT1H']]))]).toEqual([
        name,
        [busy],
      ])
  })

  test('a definition with offsets that no clock has is none', async () => {
    for (const offset of ['+9900', '+01:00', '0100', ''])
      expect(
        await readBusy(
          write(
            [['DTSTART;TZID=My zone:20270405T100000', 'DURATION:PT1H']],
            defineZone('My zone', offset, offset, [3, 11]),
          ),
        ),
      ).toEqual(['04-03 22:00/04-06 22:00'])
  })

  test('a zone whose definition cannot be read is one that nobody knows', async () => {
    for (const more of [';BYHOUR=25', ';INTERVAL=0', ';BYEASTER=1'])
      expect(
        await readBusy(
          write(
            [['DTSTART;TZID=My zone:20270405T100000', 'DURATION:PT1H']],
            defineZone('My zone', '-0500', '-0400', [3, 11], more),
          ),
        ),
      ).toEqual(['04-03 22:00/04-06 22:00'])
  })

  test('an event in a zone that nobody knows blocks the days around it, in a series too', async () => {
    const calendar = write([
      ['DTSTART;TZID=Nowhere/Land:20270405T100000', 'DURATION:PT1H', 'RRULE:FREQ=WEEKLY;COUNT=2'],
    ])
    expect(await readBusy(calendar)).toEqual(['04-03 22:00/04-06 22:00', '04-10 22:00/04-13 22:00'])
    expect((await read(calendar)).warnings).toEqual([expect.stringMatching(/^2027-04-05 10:00, event event-0/)])
  })

  test('an end that does not go with its start leaves no gap', async () => {
    const events = [
      ['DTSTART;VALUE=DATE:20270405', 'DTEND:20270407T100000Z'],
      ['DTSTART:20270412T100000Z', 'DTEND;VALUE=DATE:20270414'],
      ['DTSTART:20270420T100000Z', 'DTEND:20270420T090000Z'],
      ['DTSTART:20270426T100000Z', 'DURATION:soon'],
      ['DTSTART:20270426T100000Z', 'DTEND:19700101T000000Z'],
      ['DTSTART;TZID=Nowhere/Land:20270503T100000', 'DTEND:20270505T100000Z'],
    ]
    expect(await readBusy(write(events))).toEqual([
      '04-04 22:00/04-07 22:00',
      '04-12 10:00/04-13 22:00',
      '04-18 22:00/04-21 22:00',
      '04-24 22:00/04-27 22:00',
      '05-01 22:00/05-06 22:00',
    ])
    expect((await read(write(events))).warnings).toHaveLength(4)
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
    ['TRANSP:TRANSPARENT\r\nX-MICROSOFT-CDO-BUSYSTATUS:OOF', 1],
    ['TRANSP:TRANSPARENT\r\nX-MICROSOFT-CDO-BUSYSTATUS:Busy', 1],
    ['TRANSP:TRANSPARENT\r\nX-MICROSOFT-CDO-BUSYSTATUS:FREE', 0],
    ['TRANSP:TRANSPARENT\r\nX-MICROSOFT-CDO-BUSYSTATUS:WORKINGELSEWHERE', 0],
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
    ['an unknown city of two words', ['DTSTART;VALUE=DATE:20270405', 'SUMMARY:#san-paris', 'TRANSP:TRANSPARENT'], 0],
    ['online', ['DTSTART;VALUE=DATE:20270405', 'SUMMARY:#online', 'TRANSP:TRANSPARENT'], 0],
    ['a time of day', ['DTSTART:20270405T080000Z', 'DURATION:PT8H', 'SUMMARY:#barcelona', 'TRANSP:TRANSPARENT'], 0],
    ['a busy day', ['DTSTART;VALUE=DATE:20270405', 'SUMMARY:#barcelona'], 1],
    [
      'an invitation of nobody',
      ['DTSTART;VALUE=DATE:20270405', 'SUMMARY:#barcelona', 'TRANSP:TRANSPARENT', 'ATTENDEE:mailto:kim@calendar.test'],
      0,
    ],
    [
      "somebody else's invitation",
      [
        'DTSTART;VALUE=DATE:20270405',
        'SUMMARY:#barcelona',
        'TRANSP:TRANSPARENT',
        'ORGANIZER:mailto:kim@calendar.test',
        'ATTENDEE;PARTSTAT=ACCEPTED:mailto:owner@calendar.test',
      ],
      0,
    ],
    [
      'a day of a series that cannot be read',
      ['DTSTART;VALUE=DATE:20270405', 'SUMMARY:#barcelona', 'TRANSP:TRANSPARENT', 'RRULE:FREQ=DAILY;BYHOUR=x'],
      0,
    ],
  ])('the sign of a city on %s is ignored with a warning', async (_what, event, busy) => {
    const { cityDays, intervals, warnings } = await read(write([event]))
    expect(cityDays).toEqual([])
    expect(intervals).toHaveLength(busy)
    expect(warnings).toHaveLength(1)
    expect(warnings[0]).toMatch(/^2027-04-05/)
    expect(warnings[0]).not.toMatch(/paris|barcelona/i)
  })

  test("the sign of a city counts in the owner's own invitation, and one that is not answered is busy", async () => {
    const invite = (...lines: string[]) => [
      'DTSTART;VALUE=DATE:20270405',
      'ATTENDEE:mailto:kim@calendar.test',
      ...lines,
    ]
    const own = invite('SUMMARY:#barcelona', 'TRANSP:TRANSPARENT', 'ORGANIZER;CN=Me:MAILTO:Owner@calendar.test')
    expect((await read(write([own]), ['owner@calendar.test'])).cityDays).toEqual([['2027-04-05', 'barcelona']])
    const open = invite(
      'ORGANIZER:mailto:kim@calendar.test',
      'ATTENDEE;PARTSTAT=NEEDS-ACTION:mailto:owner@calendar.test',
    )
    expect(await readBusy(write([open]), ['owner@calendar.test'])).toEqual(['04-04 22:00/04-05 22:00'])
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

test('a rule says the days that it says in every calendar', async () => {
  const starts = async (start: string, rule: string) => {
    const busy = await readBusy(write([[`DTSTART:${start}T100000Z`, 'DURATION:PT1M', `RRULE:${rule}`]]))
    return busy.map((text) => text.slice(0, 11).replace(' 10:00', ''))
  }
  const rules = {
    'FREQ=MONTHLY;BYDAY=-1FR;COUNT=3': ['04-30', '05-28', '06-25'],
    'FREQ=MONTHLY;BYMONTHDAY=31,-2;UNTIL=20270731T235959Z': ['04-29', '05-30', '05-31', '06-29', '07-30', '07-31'],
    'FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1;COUNT=3': ['04-30', '05-31', '06-30'],
    'FREQ=MONTHLY;BYDAY=FR;BYMONTHDAY=13': ['08-13'],
    'FREQ=WEEKLY;INTERVAL=2;BYDAY=SU,MO;WKST=SU;COUNT=4': ['04-05', '04-18', '04-19', '05-02'],
    'FREQ=WEEKLY;INTERVAL=2;BYDAY=SU,MO;COUNT=4': ['04-05', '04-11', '04-19', '04-25'],
    'FREQ=YEARLY;BYMONTH=5,6;BYDAY=2SU': ['05-09', '06-13'],
    'FREQ=WEEKLY;BYDAY=MO;BYHOUR=10;BYMINUTE=0;BYSECOND=0;COUNT=2': ['04-05', '04-12'],
    'FREQ=YEARLY;BYMONTH=5': ['05-05'],
    'FREQ=YEARLY;BYDAY=1MO,-1SU;BYMONTHDAY=6,7': [],
    'FREQ=YEARLY;BYMONTHDAY=9': ['04-09', '05-09', '06-09', '07-09', '08-09', '09-09', '10-09', '11-09'],
    'FREQ=YEARLY;BYDAY=20MO,-20FR': ['05-17', '08-20'],
    'FREQ=YEARLY;BYDAY=-5WE;COUNT=1': [],
    'FREQ=YEARLY;BYWEEKNO=20': ['05-17'],
    'FREQ=YEARLY;BYWEEKNO=30;BYDAY=SA,SU': ['07-31', '08-01'],
    'FREQ=YEARLY;BYYEARDAY=200,-100': ['07-19', '09-23'],
    'RSCALE=GREGORIAN;FREQ=YEARLY;SKIP=OMIT;BYMONTH=5': ['05-05'],
    'FREQ=DAILY;INTERVAL=80;BYMONTH=6,9,11': ['06-24', '09-12'],
    'FREQ=DAILY;BYHOUR=10,12;COUNT=3;': ['04-05', '04-05 12:00', '04-06'],
    [`FREQ=DAILY;COUNT=2;BYHOUR=${list(50, () => '10')};BYMINUTE=${list(50, () => '0')}`]: ['04-05', '04-06'],
  }
  for (const [rule, dates] of Object.entries(rules))
    expect([rule, [...new Set(['04-05', ...(await starts('20270405', rule))])]]).toEqual([
      rule,
      [...new Set(['04-05', ...dates])],
    ])
  // One that began long ago is not followed from its beginning.
  expect(await starts('20160229', 'FREQ=YEARLY;BYMONTH=3;BYMONTHDAY=-1')).toEqual(['03-31'])
  const counted = await starts('20070405', 'FREQ=DAILY;INTERVAL=7;COUNT=1050')
  expect([counted.length, counted.at(-1)]).toEqual([11, '05-13'])
})

/** Events as a stranger or a broken program writes them, each with a time of its own, and the busy times that they may be. */
const list = (count: number, write: (index: number) => string = String) =>
  Array.from({ length: count }, (_, index) => write(index)).join(',')
const dates = (year: number, count: number) =>
  list(count, (index) => new Date(Date.UTC(year, 0, 1 + index)).toISOString().slice(0, 10).replaceAll('-', ''))
const at = 'DURATION:PT30M\r\nDTSTART:20270405T030000Z'
const everyDay = /^04-05 03:00.*,11-30 03:00/
const hostile: [string, string[], RegExp][] = [
  ['no start', ['SUMMARY:x'], /^$/],
  ['a start in words', ['DTSTART:soon'], /^$/],
  [
    'a day that does not exist',
    ['DTSTART:20270430T030000Z', 'DTSTART:20270431T030000Z'].slice(1),
    /^04-29 22:00\/05-02 22:00$/,
  ],
  ['a minute that does not exist', ['DTSTART:20270430T036100Z'], /^04-28 22:00\/05-01 22:00$/],
  [
    'an hourly rule with dates left out',
    [at, 'RRULE:FREQ=HOURLY', `EXDATE;VALUE=DATE:${dates(2030, 1_000)}`],
    everyDay,
  ],
  ['each second', [at, `RRULE:FREQ=DAILY;BYHOUR=${list(24)};BYMINUTE=${list(60)};BYSECOND=${list(60)}`], everyDay],
  [
    'two thousand years each day',
    ['DTSTART:20270405T030000Z', 'DURATION:P100000W', 'RRULE:FREQ=DAILY'],
    /^04-05 03:00\//,
  ],
  ['hours that are named twice', [at, `RRULE:FREQ=DAILY;BYHOUR=3;BYHOUR=${list(24)};BYMINUTE=${list(60)}`], everyDay],
  [
    'many counted hours',
    ['DURATION:PT30M', 'DTSTART:00010101T030000Z', `RRULE:FREQ=MONTHLY;COUNT=999999999;BYHOUR=${list(24)}`],
    /^03-01 03:00/,
  ],
  ['an endless length', ['DTSTART:19700101T000000Z', 'DURATION:P99999999999999999999W'], /^\S+ \S+ \S+$/],
  ...[
    'FREQ=SECONDLY',
    'FREQ=MINUTELY;COUNT=5',
    'FREQ=WEEKLY;BYDAY=XX',
    'FREQ=NEVER',
    'often',
    'FREQ=DAILY;INTERVAL=0',
    'FREQ=DAILY;INTERVAL=-1',
    'FREQ=DAILY;INTERVAL=two',
    'FREQ=DAILY;COUNT=1e9',
    'FREQ=DAILY;UNTIL=never',
    'FREQ=YEARLY;BYWEEKNO=60',
    'FREQ=YEARLY;INTERVAL=2;BYWEEKNO=1',
    'FREQ=YEARLY;BYWEEKNO=20;BYDAY=2MO',
    'FREQ=MONTHLY;BYWEEKNO=20',
    'FREQ=YEARLY;BYDAY=60MO',
    'FREQ=MONTHLY;BYDAY=20MO',
    'FREQ=YEARLY;BYYEARDAY=367',
    'FREQ=YEARLY;BYYEARDAY=100;BYDAY=MO',
    'RSCALE=CHINESE;FREQ=YEARLY;BYMONTH=5',
    'RSCALE=GREGORIAN;SKIP=BACKWARD;FREQ=MONTHLY;BYMONTHDAY=31',
    'FREQ=WEEKLY;BYDAY=1MO',
    'FREQ=MONTHLY;BYDAY=MO;BYSETPOS=1;BYHOUR=3,4',
    'FREQ=DAILY;BYMONTHDAY=99',
    '=;=;==',
    `FREQ=DAILY;BYHOUR=${list(24)}`,
  ].map((rule): [string, string[], RegExp] => [rule, [at, `RRULE:${rule}`], everyDay]),
  ['an old rule that never ends', ['DTSTART:20100230T030000Z', 'RRULE:FREQ=MINUTELY;COUNT=5'], /^\S+ \S+ \S+$/],
  [
    'many counted years',
    ['DURATION:PT30M', 'DTSTART:19000101T030000Z', 'RRULE:FREQ=DAILY;COUNT=999999999'],
    /^03-01 03:00/,
  ],
  [
    'thousands of added dates',
    [at, `RDATE:${list(3_000, (index) => `2028${String(1_000_000 + index).slice(3)}T000000Z`)}`],
    everyDay,
  ],
  ['a length in words', ['DTSTART:20270405T030000Z', 'DURATION:soon'], /^04-03 22:00\/04-06 22:00$/],
]

const good = Array.from({ length: 200 }, (_, index) => {
  const date = new Date(span.from + index * 86_400_000).toISOString().slice(0, 10).replaceAll('-', '')
  return [
    `UID:good-${index}`,
    `DTSTART;TZID=Europe/Madrid:${date}T173000`,
    'DURATION:PT1H',
    ...(index % 10 ? [] : ['RRULE:FREQ=WEEKLY;COUNT=2']),
  ]
})

test.each(hostile)('an event with %s harms itself only, and is told by date and id', async (_what, event, expected) => {
  const alone = await read(write([['UID:0123456789', ...event]]))
  expect((await readBusy(write([event]))).join()).toMatch(expected)
  expect(alone.warnings).toEqual([
    expect.stringMatching(/^(\d{4}-\d\d-\d\d \d\d:\d\d, event 01234567: |event 01234567: it has no start)/),
  ])
  const [all, fine] = [await read(write([event, ...good, event])), await read(write(good))]
  const isBusy = (moment: number) => all.intervals.some(([from, to]) => from <= moment && moment < to)
  expect(fine.intervals.length).toBeGreaterThan(199)
  for (const [from, to] of fine.intervals) expect([isBusy(from), isBusy(to - 1)]).toEqual([true, true])
})

test('zones that are defined at endless length harm their own events only', async () => {
  const part = [
    'BEGIN:DAYLIGHT',
    'DTSTART:19280101T000000',
    'TZOFFSETFROM:+0100',
    'TZOFFSETTO:+0200',
    'RRULE:FREQ=YEARLY;COUNT=999',
    'END:DAYLIGHT',
  ]
  const zone = ['BEGIN:VTIMEZONE', 'TZID:Long', ...Array<string[]>(1_000).fill(part).flat(), 'END:VTIMEZONE']
  const start = process.cpuUsage()
  const { intervals, warnings } = await read(
    write([['DTSTART;TZID=Long:20270405T030000', 'DURATION:PT30M'], ...good], zone),
  )
  // Followed to their ends they take many seconds.
  // Microseconds of the processor: a busy machine takes longer.
  expect(process.cpuUsage(start).user).toBeLessThan(5_000_000)
  expect(warnings).toEqual([expect.stringMatching(/zone/)])
  const isBusy = (moment: number) => intervals.some(([from, to]) => from <= moment && moment < to)
  for (const [from, to] of (await read(write(good))).intervals)
    expect([isBusy(from), isBusy(to - 1)]).toEqual([true, true])
})

test('a calendar has few zones of other names than the usual ones; the usual ones are always known', async () => {
  const events = Array.from({ length: 3_000 }, (_, index) => [
    `DTSTART;TZID=${['europe/madrid', 'Nowhere'][index % 2]}${index}:20270405T030000`,
  ])
  const late = ['DTSTART;TZID=eUROPE/mADRID:20270606T100000', 'DURATION:PT1H']
  const usual = ['DTSTART;TZID=Europe/Madrid:20270707T100000', 'DURATION:PT1H']
  const busy = await readBusy(write([...events, late, usual]))
  expect(busy).toEqual(['04-03 22:00/04-06 22:00', '06-04 22:00/06-07 22:00', '07-07 08:00/09:00'])
})

test.each([
  ['that is cancelled', [at, 'STATUS:CANCELLED', 'RRULE:often']],
  ['that is free', ['TRANSP:TRANSPARENT', 'DTSTART:soon']],
  ['whose rule ended before', ['DTSTART:20200405T030000Z', 'RRULE:FREQ=HOURLY;UNTIL=20200501T000000Z']],
  ['whose rule has no day in the span', ['DTSTART:20200229T030000Z', 'RRULE:FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=29']],
])('an event %s takes no time and is not told', async (_what, event) => {
  expect(await read(write([event]))).toMatchObject({ intervals: [], warnings: [] })
})

test("a warning names the time on the owner's clock", async () => {
  const { warnings } = await read(write([['UID:0123456789', at, 'RRULE:often']]))
  expect(warnings).toEqual([expect.stringMatching(/^2027-04-05 05:00, event 01234567: /)])
})

test('where the work takes too long rules are not followed any more, and other events are read as they are', async () => {
  const events = [
    [at, 'RRULE:FREQ=WEEKLY'],
    ['DTSTART:20270410T103000Z', 'DURATION:PT1M'],
  ]
  const calendar = parseIcs(Buffer.from(write(events)))
  const inTime = readCalendar(calendar, span)
  const late = readCalendar(calendar, { ...span, patience: -1 })
  expect(inTime.warnings).toEqual([])
  expect(late.warnings).toHaveLength(1)
  for (const interval of inTime.intervals) expect(late.intervals).toContainEqual(interval)
  expect(late.intervals).toHaveLength(1 + 240)
})

test('a hundred daily series of twenty years are read', async () => {
  const series = Array.from({ length: 100 }, (_, index) => [
    `DTSTART;TZID=Europe/Madrid:20060101T${String(6 + (index % 12)).padStart(2, '0')}0000`,
    'DURATION:PT30M',
    'RRULE:FREQ=DAILY',
  ])
  const { intervals } = await read(write(series))
  expect(intervals).toHaveLength(12 * 275)
})

test('of long texts nothing is kept, and a name may be cut in two', () => {
  const text = write([['DTSTART:20270405T100000Z', 'DURATION:PT1H', `DESCRIPTION:${'DTSTART:soon '.repeat(99)}`]])
  const [calendar] = parseIcs(Buffer.from(text.replace('DTSTART', 'DTST\r\n ART')))
  expect(JSON.stringify(calendar)).not.toContain('soon')
  expect(calendar?.components[0]?.properties).toHaveLength(3)
})

test('more lines than a calendar has are refused', () => {
  expect(() => parseIcs(Buffer.from('BEGIN:VCALENDAR\n'.repeat(20)))).toThrow(CalendarError)
  const lines = 'BEGIN:VEVENT\nEND:VEVENT\n'.repeat(300_000)
  expect(() => parseIcs(Buffer.from(`BEGIN:VCALENDAR\n${lines}END:VCALENDAR\n`))).toThrow(CalendarError)
})
