import { type APIRequestContext, expect, type Page, test } from 'playwright/test'
import { defaultLocale, type Locale } from '../../locales/locales.ts'
import { runningVersions } from '../../model/consent-versions.ts'
import { booking } from '../../model/kinds/booking.ts'
import { citySlugs } from '../../model/kinds/slugs.ts'
import { findViolations, findViolationsInBothSchemes, waitForHydration } from '../../renderer/tests/testing.ts'
import { words } from '../../renderer/tests/testing-words.ts'
import { waitForMail } from '../../testing/mails.ts'
import { hasPages } from '../data/route-facts.ts'
import { href } from '../data/routes.ts'

test.skip(!hasPages('book', defaultLocale), 'no appointments')

// A style of the test is one that the policy of the page keeps out.
test.use({ bypassCSP: true })

// The built site, its functions, their database and the local mailbox. Without a calendar the working hours can be booked here.

test.use({ timezoneId: 'Europe/Madrid' })

const { places } = booking.types.visit
const farthest = places.at(-1) ?? ''

/** A city with meetings, and one without. */
const place = places.find((name) => citySlugs.includes(name)) ?? ''
const other = citySlugs.find((name) => !places.includes(name)) ?? ''

const notes = 'Somos 12 & más.\n¿Empezamos en enero? 100 %'

/** The link of a mail to an address, as soon as the mail is there. */
async function findLink(request: APIRequestContext, baseURL: string | undefined, email: string, action: string) {
  const link = new RegExp(`http\\S+/api/booking/${action}\\?\\S+`)
  const { text } = await waitForMail(request, baseURL, (mail) => mail.to.includes(email) && link.test(mail.text))
  return link.exec(text)?.[0] ?? ''
}

/** The free times of each day. The two tests that book take days of their own, others when they are repeated. */
async function listDays(request: APIRequestContext): Promise<string[][]> {
  const { starts }: { starts: string[] } = await (await request.get('/api/booking/times?type=call&place=online')).json()
  return [...Map.groupBy(starts, (start) => start.slice(0, 10)).values()]
}

async function openTimes(page: Page, locale: Locale, query = '') {
  await page.goto(`${href('book', {}, locale)}${query}`)
  await expect(page.locator('[name=start]').first()).toBeVisible({ timeout: 20_000 })
}

async function fillIn(page: Page, email = `${crypto.randomUUID()}@example.org`): Promise<string> {
  await page.locator('[name=name]').fill('Ana')
  await page.locator('[name=email]').fill(email)
  await page.locator('[name=notes]').fill(notes)
  return email
}

const form = (page: Page) => page.locator('form[method=post][action="/api/booking"]')

/** Ticks the first time. */
async function chooseTime(page: Page): Promise<string> {
  const radio = page.locator('[name=start]').first()
  await radio.check()
  return (await radio.getAttribute('value')) ?? ''
}

/** Pixels between the first line of a ticket and the sign beside it. */
function measureRoom(ticket: HTMLElement): number {
  const words = new Range()
  words.selectNodeContents(ticket.querySelector('p') ?? ticket)
  const { insetInlineEnd, inlineSize } = getComputedStyle(ticket, '::before')
  const sign = ticket.getBoundingClientRect().right - Number.parseFloat(insetInlineEnd) - Number.parseFloat(inlineSize)
  return sign - words.getBoundingClientRect().right
}

/** The corners of an element that something else lies on. */
function listCovered(element: HTMLElement): string[] {
  const { left, right, top, bottom } = element.getBoundingClientRect()
  const [x, y] = [
    [left + 20, right - 20],
    [top + 4, bottom - 4],
  ]
  return x.flatMap((one) =>
    y.filter((other) => !element.contains(document.elementFromPoint(one, other))).map((other) => `${one} ${other}`),
  )
}

