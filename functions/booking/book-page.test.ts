import { load } from 'cheerio'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { localeCodes } from '../../locales/locales.ts'
import { type BookPage, createBookPage } from './book-page.ts'

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-20T12:00:00Z') })
})
afterEach(() => {
  vi.useRealTimers()
})

const starts = ['2026-11-24T09:00:00Z', '2026-11-24T23:30:00Z', '2026-12-03T08:00:00Z', '2026-12-10T08:00:00Z']

async function open(page: Partial<BookPage> = {}, locale = localeCodes[0] ?? 'en') {
  const response = createBookPage(locale, { fields: {}, starts, ...page })
  const $ = load(await response.text())
  const labels = $('[name=start]').map((_, radio) => $(radio).parent().text().trim())
  return {
    $,
    status: response.status,
    labels: labels.get(),
    values: $('[name=start]')
      .map((_, radio) => $(radio).val())
      .get(),
  }
}

test('times stand in groups of the days of the chosen zone, labelled in it and in the owner’s', async () => {
  const { $, labels, values } = await open({ fields: { zone: 'Asia/Kathmandu' } })
  expect(values).toEqual(starts)
  expect($('fieldset').length).toBe(4)
  expect(labels[0]).toMatch(/^14:45\b.+ · 10:00\b.+/)
  expect(labels[1]).toMatch(/^05:15\b.+ · 00:30\b.+/)
  expect($('form[method=get] [name=zone]').val()).toBe('Asia/Kathmandu')
})

test('where both clocks agree, a time is named once', async () => {
  expect((await open({ fields: { zone: 'Europe/Paris' } })).labels[0]).toBe('10:00')
})

test.each(['', 'GMT+2', '+02:00', '__proto__', 'Nowhere/Town'])('the zone %j is the owner’s', async (zone) => {
  const { $, labels } = await open({ fields: { zone } })
  expect(labels[0]).toBe('10:00')
  expect($('form[method=post] [name=zone]').val()).toBe('Europe/Madrid')
})

test.each([
  ['2026-11-24T10:00:00Z', true],
  ['2026-11-24T09:00:00.000Z', false],
  ['tomorrow', false],
  ['', false],
])('a link to the time %j says that it is gone: %s', async (start, isGone) => {
  const { $ } = await open({ fields: { start } })
  expect($('[role=alert]')).toHaveLength(isGone ? 1 : 0)
})

const many = Array.from({ length: 25 }, (_, index) => new Date(Date.UTC(2026, 10, 24 + index, 9)).toISOString())

test('ten days are a page, whose links lead to those before and after; what is beyond the last is the last', async () => {
  const first = await open({ starts: many, fields: { type: 'call', zone: 'Europe/Madrid' } })
  expect(first.values).toEqual(many.slice(0, 10))
  const next = first.$('form[method=post] a[href^="/api/booking?"]')
  expect(next.length).toBe(1)
  const query = new URLSearchParams(next.attr('href')?.split('?')[1])
  expect(Object.fromEntries(query)).toEqual({
    type: 'call',
    place: 'online',
    zone: 'Europe/Madrid',
    page: '1',
    locale: 'en',
  })
  const second = await open({ starts: many, fields: Object.fromEntries(query) })
  expect(second.values).toEqual(many.slice(10, 20))
  const links = second.$('form[method=post] a[href^="/api/booking?"]').map((_, link) => second.$(link).attr('href'))
  expect(links.get().map((href) => new URLSearchParams(href).get('page'))).toEqual(['0', '2'])
  for (const page of ['2', '99']) {
    const { $, values } = await open({ starts: many, fields: { page } })
    expect(values).toEqual(many.slice(20))
    expect($('form[method=post] a[href^="/api/booking?"]').length).toBe(1)
  }
  for (const page of ['-1', 'x', '1e9'])
    expect((await open({ starts: many, fields: { page } })).values[0]).toBe(many[0])
})

test('a start that was posted brings its page back, and one that is gone the days after it', async () => {
  expect((await open({ starts: many, fields: { start: many[12] ?? '' } })).values).toContain(many[12])
  const others = many.filter((start) => start !== many[12])
  const { values } = await open({ starts: others, fields: { start: many[12] ?? '' }, problem: { code: 'taken' } })
  expect(values).toContain(many[13])
  for (const start of ['', 'soon', '1999-01-01T00:00:00Z'])
    expect((await open({ starts: many, fields: { start } })).values[0]).toBe(many[0])
})

