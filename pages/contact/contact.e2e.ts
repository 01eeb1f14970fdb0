import { expect, type Locator, type Page, type Request, test } from 'playwright/test'
import type { Locale } from '../../locales/locales.ts'
import { runningVersions } from '../../model/consent-versions.ts'
import { contactFieldNames, contactFields, isSelect } from '../../model/kinds/contact-fields.ts'
import { site } from '../../model/kinds/site.ts'
import { cityServiceSlugs, citySlugs, serviceSlugs } from '../../model/kinds/slugs.ts'
import { findViolationsInBothSchemes, waitForHydration } from '../../renderer/tests/testing.ts'
import { words } from '../../renderer/tests/testing-words.ts'
import { waitForMail } from '../../testing/mails.ts'
import { pages } from '../data/all-pages.ts'
import { hasPages } from '../data/route-facts.ts'
import { href } from '../data/routes.ts'

// These tests send the forms of the built site to the real functions. Only failures, which a server does not produce on
// request, are simulated in the browser.

const getThanks = (locale: Locale) => words(locale, 'meta.contactThanks.heading')

const [service = '', otherService = service] = serviceSlugs
const [city = ''] = citySlugs
const [cityService = ''] = cityServiceSlugs

/** The sender of all messages here but one. */
const address = 'ana@example.com'

const message = 'Somos 12 & más.\n¿Empezamos en enero? 100 %'

test('a message that is written at a human pace is thanked for, and reaches the owner without a mark', async ({
  page,
  request,
  baseURL,
}) => {
  await page.clock.install()
  const form = await openForm(page, 'es')
  const email = `${crypto.randomUUID()}@example.com`
  await fillIn(form, { email })
  await page.clock.fastForward(5_000)
  const [sending] = await Promise.all([waitForMessage(page), submit(form)])
  await expect(page.getByRole('heading', { name: getThanks('es') })).toBeFocused()
  const sent = sending.postDataJSON()
  const from = { locale: 'es', page: href('contact', {}, 'es'), noticeVersion: runningVersions.contact }
  expect(sent).toMatchObject({ name: 'Ana', message, ...from })
  expect((await sending.response())?.status()).toBe(201)
  await expect(page.getByText(words('es', 'contact.form.reference'))).toContainText(sent.id.slice(0, 8))
  const mail = await waitForMail(request, baseURL, ({ to, text }) => to !== email && text.includes(email))
  expect(mail.text).toContain(message.replace(/^/gm, '> '))
  expect(mail.subject).not.toContain('[check]')
})

test('a failure loses nothing, the same text can go another way, and the same form sends it later', async ({
  page,
}) => {
  await page.route('**/api/contact', (route) => route.fulfill({ status: 503 }), { times: 1 })
  const form = await openForm(page, 'es')
  await fillIn(form)
  await submit(form)
  const alert = form.getByRole('alert')
  await expect(alert).toContainText(words('es', 'contact.form.failed'))
  await expect(form.locator('[name=message]')).toHaveValue(message)
  const addresses = await alert.getByRole('link').evaluateAll((links) => links.map((link) => String(Object(link).href)))
  const ways = addresses.map((address) => new URL(address))
  const { email, whatsapp } = site.owner
  expect(ways.map(({ href }) => href.split('?')[0])).toEqual([
    `mailto:${email}`,
    ...(whatsapp ? [`https://wa.me/${whatsapp}`] : []),
  ])
  const texts = ways.map(({ searchParams: given }) => given.get('body') ?? given.get('text') ?? '')
  for (const text of texts) expect(text.replaceAll('\r\n', '\n')).toContain(message)
  // A mail says by itself whom to answer.
  for (const text of texts.slice(1)) expect(text).toContain(address)
  // The platform's own answer when a network sends too much.
  const tooMany = { status: 429, contentType: 'text/html', body: '<!doctype html><title>Too Many Requests</title>' }
  await page.route('**/api/*', (route) => route.fulfill(tooMany), { times: 1 })
  await submit(form)
  await expect(form.getByRole('alert')).toHaveText(words('es', 'contact.form.limited'))
  await expect(form.locator('[name=message]')).toHaveValue(message)
  await submit(form)
  await expect(page.getByRole('heading', { name: getThanks('es') })).toBeVisible()
})

test('the page of a network that asks for a login is no answer: the message counts as not sent, and stays', async ({
  page,
}) => {
  await page.route('**/api/contact', (route) =>
    route.fulfill({ status: 200, contentType: 'text/html', body: '<!doctype html><title>Wi-Fi</title>' }),
  )
  const form = await openForm(page, 'zh')
  await fillIn(form)
  await submit(form)
  await expect(form.getByRole('alert')).toContainText(words('zh', 'contact.form.failed'))
  await expect(form.locator('[name=message]')).toHaveValue(message)
})