test('a time is asked for on a phone, and the inbox confirms it', async ({ page, request, baseURL }, {
  repeatEachIndex,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  const start = (await listDays(request)).at(-2 - repeatEachIndex)?.[0] ?? ''
  await openTimes(page, 'es', `?start=${start}`)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  await page.locator(`[name=start][value="${start}"]`).check()
  const email = await fillIn(page)
  const [sent] = await Promise.all([
    page.waitForRequest((one) => one.method() === 'POST' && one.url().endsWith('/api/booking')),
    form(page).locator('button[type=submit]').click(),
  ])
  expect(sent.postDataJSON()).toMatchObject({
    type: 'call',
    place: 'online',
    start,
    zone: 'Europe/Madrid',
    notes,
    locale: 'es',
    noticeVersion: runningVersions.booking,
  })
  await expect(page.getByRole('heading', { name: words('es', 'meta.bookCheckInbox.heading') })).toBeFocused()
  expect((await sent.response())?.status()).toBe(202)
  await page.goto(await findLink(request, baseURL, email, 'confirm'))
  await page.locator('main form button').first().click()
  await findLink(request, baseURL, email, 'manage')
  const forOwner = await waitForMail(request, baseURL, ({ to, text }) => !to.includes(email) && text.includes(email))
  await page.goto(/http\S+\/api\/booking\/manage\?\S+/.exec(forOwner.text)?.[0] ?? '')
  await expect
    .poll(() => page.locator('blockquote').innerText(), 'the owner reads the lines as they were typed')
    .toBe(notes)
})

test('a time that is taken meanwhile is said, others are loaded, at once or later, from a copy that still has it too, and all that was typed stays', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await openTimes(page, 'fr')
  const start = await chooseTime(page)
  const email = await fillIn(page)
  await page.route('**/api/booking', (route) =>
    route.fulfill({ status: 409, json: { ok: false, error: { code: 'taken', message: '' }, starts: [] } }),
  )
  await form(page).locator('button[type=submit]').click()
  await expect(form(page).getByRole('status').getByText(words('fr', 'book.taken'))).toBeInViewport({ ratio: 1 })
  await expect(page.locator(`[name=start][value="${start}"]`)).toHaveCount(0)
  await expect(page.locator('[name=start]:checked')).toHaveCount(0)
  await expect(page.locator('[name=email]')).toHaveValue(email)
  await expect(page.locator('[name=notes]')).toHaveValue(notes)
  // Axe sees buttons that lie on a time, but not the ground of their bar, which hides the rest of it. At the end of the page the bar lies on none.
  await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
  expect(await findViolations(page, { include: 'main' })).toEqual([])
  // The next one is taken too, and this time no others can be loaded.
  await page.route('**/api/booking/times?*', (route) => route.abort(), { times: 1 })
  await chooseTime(page)
  await form(page).locator('button[type=submit]').click()
  await expect(form(page)).toBeHidden()
  await page.getByRole('button', { name: words('fr', 'book.show') }).click()
  await expect(page.locator('[name=start]').first()).toBeVisible()
  await expect(page.locator('[name=email]')).toHaveValue(email)
  await expect(page.locator('[name=notes]')).toHaveValue(notes)
})

test('a link to a time that is gone says so beside the next ones, and says it no more once one of them is chosen', async ({
  page,
  request,
}) => {
  const days = await listDays(request)
  const [start = ''] = days.at(-1) ?? []
  const [next = ''] = days.at(-1)?.slice(1) ?? []
  await page.route('**/api/booking/times?*', async (route) => {
    const response = await route.fetch()
    const { starts, ...rest } = await response.json()
    await route.fulfill({ response, json: { ...rest, starts: starts.filter((one: string) => one !== start) } })
  })
  await page.setViewportSize({ width: 360, height: 640 })
  await openTimes(page, 'fr', `?start=${start}`)
  const status = form(page).getByRole('status')
  await expect(status.getByText(words('fr', 'book.gone'))).toBeInViewport({ ratio: 1 })
  await expect(page.locator('[name=start]').first()).toHaveValue(next)
  await expect(form(page).locator('[name=start]:checked')).toHaveCount(0)
  await chooseTime(page)
  await expect(status).toHaveText('')
  await page.goto('about:blank')
  await openTimes(page, 'fr', `?start=${next.replace('Z', '.000Z')}`)
  await expect(page.locator(`[name=start][value="${next}"]`)).toBeChecked()
  await expect(status).toHaveText('')
})