test.each(localeCodes)(
  'a form that is refused keeps all that was typed, and says what is wrong, in %s',
  async (locale) => {
    const typed = {
      type: 'visit',
      place: 'valencia',
      zone: 'America/Lima',
      start: '2026-12-03T08:00:00Z',
      name: '<Ana> & Co',
      email: 'ana@example',
      company: 'Vivero',
      notes: '\nTwo\nlines',
      id: '5f2b2a0e-58a4-4ed4-9c0a-0c3b9c1b1a11',
    }
    const { $, status } = await open(
      { fields: typed, problem: { code: 'invalid', errors: { email: 'email' } } },
      locale,
    )
    expect(status).toBe(422)
    expect($('html').attr('lang')).toMatch(locale)
    const form = $('form[method=post]')
    for (const name of ['type', 'place', 'zone', 'name', 'email', 'company', 'id'] as const) {
      expect(form.find(`[name=${name}]`).val()).toBe(typed[name])
    }
    expect(form.find('[name=notes]').text()).toBe(typed.notes)
    expect(form.find('[name=start]:checked').val()).toBe(typed.start)
    expect(form.find('[name=email]').attr('aria-invalid')).toBe('true')
    expect($('[role=alert]').text()).not.toBe('')
  },
)

test.each([
  ['taken', 409],
  ['limit', 429],
  ['unavailable', 503],
] as const)('a post that ends as %s is answered with %i and other times', async (code, expected) => {
  const { status, values, $ } = await open({ fields: { start: starts[2] ?? '', name: 'Ana' }, problem: { code } })
  expect(status).toBe(expected)
  expect(values).toContain(starts[2])
  expect($('[name=name]').val()).toBe('Ana')
})

test('where a place does not go with the type, the page says so and shows the times at one that does', async () => {
  const fields = { type: 'visit', place: 'online' }
  const { $, status, values } = await open({ fields, problem: { code: 'invalid', errors: { place: 'invalid' } } })
  expect(status).toBe(422)
  expect(values.length).toBeGreaterThan(0)
  expect($('form[method=get] [name=place]').val()).toBe('madrid')
  expect($('form[method=post] [name=place]').val()).toBe('madrid')
  expect($('#place-error').text()).not.toBe('')
})

test('where nobody knows what is free, no time is offered, and the words go another way', async () => {
  const { $, status, values } = await open({ starts: 'closed', fields: { notes: 'About invoices' } })
  expect(status).toBe(503)
  expect(values).toEqual([])
  expect($('a[href="/contact#message"]').length).toBe(1)
  expect($('a[href^="mailto:"]').attr('href')).toContain('About%20invoices')
})

const typed = { name: 'Ana', email: 'ana@example.org', notes: 'About invoices' }

test.each(['closed', 'unavailable'] as const)(
  'a post that ends as %s can be sent once more as it was',
  async (code) => {
    const fields = { ...typed, type: 'visit', place: 'valencia', zone: 'America/Lima', start: starts[2] ?? '' }
    const { $, status } = await open({ starts: 'closed', fields, problem: { code } })
    expect(status).toBe(503)
    const form = new Map(
      $('form[method=post]')
        .serializeArray()
        .map(({ name, value }) => [name, value.trim()]),
    )
    expect(Object.fromEntries(form)).toMatchObject({ ...fields, locale: 'en', website: '' })
  },
)

test('where no more can be asked for today, the words can go another way', async () => {
  const { $ } = await open({ fields: typed, problem: { code: 'limit' } })
  expect($('a[href="/contact#message"]').length).toBe(1)
  expect($('a[href^="mailto:"]').attr('href')).toContain('About%20invoices')
})

test('a request that the owner has as a mail is not asked for again', async () => {
  const { $, status } = await open({ starts: 'closed', fields: typed, problem: { code: 'mailed' } })
  expect(status).toBe(503)
  expect($('main form, main a').length).toBe(0)
})

test('a post of a place that does not go with the type keeps what was typed, and no time is chosen in it', async () => {
  const fields = { ...typed, type: 'visit', place: 'online', start: starts[2] ?? '' }
  const { $ } = await open({ fields, problem: { code: 'invalid', errors: { place: 'invalid' } } })
  const form = $('form[method=post]')
  for (const [name, value] of Object.entries(typed))
    expect(String(form.find(`[name=${name}]`).val()).trim()).toBe(value)
  expect(form.find('[name=start]').length).toBeGreaterThan(0)
  expect(form.find('[name=start]:checked').length).toBe(0)
})

test('a missing start is named beside the times', async () => {
  const { $ } = await open({ problem: { code: 'invalid', errors: { start: 'required' } } })
  expect($('#start-error').text()).not.toBe('')
  expect($('[name=start]').first().attr('aria-describedby')).toBe('start-error')
})
