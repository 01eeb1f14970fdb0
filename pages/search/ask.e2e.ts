import { expect, type Page, test } from 'playwright/test'
import type { Locale } from '../../locales/locales.ts'
import {
  findViolationsInBothSchemes,
  readLayoutShift,
  recordLayoutShifts,
  waitForHydration,
} from '../../renderer/tests/testing.ts'
import { words } from '../../renderer/tests/words.ts'
import type { Source } from '../../retrieval/ask.ts'
import type { AskEvent } from '../../retrieval/ask-events.ts'
import { href } from '../routes.ts'

const audit = { service: 'ai-readiness-audit' } as const
/** A question that stands on the site with its answer, and one that it says nothing of. */
const known = (locale: Locale) => words(locale, 'services.ai-readiness-audit.faq.own-services.question')
const unknown = 'Who won the Tour de France in 1987?'

const searchFor = (question: string, locale: Locale = 'en') =>
  `${href('search', {}, locale)}?${new URLSearchParams({ q: question })}`

const region = (page: Page, locale: Locale = 'en', id = 'ask.heading') =>
  page.getByRole('region', { name: words(locale, id) })

const dialog = (page: Page) => page.getByRole('dialog', { name: words('en', 'header.ask.title') })

const opener = (page: Page) => page.locator('header search').getByRole('link')

test('a question is answered with marked passages, and nothing moves', async ({ page }) => {
  await recordLayoutShifts(page)
  // The two ways to find words: with and without spaces between them.
  for (const locale of ['es', 'zh'] as const) {
    await page.goto(searchFor(known(locale), locale))
    const first = region(page, locale).getByRole('listitem').first()
    await expect(first.getByRole('link')).toHaveAttribute(
      'href',
      new RegExp(`^${href('service', audit, locale)}#.+:~:text=`),
    )
    await expect(first.locator('mark').first()).toBeVisible()
    await expect(page.locator('main section[id]').first()).toBeVisible()
    expect(await readLayoutShift(page), locale).toBe(0)
  }
})

test('the link of a passage opens the answer that it stands in', async ({ page }) => {
  await page.goto(searchFor(known('en')))
  await region(page).getByRole('link').first().click()
  await expect(page).toHaveURL(new RegExp(`${href('service', audit, 'en')}#`))
  const answer = page.locator('details', { hasText: known('en') })
  await expect(answer).toHaveAttribute('open', '')
  await expect(answer).toBeInViewport()
})

test('a question that the site does not answer goes to the contact form, which has it as its message', async ({
  page,
}) => {
  await page.goto(searchFor(unknown))
  const refusal = region(page, 'en', 'ask.none')
  await expect(refusal.locator('blockquote')).toHaveCount(0)
  await refusal.getByRole('link', { name: words('en', 'ask.contact') }).click()
  await expect(page.locator('[name=message]')).toHaveValue(unknown)
})

test('the dialog asks from any page, and gives back the focus and the URL', async ({ page }) => {
  const home = href('home', {}, 'en')
  await page.goto(home)
  await waitForHydration(page)
  await opener(page).click()
  await expect(dialog(page).getByRole('textbox')).toBeFocused()
  await page.keyboard.type(known('en'))
  await page.keyboard.press('Enter')
  await expect(region(page).getByRole('listitem').first()).toBeVisible()
  await expect(page).toHaveURL(`${home}?${new URLSearchParams({ ask: known('en') })}`)
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await expect(page).toHaveURL(home)
  await expect(opener(page)).toBeFocused()
  await page.goForward()
  await expect(region(page).getByRole('listitem').first()).toBeVisible()
  await page.goBack()
  await expect(dialog(page)).toHaveCount(0)
})

test('a link to a question opens the dialog, which leaves the page when it is closed', async ({ page }) => {
  const contact = href('contact', {}, 'en')
  await page.goto(`${contact}?${new URLSearchParams({ ask: unknown })}`)
  await region(page, 'en', 'ask.none')
    .getByRole('link', { name: words('en', 'ask.contact') })
    .click()
  await expect(dialog(page)).toHaveCount(0)
  await expect(page.locator('[name=message]')).toHaveValue(unknown)
  await page.goBack()
  await expect(dialog(page).getByRole('textbox')).toHaveValue(unknown)
  await dialog(page)
    .getByRole('button', { name: words('en', 'page.close') })
    .click()
  await expect(page).toHaveURL(contact)
})

test('a question in the field of a phone can be asked; the focus returns to the menu', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(href('home', {}, 'en'))
  await waitForHydration(page)
  const menu = page.locator('[popovertarget="panel"]').first()
  await menu.click()
  await page.locator('#panel').getByRole('combobox').or(page.locator('#panel [name=q]')).first().fill(known('en'))
  await page.getByRole('option').last().click()
  await expect(region(page).getByRole('listitem').first()).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  await expect(menu).toBeFocused()
})

