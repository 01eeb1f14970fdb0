import { readFileSync } from 'node:fs'
import { type Browser, expect, type Page, test } from 'playwright/test'
import { splitLocale } from '../../locales/paths.ts'
import { href } from '../../pages/data/routes.ts'
import { waitForHydration } from './testing.ts'

// Only a browser shows how often a document tells, and whether one that objects tells anything.

const [home, services, contact] = [href('home', {}, 'es'), href('services', {}, 'es'), href('contact', {}, 'zh')]
const describe = (path: string) => {
  const { path: page, locale } = splitLocale(path)
  return { page, locale }
}

/** All that a page tells, in order. */
function collectBeacons(page: Page): unknown[] {
  const beacons: unknown[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/api/count')) beacons.push(request.postDataJSON())
  })
  return beacons
}

/** A link that the application follows. */
async function follow(page: Page, path: string) {
  await page.evaluate((href) => document.querySelector<HTMLElement>(`a[href="${href}"]`)?.click(), path)
  await expect(page).toHaveURL(path)
  await expect(page.locator('main')).toBeFocused()
}

/** Playwright hears nothing of what a document sends while another one takes its place. */
const leave = (page: Page) => page.evaluate(() => void dispatchEvent(new Event('pagehide')))

const openPhone = (browser: Browser) => browser.newPage({ viewport: { width: 360, height: 740 } })

test('a document tells once which pages were opened in it, on a phone too', async ({ browser }) => {
  const page = await openPhone(browser)
  const beacons = collectBeacons(page)
  await page.goto(home, { referer: 'https://www.example.org/a/secret?q=1' })
  await waitForHydration(page)
  await follow(page, services)
  await page.evaluate(() => history.replaceState(null, '', '?q=1'))
  expect(beacons).toEqual([])
  await page.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true, configurable: true })
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
  })
  const views = [describe(home), describe(services)]
  await expect.poll(() => beacons).toEqual([{ from: 'www.example.org', views, sent: [] }])
  await follow(page, home)
  await leave(page)
  // The next document tells for itself.
  await page.goto(contact)
  await leave(page)
  await expect.poll(() => beacons.length).toBe(2)
  expect(beacons[1]).toMatchObject({ views: [describe(contact)] })
  expect(await page.evaluate(() => Object.keys(localStorage))).not.toContain('visit')
  await page.close()
})

test('a form that was sent is told with the document', async ({ page }) => {
  const beacons = collectBeacons(page)
  await page.goto(contact)
  await waitForHydration(page)
  const form = page.locator('form[action="/api/contact"]')
  for (const [name, value] of Object.entries({ name: 'Ana', email: 'ana@example.org', message: 'Hola' }))
    await form.locator(`[name=${name}]`).fill(value)
  await Promise.all([page.waitForResponse('**/api/contact'), form.getByRole('button').last().click()])
  await leave(page)
  await expect.poll(() => beacons).toEqual([{ from: '', views: [describe(contact)], sent: ['contact'] }])
})

test('a browser that objects tells nothing', async ({ page }) => {
  const beacons = collectBeacons(page)
  await page.addInitScript(() => Object.defineProperty(navigator, 'globalPrivacyControl', { value: true }))
  await page.goto(home)
  await waitForHydration(page)
  await follow(page, services)
  await leave(page)
  expect(beacons).toEqual([])
})

test('counting weighs 400 bytes of script at most', async ({ page, request }) => {
  await page.goto(home)
  const face = await page.locator('script[data-face]').getAttribute('data-face')
  const script = await (await request.get(`${face}`)).text()
  const [counting = ''] = /^[\s\S]*?(?=[;,]?(?:var|let|const)?\s*\{\s*href)/.exec(script) ?? []
  expect(counting).toContain('sendBeacon')
  expect(counting.length).toBeLessThanOrEqual(400)
  expect(readFileSync('renderer/browser/count.ts', 'utf8')).not.toMatch(/localStorage|sessionStorage|cookie/)
})