test('who reads the privacy policy and comes back finds the time and all that was typed', async ({ page }) => {
  await openTimes(page, 'en')
  const start = await chooseTime(page)
  const email = await fillIn(page)
  await form(page)
    .locator(`a[href="${href('privacy', {}, 'en')}"]`)
    .first()
    .click()
  await expect(page).toHaveURL(href('privacy', {}, 'en'))
  await page.goBack()
  await expect(page.locator(`[name=start][value="${start}"]`)).toBeChecked({ timeout: 20_000 })
  await expect(page.locator('[name=email]')).toHaveValue(email)
  await expect(page.locator('[name=notes]')).toHaveValue(notes)
})

test('nothing is asked for while the times of another choice come', async ({ page }) => {
  await openTimes(page, 'en')
  await chooseTime(page)
  await fillIn(page)
  const { promise: gate, resolve: open } = Promise.withResolvers<void>()
  await page.route('**/api/booking/times*', (route) => gate.then(() => route.continue()))
  const sent: string[] = []
  page.on('request', (request) => request.method() === 'POST' && sent.push(request.url()))
  await page.locator('summary:has(+ form[action="/api/booking"])').click()
  await page.locator('select[name=type]').selectOption('visit')
  await page.locator('[name=name]').press('Enter')
  open()
  await expect(form(page)).toHaveAttribute('aria-busy', 'false')
  expect(sent).toEqual([])
  await expect(form(page).getByRole('alert')).toHaveText('')
})

test('what is asked for is one line, and a wrong address is corrected without typing the rest again; where the time is not held, the page says who has it', async ({
  page,
}) => {
  let until: string | null = new Date().toISOString()
  await page.route('**/api/booking', (route) => route.fulfill({ status: 202, json: { ok: true, id: '', until } }))
  await openTimes(page, 'es')
  await expect(page.locator('select[name=zone]')).toBeHidden()
  await chooseTime(page)
  const email = await fillIn(page)
  const send = () =>
    Promise.all([
      page.waitForRequest((one) => one.method() === 'POST'),
      form(page).locator('button[type=submit]').click(),
    ])
  // The page that is prefetched stands hidden in the document and has the same ids.
  await page.evaluate(() => {
    const prefetched = document.createElement('div')
    prefetched.hidden = true
    prefetched.innerHTML = '<h1 id="title" tabindex="-1"></h1>'
    document.querySelector('main')?.prepend(prefetched)
  })
  const [first] = await send()
  await expect(page.locator('main h1:not([hidden] *)')).toBeFocused()
  await expect(form(page)).toBeHidden()
  await expect(page.locator('main').getByText(email)).toBeVisible()
  await expect(page.getByText(words('es', 'book.open'))).toBeHidden()
  await page.setViewportSize({ width: 375, height: 667 })
  await page.getByRole('button', { name: words('es', 'book.wrongAddress') }).click()
  await expect(page.locator('[name=email]')).toBeFocused()
  await expect(page.locator('[name=email]')).toBeInViewport()
  await page.locator('[name=email]').fill(`right-${email}`)
  until = null
  const [second] = await send()
  expect(second.postDataJSON()).toMatchObject({ replaces: first.postDataJSON().id, notes })
  await expect(page.getByText(words('es', 'book.open'))).toBeVisible()
  // The address was right, and the mail lost: it is asked for anew.
  await page.getByRole('button', { name: words('es', 'book.wrongAddress') }).click()
  const [third] = await send()
  expect(third.postDataJSON().replaces).toBe(second.postDataJSON().id)
  expect(third.postDataJSON().id).not.toBe(second.postDataJSON().id)
})