test('without JavaScript the way to ask is the search, and a link to a question shows its page', async ({
  browser,
  baseURL,
}) => {
  const page = await browser.newPage({ javaScriptEnabled: false, baseURL: baseURL ?? '' })
  await page.goto(`${href('home', {}, 'en')}?ask=why`)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await opener(page).click()
  await expect(page).toHaveURL(href('search', {}, 'en'))
  await page.close()
})

test('a written answer comes when it is asked for, each sentence with its quote, and moves nothing', async ({
  page,
}) => {
  await recordLayoutShifts(page)
  const { promise: gate, resolve: send } = Promise.withResolvers<void>()
  const events: AskEvent[] = [
    { event: 'sources', data: [source] },
    { event: 'sentence', data: { text: 'No, alternatives are named.', cites: [{ n: 1, quote: source.passage }] } },
    { event: 'done', data: { mode: 'written', kept: 1, dropped: 0 } },
  ]
  await scriptAnswer(page, events, gate)
  await page.goto(searchFor(known('en')))
  await page.getByRole('button', { name: words('en', 'ask.write') }).click()
  await expect(page.getByRole('button', { name: words('en', 'ask.stop') })).toBeFocused()
  // The room for the answer comes with the click; what the visitor does may move the page.
  const shift = await readLayoutShift(page)
  send()
  const answer = region(page).locator('[data-ai-generated]')
  await expect(answer).toContainText('No, alternatives are named.')
  await expect(region(page).getByRole('status')).toHaveText(words('en', 'ask.written'))
  await expect(page.locator(':focus')).toContainText('No, alternatives are named.')
  const cite = answer.getByRole('link')
  await expect(cite).toHaveAttribute('href', new RegExp(`^${source.url}:~:text=`))
  await expect(answer.locator('q')).toBeHidden()
  await cite.hover()
  await expect(answer.locator('q')).toBeVisible()
  expect(await readLayoutShift(page)).toBe(shift)
})

const endings: Array<[string, AskEvent]> = [
  ['ask.refused', { event: 'refused', data: { nearest: [] } }],
  ['ask.failed', { event: 'error', data: { code: 'busy' } }],
  ['ask.failed', { event: 'done', data: { mode: 'passages', kept: 0, dropped: 0 } }],
]
test('an answer that is refused, fails or is never written leaves no sentence of it', async ({ page }) => {
  for (const [id, ending] of endings) {
    await scriptAnswer(page, [
      { event: 'sources', data: [source] },
      { event: 'sentence', data: { text: 'Yes, always.', cites: [{ n: 1, quote: source.passage }] } },
      ending,
    ])
    await page.goto(searchFor(known('en')))
    await page.getByRole('button', { name: words('en', 'ask.write') }).click()
    await expect(region(page).getByRole('status'), ending.event).toHaveText(words('en', id))
    await expect(page.getByText('Yes, always.')).toHaveCount(0)
    await expect(region(page).locator('blockquote').first()).toBeVisible()
    await page.unroute('**/api/ask')
  }
})

test('Escape stops an answer, then closes the dialog; the button keeps the focus', async ({ page }) => {
  await page.route('**/api/ask', () => {})
  await offerAnswers(page)
  await page.goto(`${href('home', {}, 'en')}?${new URLSearchParams({ ask: known('en') })}`)
  const write = page.getByRole('button', { name: words('en', 'ask.write') })
  await write.click()
  await expect(page.getByRole('button', { name: words('en', 'ask.stop') })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(write).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
})

test('axe finds nothing in the answer on the search page and in the dialog', async ({ page }) => {
  await offerAnswers(page)
  await page.goto(searchFor(known('en')))
  await expect(page.getByRole('button', { name: words('en', 'ask.write') })).toBeVisible()
  expect(await findViolationsInBothSchemes(page, { include: 'main' })).toEqual([])
  for (const question of [known('en'), unknown]) {
    await page.goto(`${href('home', {}, 'en')}?${new URLSearchParams({ ask: question })}`)
    await expect(dialog(page).getByRole('region')).toBeVisible()
    expect(await findViolationsInBothSchemes(page, { include: 'dialog[open]' })).toEqual([])
  }
})

const source: Source = {
  n: 1,
  url: `${href('service', audit, 'en')}#faq-own-services`,
  title: 'AI readiness audit',
  heading: 'Only your services?',
  passage: 'The report is written so that anyone can act on it.',
  marks: [[0, 51]],
}

/** The site says that a model can be asked. */
async function offerAnswers(page: Page) {
  await page.route('**/api/ask', (route) =>
    route.request().method() === 'HEAD' ? route.fulfill({ status: 204 }) : route.fallback(),
  )
}

async function scriptAnswer(page: Page, events: AskEvent[], gate?: Promise<void>) {
  await page.route('**/api/ask', async (route) => {
    await gate
    await route.fulfill({
      contentType: 'text/event-stream',
      body: events.map(({ event, data }) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`).join(''),
    })
  })
  await offerAnswers(page)
}
