import { expect, type Page, test } from 'playwright/test'
import { breakWords } from '../../locales/break-words.ts'
import { type Locale, localeCodes } from '../../locales/locales.ts'
import { asked } from '../../model/kinds/asked.ts'
import {
  findViolationsInBothSchemes,
  readLayoutShift,
  recordLayoutShifts,
  waitForHydration,
} from '../../renderer/tests/testing.ts'
import { question, service } from '../../renderer/tests/testing-content.ts'
import { words } from '../../renderer/tests/testing-words.ts'
import type { Answer } from '../../search/answer-schema.ts'
import { hasPages } from '../data/route-facts.ts'
import { href, routes } from '../data/routes.ts'

/** A question that stands on the site with its answer, and one that it says nothing of. */
const known = question
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
      new RegExp(`^${href('service', { service }, locale)}#.+:~:text=`),
    )
    await expect(first.locator('mark').first()).toBeVisible()
    await expect(page.locator('main section[id]').first()).toBeVisible()
    expect(await readLayoutShift(page), locale).toBe(0)
  }
})

test('the link of a passage opens the answer that it stands in', async ({ page }) => {
  await page.goto(searchFor(known('en')))
  await region(page).getByRole('link').first().click()
  await expect(page).toHaveURL(new RegExp(`${href('service', { service }, 'en')}#`))
  const answer = page.locator('details', { hasText: known('en') })
  await expect(answer).toHaveAttribute('open', '')
  await expect(answer).toBeInViewport()
})