test('a choice that the running function no longer knows is named at its field, and the message goes without it', async ({
  page,
}) => {
  const form = await openForm(page, 'en', `?service=${service}`)
  await fillIn(form)
  const choice = form.locator('[name=service]')
  await choice.locator('option:checked').evaluate((option) => option.setAttribute('value', 'renamed'))
  await submit(form)
  await expect(choice).toBeFocused()
  await expect(choice).toHaveAccessibleDescription(/./)
  await expect(form.locator('[name=message]')).toHaveValue(message)
  await choice.selectOption('')
  await submit(form)
  await expect(page.getByRole('heading', { name: getThanks('en') })).toBeVisible()
})

test('a second try sends the same message, another text another one', async ({ page }) => {
  await page.route('**/api/contact', (route) => route.abort(), { times: 2 })
  const form = await openForm(page, 'en')
  await fillIn(form)
  const ids: string[] = []
  for (const text of [message, message, 'Another text']) {
    if (text !== message) await form.locator('[name=message]').fill(text)
    const [request] = await Promise.all([waitForMessage(page), submit(form)])
    ids.push(request.postDataJSON().id)
  }
  await expect(page.getByRole('heading', { name: getThanks('en') })).toBeVisible()
  expect(ids[1]).toBe(ids[0])
  expect(ids[2]).not.toBe(ids[0])
})

test('a double click sends one message, and while it is under way the button says so', async ({ page }) => {
  let count = 0
  page.on('request', (request) => {
    if (isMessage(request)) count += 1
  })
  const { promise: isAnswered, resolve: answer } = Promise.withResolvers<void>()
  await page.route('**/api/contact', async (route) => {
    await isAnswered
    await route.continue()
  })
  const form = await openForm(page, 'en')
  await fillIn(form)
  await form.getByRole('button').dblclick()
  await expect(form.getByRole('button')).toHaveText(words('en', 'contact.form.sending'))
  await expect(form.getByRole('button')).toHaveAttribute('aria-disabled', 'true')
  answer()
  await expect(page.getByRole('heading', { name: getThanks('en') })).toBeVisible()
  expect(count).toBe(1)
})

test('what is missing or wrong is reported beside its field, in the language of the page and to screen readers, before anything is sent', async ({
  page,
}) => {
  const requests: Request[] = []
  page.on('request', (request) => isMessage(request) && requests.push(request))
  const form = await openForm(page, 'es')
  await submit(form)
  const name = form.locator('[name=name]')
  await expect(name).toBeFocused()
  await expect(name).toHaveAccessibleDescription(words('es', 'contact.form.errors.required'))
  await expect(form.locator('[aria-invalid]')).toHaveCount(3)
  await expect(form.getByRole('alert')).not.toBeEmpty()
  await name.fill('Ana')
  await expect(form.locator('[aria-invalid]')).toHaveCount(2)
  // An address that the browser alone would take.
  await fillIn(form, { email: 'ana@example' })
  await submit(form)
  await expect(form.locator('[name=email]')).toBeFocused()
  await expect(form.locator('[name=email]')).toHaveAccessibleDescription(words('es', 'contact.form.errors.email'))
  await fillIn(form, { name: '', email: 'ana@nowhere' })
  await submit(form)
  await expect(form.locator('[name=name]')).toBeFocused()
  await expect(form.locator('[aria-invalid=true]')).toHaveCount(2)
  expect(requests).toEqual([])
})

test('what only the server finds wrong stands beside its field as well, in its words', async ({ page }) => {
  const form = await openForm(page, 'fr')
  await fillIn(form, { name: ' ' })
  const [response] = await Promise.all([page.waitForResponse('**/api/contact'), submit(form)])
  expect(response.status()).toBe(422)
  await expect(form.locator('[name=name]')).toBeFocused()
  await expect(form.locator('[name=name]')).toHaveAccessibleDescription(words('fr', 'contact.form.errors.required'))
  await expect(form.locator('[name=message]')).toHaveValue(message)
})

test('of a text that is pasted nothing is cut: what is too long stays, even to be sent at all, and is said beside its field', async ({
  page,
}) => {
  const form = await openForm(page, 'fr')
  await fillIn(form)
  const fields = (['company', 'message'] as const).map((name) => ({
    field: form.locator(`[name=${name}]`),
    long: `${'a'.repeat(contactFields[name].maxLength)} et la fin`,
  }))
  for (const { field, long } of fields) {
    await field.focus()
    await page.keyboard.insertText(long)
  }
  await submit(form)
  for (const { field, long } of fields) {
    await expect(field).toHaveAccessibleDescription(words('fr', 'contact.form.errors.tooLong'))
    await expect(field).toHaveValue(new RegExp(`${long}$`))
  }
  await fillIn(form)
  await form.locator('[name=company]').fill('')
  await form.locator('[name=message]').fill('a'.repeat(70_000))
  await submit(form)
  await expect(form.locator('[name=message]')).toHaveAccessibleDescription(words('fr', 'contact.form.errors.tooLong'))
})