test('a request that does not arrive can go another way, with its time, and one that the owner has as a mail need not', async ({
  page,
}) => {
  const mailed = 'Your request has reached me by e-mail.'
  await page.route('**/api/booking', (route) =>
    route.fulfill({ status: 503, json: { ok: false, error: { code: 'mailed', message: mailed } } }),
  )
  await page.route('**/api/booking', (route) => route.abort(), { times: 1 })
  await openTimes(page, 'en')
  await chooseTime(page)
  await fillIn(page)
  await form(page).locator('button[type=submit]').click()
  const mail = page.getByRole('alert').locator('a[href^="mailto:"]')
  const body = new URL((await mail.getAttribute('href')) ?? '').searchParams.get('body') ?? ''
  expect(body).toMatch(/\d\d:\d\d \(Madrid\)/)
  expect(body.replaceAll('\r\n', '\n')).toContain(notes)
  await expect(page.locator('[name=notes]')).toHaveValue(notes)
  await form(page).locator('button[type=submit]').click()
  await expect(page.getByRole('alert')).toHaveText(mailed)
})

test('where the calendar is not known, the way to a message stands in the place of times', async ({ page }) => {
  await page.route('**/api/booking/times?*', (route) => route.fulfill({ status: 503, json: { ok: false } }))
  await page.goto(href('book', {}, 'zh'))
  await expect(page.locator(`main a[href="${href('contact', {}, 'zh')}#message"]`)).toBeVisible()
  await expect(page.locator('[name=start]')).toHaveCount(0)
  await page.goto(href('contact', {}, 'zh'))
  await waitForHydration(page)
  await expect(page.locator('main a[href*="start="]')).toHaveCount(0)
})

test('what is missing is said beside it, and the first of it has the focus; axe finds nothing there', async ({
  page,
}) => {
  await openTimes(page, 'es')
  await form(page).locator('button[type=submit]').click()
  await expect(page.locator('[name=start]').first()).toBeFocused()
  await expect(page.locator('[name=start]').first()).toHaveAccessibleDescription(words('es', 'book.errors.start'))
  await expect(page.locator('[name=email]')).toHaveAccessibleDescription(words('es', 'contact.form.errors.required'))
  await chooseTime(page)
  await form(page).locator('button[type=submit]').click()
  await expect(page.locator('[name=email]')).toHaveAttribute('aria-invalid', 'true')
  expect(await findViolationsInBothSchemes(page, { include: 'main' })).toEqual([])
})

test('a link preselects what is booked and where', async ({ page }) => {
  // There are times only on days that the owner's calendar marks.
  await page.goto(`${href('book', {}, 'en')}?type=visit&place=${farthest}`)
  await expect(page.locator('select[name=type]')).toHaveValue('visit')
  await expect(page.locator('select[name=place]')).toHaveValue(farthest)
})

test('the next free times lead to the form and choose their time', async ({ page }) => {
  for (const path of [href('contact', {}, 'es'), href('city', { city: place }, 'es')]) {
    await page.goto(path)
    const link = page.locator('main a[href*="start="]').last()
    const start = new URL((await link.getAttribute('href')) ?? '', 'http://localhost').searchParams.get('start')
    await link.click()
    await expect(page.locator(`[name=start][value="${start}"]`)).toBeChecked({ timeout: 20_000 })
  }
})