test('a question that the site does not answer goes to the contact form, which has it as its message', async ({
  page,
}) => {
  await page.goto(searchFor(unknown))
  await expect(page.locator('[data-grade="none"]')).toBeVisible()
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

test('of a question that is too long nothing is cut: it stays, and its field says by how much, until it is corrected', async ({
  page,
}) => {
  const long = 'pourquoi '.repeat(50).trim()
  await page.goto(`${href('home', {}, 'fr')}?ask=`)
  const field = page.getByRole('dialog').getByRole('textbox')
  await expect(field).toBeFocused()
  await page.keyboard.insertText(long)
  await page.keyboard.press('Enter')
  await expect(field).toHaveAccessibleDescription(/449.*300/)
  await expect(field).toHaveValue(long)
  await expect(page.locator('[data-grade]')).toHaveCount(0)
  await field.fill(known('fr'))
  await field.press('Enter')
  await expect(region(page, 'fr')).toBeVisible()
  await expect(field).toHaveAccessibleDescription('')
})

test('a question in the field of a phone can be asked; the focus returns to the menu', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  const titles = Promise.withResolvers<void>()
  await page.route('**/titles.json', async (route) => {
    await titles.promise
    await route.continue()
  })
  await page.goto(href('home', {}, 'en'))
  await waitForHydration(page)
  const menu = page.locator('[popovertarget="panel"]').first()
  await menu.click()
  const field = page.locator('#panel [name=q]')
  await field.fill(known('en'))
  // The pages would come in above the question and move it away under the finger.
  await expect(field).toHaveAttribute('aria-expanded', 'false')
  titles.resolve()
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

test('a question about money is answered from the page of formats first, and ends with the way to an appointment', async ({
  page,
}) => {
  const listAsked = (locale: Locale) => asked[locale]?.[`${routes.training}#pricing`]?.split(';') ?? []
  test.skip(
    !hasPages('book', 'en') || !localeCodes.every((locale) => listAsked(locale)[0]),
    'nothing to ask or to book',
  )
  for (const locale of localeCodes) {
    // With a word for money, which the owner's question need not have.
    await page.goto(searchFor(`${words(locale, 'training.pricing')}: ${listAsked(locale)[0]}?`, locale))
    const first = page.locator('[data-grade] li').first().getByRole('link')
    await expect(first).toHaveAttribute('href', new RegExp(`^${href('training', {}, locale)}#`))
    // A Chinese heading breaks between words only, so that no line begins with a full stop.
    if (breakWords(words(locale, 'ask.heading'), locale).length > 1)
      await expect(page.locator('[data-grade] h2 wbr').first()).toBeAttached()
    await expect(page.locator('[data-grade="answers"]').getByRole('link').last()).toHaveAttribute(
      'href',
      href('book', {}, locale),
    )
  }
})

test('a model is asked on demand, its sentences take the place of the passages, and nothing moves', async ({
  page,
}) => {
  await recordLayoutShifts(page)
  const { promise: gate, resolve: send } = Promise.withResolvers<void>()
  await scriptAnswer(page, { by: 'model', grade: 'answers', answers: [passage] }, gate)
  await page.goto(searchFor(known('en')))
  await page.getByRole('button', { name: words('en', 'ask.choose') }).click()
  await expect(page.locator('[data-grade]').getByRole('status')).toHaveText(words('en', 'ask.choosing'))
  // The room for what is said comes with the click; what the visitor does may move the page.
  const shift = await readLayoutShift(page)
  send()
  await expect(region(page).locator('blockquote mark')).toHaveText(passage.sentences)
  await expect(region(page).getByRole('listitem')).toHaveCount(1)
  await expect(region(page).getByRole('listitem').getByRole('link')).toHaveAttribute(
    'href',
    new RegExp(`^${passage.url}:~:text=`),
  )
  await expect(region(page).getByRole('status')).toHaveText(words('en', 'ask.chosen'))
  await expect(page.getByRole('button', { name: words('en', 'ask.choose') })).toBeFocused()
  expect(await readLayoutShift(page)).toBe(shift)
})

test('a model that finds none is believed, and one that fails leaves the passages', async ({ page }) => {
  await scriptAnswer(page, { by: 'model', grade: 'none', answers: [] })
  await page.goto(searchFor(known('en')))
  await page.getByRole('button', { name: words('en', 'ask.choose') }).click()
  await expect(region(page, 'en', 'ask.none').getByRole('status')).toHaveText(words('en', 'ask.unanswered'))
  await expect(page.getByRole('link', { name: words('en', 'ask.contact') })).toBeVisible()
  await page.unroute('**/api/ask')
  await scriptAnswer(page, { by: 'search', grade: 'answers', answers: [passage] })
  await page.goto(searchFor(known('en')))
  await page.getByRole('button', { name: words('en', 'ask.choose') }).click()
  await expect(region(page).getByRole('status')).toHaveText(words('en', 'ask.failed'))
  await expect(region(page).locator('blockquote').first()).toBeVisible()
})

test('axe finds nothing in the answer on the search page and in the dialog', async ({ page }) => {
  await offerAnswers(page)
  await page.goto(searchFor(known('en')))
  await expect(page.getByRole('button', { name: words('en', 'ask.choose') })).toBeVisible()
  expect(await findViolationsInBothSchemes(page, { include: '[data-grade]' })).toEqual([])
  for (const question of [known('en'), unknown]) {
    await page.goto(`${href('home', {}, 'en')}?${new URLSearchParams({ ask: question })}`)
    await expect(dialog(page).getByRole('region')).toBeVisible()
    expect(await findViolationsInBothSchemes(page, { include: 'dialog[open]' })).toEqual([])
  }
})

const passage = {
  url: `${href('service', { service }, 'en')}#faq`,
  title: 'A page',
  heading: 'A part of it',
  passage: 'The report is written so that anyone can act on it. It names others.',
  sentences: ['The report is written so that anyone can act on it.'],
}

/** The site says that a model can be asked. */
async function offerAnswers(page: Page) {
  await page.route('**/api/ask', (route) =>
    route.request().method() === 'HEAD' ? route.fulfill({ status: 204 }) : route.fallback(),
  )
}

async function scriptAnswer(page: Page, answer: Answer & { by: 'model' | 'search' }, gate?: Promise<void>) {
  await page.route('**/api/ask', async (route) => {
    await gate
    await route.fulfill({ json: { ok: true, ...answer } })
  })
  await offerAnswers(page)
}
