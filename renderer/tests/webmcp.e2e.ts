import { expect, type Page, test } from 'playwright/test'
import { isOpen } from '../../functions/courses/store.ts'
import { listComing } from '../../model/kinds/courses.ts'
import { hasPages } from '../../pages/data/route-facts.ts'
import { href } from '../../pages/data/routes.ts'
import { browserArguments, findBrowser } from '../../scripts/shared/browser.ts'
import { waitForHydration } from './testing.ts'
import { service } from './testing-content.ts'
import { words } from './testing-words.ts'

// A file of its own: this feature of Chromium needs a browser of its own.
const executablePath = findBrowser()
test.use({
  launchOptions: { ...(executablePath && { executablePath }), args: [...browserArguments, '--enable-features=WebMCP'] },
})

const locale = 'es'
const person = { name: 'Ana', email: 'ana@example.org' }
const course = listComing().find(isOpen)
const query = words(locale, `services.${service}.name`)

/** The page of each form, the name of its tool, and an id of its words. */
const forms = [
  [href('search', {}, locale), 'search', 'tools.search.description'],
  [href('contact', {}, locale), 'contact', 'tools.contact.description'],
  [href('agents', {}, locale), 'search', 'header.search.placeholder'],
  ...(hasPages('book', locale) ? [[href('book', {}, locale), 'book', 'tools.book.description']] : []),
  ...(hasPages('newsletter', locale)
    ? [[href('newsletter', {}, locale), 'newsletter', 'tools.newsletter.description']]
    : []),
  ...(course ? [[href('course', { course: course.slug }, locale), 'reserve', 'tools.reserve.description']] : []),
] as Array<[string, string, string]>

for (const [path, name, id] of forms) {
  test(`an agent finds the form ${name} at ${path} as a tool without the trap for robots`, async ({ page }) => {
    await page.goto(path)
    await waitForHydration(page)
    if (name === 'book') await page.locator('[name=start]').first().waitFor()
    const tools = await page.webmcp.tools()
    expect(tools.filter((tool) => tool.name === name).map(({ description }) => description)).toEqual([
      words(locale, id),
    ])
    expect(new Set(tools.map((tool) => tool.name)).size).toBe(tools.length)
    for (const { inputSchema } of tools) expect(inputSchema).not.toHaveProperty(['properties', 'website'])
    await expect(page.locator('[toolautosubmit]')).toHaveCount(0)
  })
}

/** Lets an agent fill in a form, presses its button as the visitor does, and returns what the agent is told. */
async function sendFor(
  page: Page,
  name: string,
  input: Record<string, string | boolean>,
  check: (told: Promise<unknown>) => Promise<unknown> = async () => {},
) {
  const told = page.webmcp.callTool(name, input)
  const form = page.locator(`form[toolname=${name}]`)
  for (const [field, value] of Object.entries(input))
    if (typeof value === 'string' && field !== 'start') await expect(form.locator(`[name=${field}]`)).toHaveValue(value)
  await check(told)
  await form.locator('[type=submit]').click()
  return told
}

test('an agent is told what is wrong with a message, and then that it was sent', async ({ page }) => {
  await page.goto(href('contact', {}, locale))
  await waitForHydration(page)
  const message = { ...person, message: 'What does a day cost?' }
  expect(await sendFor(page, 'contact', { ...message, email: 'nobody' })).toEqual({
    status: 'refused',
    errors: { email: words(locale, 'contact.form.errors.email') },
  })
  expect(await sendFor(page, 'contact', message)).toMatchObject({
    status: 'sent',
    id: expect.stringMatching(/^[\da-f-]{36}$/),
  })
  await expect(page.locator('h1')).not.toHaveText('')
})

test('an agent is told how many results a search has, and which come first', async ({ page }) => {
  await page.goto(href('search', {}, locale))
  await waitForHydration(page)
  expect(await sendFor(page, 'search', { q: query })).toEqual({
    results: expect.any(Number),
    pages: expect.arrayContaining([{ title: expect.any(String), path: href('service', { service }, locale) }]),
  })
  await page.goto(href('agents', {}, locale))
  await waitForHydration(page)
  // The header's form leads to another page. A page that is left before the agent is told breaks the call off, so that page waits.
  const results = `${href('search', {}, locale)}?${new URLSearchParams({ q: query })}`
  const wait = (told: Promise<unknown>) =>
    page.route(`**${href('search', {}, locale)}?*`, async (route) => {
      await told
      await route.continue()
    })
  expect(await sendFor(page, 'search', { q: query }, wait)).toBeNull()
  await expect(page).toHaveURL(results)
})

test('an agent chooses a time, and is told that it was asked for', async ({ page }) => {
  test.skip(!hasPages('book', locale), 'no appointments')
  await page.goto(href('book', {}, locale))
  await waitForHydration(page)
  const start = await page.locator('[name=start]').last().getAttribute('value')
  const told = await sendFor(page, 'book', { ...person, start: start ?? '' }, async () =>
    expect(page.locator('[name=start]:checked')).toHaveValue(start ?? ''),
  )
  expect(told).toMatchObject({ status: 'sent', id: expect.any(String) })
})

test('an agent fills in an address, and the visitor alone agrees to get the newsletter', async ({ page }) => {
  test.skip(!hasPages('newsletter', locale), 'no newsletter')
  await page.goto(href('newsletter', {}, locale))
  const consent = page.locator('[name=consent]')
  await sendFor(page, 'newsletter', { email: person.email, consent: false }, async () => {
    await expect(consent).not.toBeChecked()
    await consent.check()
  })
  await expect(page).toHaveURL(href('newsletterCheckInbox', {}, locale))
})