test('on a phone with letters of twice the size no day and no time lies over its neighbour', async ({ page }) => {
  await page.setViewportSize({ width: 375, height: 800 })
  await page.goto(href('contact', {}, 'en'))
  const times = page.locator('main a[href*="start="]')
  await expect(times.first()).toBeVisible()
  await page.addStyleTag({ content: 'html { font-size: 200% }' })
  for (const items of [times, page.locator('main button[aria-pressed]')]) {
    expect(await items.evaluateAll((all) => all.filter((item) => item.scrollWidth > item.clientWidth))).toEqual([])
  }
})

test('a city’s page leads to meetings there, and one without meetings to the form', async ({ page }) => {
  await page.goto(href('city', { city: place }, 'fr'))
  await expect(page.locator(`main a[href="/fr/book?type=visit&place=${place}"]`)).toBeVisible()
  await page.goto(href('city', { city: other }, 'fr'))
  await expect(page.locator(`main a[href="/fr/contact?city=${other}"]`).first()).toBeVisible()
})

test('the keyboard alone chooses a day and a time', async ({ page }) => {
  await openTimes(page, 'en')
  const day = page.locator('[aria-pressed=true]')
  const first = await day.getAttribute('aria-label')
  await day.focus()
  await page.keyboard.press('ArrowRight')
  await expect(day).toBeFocused()
  await expect(day).not.toHaveAttribute('aria-label', first ?? '')
  const second = await day.getAttribute('aria-label')
  await expect(form(page).locator('legend')).toHaveText(second ?? '')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  await expect(page.locator('[name=start]').first()).toBeChecked()
  await page.keyboard.press('ArrowDown')
  await expect(page.locator('[name=start]').nth(1)).toBeChecked()
})

test.describe('in another time zone', () => {
  test.use({ timezoneId: 'America/Montevideo' })

  test('times are the visitor’s and the owner’s, and change with the zone', async ({ page }) => {
    await openTimes(page, 'en')
    await expect(page.locator('select[name=zone]')).toHaveValue('America/Montevideo')
    const label = page.locator('label:has([name=start])').first()
    await expect(label).toHaveText(/^\d\d:\d\d your time · \d\d:\d\d Madrid$/)
    await page.locator('summary:has(+ form[action="/api/booking"])').click()
    await page.locator('select[name=zone]').selectOption('Europe/Madrid')
    await expect(label).toHaveText(/^\d\d:\d\d$/)
    // A zone that only the browser knows is still there to go back to.
    await page.locator('select[name=zone]').selectOption('America/Montevideo')
    await expect(label).toHaveText(/Madrid$/)
  })

  test('on a phone nothing lies on the button that books, nor on the field that has the focus', async ({ page }) => {
    await page.setViewportSize({ width: 375, height: 667 })
    for (const locale of ['en', 'fr', 'zh'] as const) {
      await openTimes(page, locale)
      await chooseTime(page)
      await page.evaluate(() => scrollTo({ top: 900, behavior: 'instant' }))
      await expect(page.locator('footer a[href="#top"]')).toBeVisible()
      const button = form(page).locator('button[type=submit]')
      await expect.poll(() => button.evaluate(listCovered), locale).toEqual([])
      await page.locator('[name=start]:checked').focus()
      for (const name of ['name', 'email', 'company', 'notes']) {
        await page.keyboard.press('Tab')
        await expect(page.locator(`[name=${name}]`)).toBeFocused()
        await expect.poll(() => page.locator(`[name=${name}]`).evaluate(listCovered), `${name} ${locale}`).toEqual([])
      }
    }
  })
})