test('a draft survives a reload and leaves with its message', async ({ page }) => {
  await fillIn(await openForm(page, 'es'))
  await page.reload()
  await waitForHydration(page)
  const form = findForm(page)
  await expect(form.locator('[name=message]')).toHaveValue(message)
  await expect(form.locator('[name=email]')).toHaveValue('ana@example.com')
  await submit(form)
  await expect(page.getByRole('heading', { name: getThanks('es') })).toBeVisible()
  const next = await openForm(page, 'es')
  await expect(next.locator('[name=message]')).toHaveValue('')
})

test('a form works where the browser keeps nothing, and nobody meets the field for robots', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('blocked', 'SecurityError')
      },
    })
  })
  const form = await openForm(page, 'en')
  const names = await form
    .getByRole('textbox')
    .evaluateAll((controls) => controls.map((control) => control.getAttribute('name')))
  expect(names).toEqual(contactFieldNames.filter((name) => !isSelect(name)))
  await form.locator('[name=name]').focus()
  await page.keyboard.press('Shift+Tab')
  await expect(form.locator('[name=website]')).not.toBeFocused()
  await fillIn(form)
  await submit(form)
  await expect(page.getByRole('heading', { name: getThanks('en') })).toBeVisible()
})

test('a link to the form asks for a service and a city, and the message says so and where it began', async ({
  page,
}) => {
  test.skip(cityService === '', 'no service has a page in a city')
  const [place = '', asked = ''] = cityService.split('/')
  const path = pages.find(({ path }) => path.endsWith(cityService))?.path ?? ''
  await page.goto(path)
  await waitForHydration(page)
  await page.locator('main a[href*="/contact?"]').click()
  const form = findForm(page)
  await expect(form.locator('[name=service]')).toHaveValue(asked)
  await expect(form.locator('[name=city]')).toHaveValue(place)
  await fillIn(form)
  const [request] = await Promise.all([waitForMessage(page), submit(form)])
  expect(request.postDataJSON()).toMatchObject({ service: asked, city: place, page: path })
})

test('the call to action of a service and of a city carries it to the form', async ({ page }) => {
  for (const [path, query] of [
    [href('service', { service }, 'fr'), `?service=${service}`],
    ...(city ? [[href('city', { city }, 'fr'), `?city=${city}`]] : []),
  ]) {
    await page.goto(`${path}`)
    await expect(page.locator(`main a[href$="/contact${query}"]`).last()).toBeVisible()
  }
})

test('a visitor may choose otherwise than the link, which a reload keeps, and a link that asks for what does not exist asks for nothing', async ({
  page,
}) => {
  const other = await openForm(page, 'en', '?service=gardening')
  await expect(other.locator('[name=service]')).toHaveValue('')
  const form = await openForm(page, 'en', `?service=${otherService}&topic=workshop`)
  await expect(form.locator('[name=topic]')).toHaveValue('workshop')
  await form.locator('[name=service]').selectOption(service)
  await page.reload()
  await waitForHydration(page)
  await expect(findForm(page).locator('[name=service]')).toHaveValue(service)
})

test('text that is typed before hydration stays', async ({ page }) => {
  const hydrate = await delayScripts(page)
  await page.goto(href('contact', {}, 'en'))
  const form = findForm(page)
  await fillIn(form)
  await form.locator('[name=city]').selectOption('online')
  hydrate()
  await waitForHydration(page)
  await expect(form.locator('[name=message]')).toHaveValue(message)
  await expect(form.locator('[name=city]')).toHaveValue('online')
})

test('a form that is sent before hydration arrives as well', async ({ page }) => {
  await delayScripts(page)
  await page.goto(href('contact', {}, 'en'))
  const form = findForm(page)
  await fillIn(form)
  await submit(form)
  await expect(page).toHaveURL(href('contactThanks', {}, 'en'))
})

test('axe finds nothing in the states of the forms', async ({ page }) => {
  await page.route('**/api/contact', (route) => route.abort(), { times: 1 })
  const form = await openForm(page, 'es')
  await submit(form)
  expect(await findViolationsInBothSchemes(page, { include: 'main' })).toEqual([])
  await fillIn(form)
  await submit(form)
  await expect(form.getByRole('alert')).toContainText(words('es', 'contact.form.failed'))
  expect(await findViolationsInBothSchemes(page, { include: 'main' })).toEqual([])
  await submit(form)
  await expect(page.getByRole('heading', { name: getThanks('es') })).toBeVisible()
  expect(await findViolationsInBothSchemes(page, { include: 'main' })).toEqual([])
})