test('a browser that names a zone which it does not know shows the times of the owner’s clock', async ({ page }) => {
  await page.addInitScript(() => {
    const { resolvedOptions } = Intl.DateTimeFormat.prototype
    Intl.DateTimeFormat.prototype.resolvedOptions = function () {
      return { ...resolvedOptions.call(this), timeZone: 'Etc/Unknown' }
    }
  })
  await page.goto(href('contact', {}, 'es'))
  const link = page.locator('a[href*="start="]').first()
  await expect(link).toBeVisible({ timeout: 20_000 })
  const time = await link.innerText()
  await link.click()
  await expect(page.locator('label', { has: page.locator('[name=start]:checked') })).toHaveText(time)
  await expect(page.locator('input[name=zone]')).toHaveValue(booking.zone)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 640 } })

  test('a time is asked for, confirmed, moved and cancelled', async ({ page, request, baseURL }, {
    repeatEachIndex,
  }) => {
    // One of the days on the first page. The end of this test frees it for a later repetition.
    const first = (await listDays(request))[2 + (repeatEachIndex % 3) * 2]?.[0] ?? ''
    await page.goto(href('book', {}, 'fr'))
    await page.locator('select[name=zone]').selectOption('America/Bogota')
    await page.locator('main button').click()
    await expect(page.locator('html')).toHaveAttribute('lang', /^fr/)
    await form(page).locator(`[name=start][value="${first}"]`).check()
    const email = await fillIn(page)
    await form(page).locator('button').click()
    await expect(page).toHaveURL(href('bookCheckInbox', {}, 'fr'))

    await page.goto(await findLink(request, baseURL, email, 'confirm'))
    await page.locator('main form button').first().click()
    // The stylesheet may come after the page.
    await expect
      .poll(() => page.locator('.done').evaluate(measureRoom), 'the sign of what is done covers no word')
      .toBeGreaterThan(0)
    const manage = await findLink(request, baseURL, email, 'manage')
    await page.goto(manage)
    const move = page.locator('form[action*="/api/booking/move"]')
    // Whatever the hour of the day leaves of the days that this page shows.
    await move.locator('[name=start]').last().check()
    await move.locator('button').click()

    await page.goto(manage)
    const cancel = page.locator('form[action*="/api/booking/cancel"]')
    await page.locator('summary').click()
    await cancel.locator('[name=sure]').check()
    const [answer] = await Promise.all([
      page.waitForResponse('**/api/booking/cancel*'),
      cancel.locator('button').click(),
    ])
    expect(answer.status()).toBe(303)
    await page.goto(manage)
    await expect(move).toHaveCount(0)
  })

  test('what is wrong comes back as a page that keeps the time and all that was typed', async ({ page }) => {
    await page.goto(href('book', {}, 'fr'))
    // A control that has the focus before the styles are there is moved by them.
    await Promise.all([page.waitForEvent('load'), page.locator('main button').click()])
    await page.locator('form[method=get] button').focus()
    await page.keyboard.press('Tab')
    const first = page.locator('[name=start]').first()
    await expect(first).toBeFocused()
    await expect.poll(() => first.evaluate(listCovered), 'the button lies on no time that has the focus').toEqual([])
    const start = await chooseTime(page)
    await fillIn(page)
    await page.locator('[name=name]').fill(' ')
    const [response] = await Promise.all([
      page.waitForResponse((one) => one.request().method() === 'POST'),
      form(page).locator('button').click(),
    ])
    expect(response.status()).toBe(422)
    await expect(page.locator(`[name=start][value="${start}"]`)).toBeChecked()
    await expect(page.locator('[name=notes]')).toHaveValue(notes)
    await expect(page.locator('[name=name]')).toHaveAttribute('aria-invalid', 'true')
  })

  test('a meeting is asked for where it can be, and a place that does not go with it is asked for again', async ({
    page,
  }) => {
    await page.goto(href('book', {}, 'es'))
    await page.locator('select[name=type]').selectOption('visit')
    await page.locator('select[name=place]').selectOption(place)
    await page.locator('main button').click()
    await expect(page.locator('[name=start]').first()).toBeVisible()

    await page.goto(href('book', {}, 'es'))
    await page.locator('select[name=type]').selectOption('visit')
    await page.locator('main button').click()
    await page.locator('select[name=place]').selectOption(place)
    await page.locator('main form[method=get] button').click()
    await expect(page.locator('[name=start]').first()).toBeVisible()
  })
})