test('the newsletter asks for consent, then to look into the inbox', async ({ page }) => {
  test.skip(!hasPages('newsletter', 'es'), 'no newsletter')
  await page.goto(href('newsletter', {}, 'es'))
  await waitForHydration(page)
  const form = findNewsletter(page)
  const box = form.getByRole('checkbox')
  await expect(box).not.toBeChecked()
  await form.locator('[name=email]').fill(address)
  await submit(form)
  await expect(box).toBeFocused()
  await expect(page).toHaveURL(href('newsletter', {}, 'es'))
  await box.check()
  await submit(form)
  await expect(page).toHaveURL(href('newsletterCheckInbox', {}, 'es'))
  await expect(page.getByRole('heading', { name: words('es', 'meta.newsletterCheckInbox.heading') })).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a message arrives, and the visitor is thanked', async ({ page }) => {
    await page.goto(href('contact', {}, 'fr'))
    const form = findForm(page)
    await fillIn(form)
    await form.locator('[name=service]').selectOption(service)
    await submit(form)
    await expect(page).toHaveURL(href('contactThanks', {}, 'fr'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(getThanks('fr'))
  })

  test('the form names the version of the words beside it, the browser itself asks for what is missing, and what is wrong comes back as a page that keeps the text', async ({
    page,
  }) => {
    await page.goto(href('contact', {}, 'fr'))
    const form = findForm(page)
    await expect(form.locator('[name=noticeVersion]')).toHaveValue(runningVersions.contact)
    await submit(form)
    await expect(page.locator('[name=name]')).toBeFocused()
    await expect(page).toHaveURL(href('contact', {}, 'fr'))
    // The browser takes this address.
    await fillIn(form, { email: 'ana@example' })
    const [response] = await Promise.all([page.waitForResponse('**/api/contact'), submit(form)])
    expect(response.status()).toBe(422)
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
    await expect(page.locator('main')).toContainText(words('fr', 'contact.form.errors.email'))
    await expect(page.locator('[name=message]')).toHaveValue(message)
  })

  test('a newcomer subscribes, from the form to the last page, and leaves again', async ({
    page,
    request,
    baseURL,
  }) => {
    test.skip(!hasPages('newsletter', 'fr'), 'no newsletter')
    await page.goto(href('contact', {}, 'fr'))
    const form = findNewsletter(page)
    await expect(form.locator('[name=consentVersion]')).toHaveValue(runningVersions.newsletter)
    const email = `${crypto.randomUUID()}@example.org`
    await form.locator('[name=email]').fill(email)
    await form.getByRole('checkbox').check()
    await submit(form)
    await expect(page).toHaveURL(href('newsletterCheckInbox', {}, 'fr'))
    const { text } = await waitForMail(request, baseURL, ({ to }) => to.includes(email))
    const [confirm = ''] = /http\S+confirm\S+/.exec(text) ?? []
    await page.goto(confirm)
    await page.locator('main button').click()
    await expect(page.locator('h1')).toBeVisible()
    expect(await page.locator('html').getAttribute('lang')).toMatch(/^fr/)
    const [unsubscribe = ''] = /http\S+unsubscribe\S+/.exec(text) ?? []
    for (let time = 0; time < 2; time++) expect((await request.post(unsubscribe)).status()).toBe(200)
    expect((await request.post(confirm)).status()).toBe(410)
  })
})

async function openForm(page: Page, locale: Locale, query = ''): Promise<Locator> {
  await page.goto(href('contact', {}, locale) + query)
  await waitForHydration(page)
  return findForm(page)
}

function findForm(page: Page): Locator {
  return page.locator('form[action="/api/contact"]')
}

function findNewsletter(page: Page): Locator {
  return page.locator('form[action="/api/newsletter"]')
}

async function fillIn(form: Locator, { name = 'Ana', email = address } = {}) {
  await form.locator('[name=name]').fill(name)
  await form.locator('[name=email]').fill(email)
  await form.locator('[name=message]').fill(message)
}

async function submit(form: Locator) {
  await form.getByRole('button').click()
}

function isMessage(request: Request): boolean {
  return request.method() === 'POST' && request.url().endsWith('/api/contact')
}

async function waitForMessage(page: Page): Promise<Request> {
  return page.waitForRequest(isMessage)
}

/** Delays hydration until the returned function is called. */
async function delayScripts(page: Page): Promise<() => void> {
  const { promise: isReleased, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/assets/**/*.js', async (route) => {
    await isReleased
    await route.continue()
  })
  return release
}
