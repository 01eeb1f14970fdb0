import { expect, test } from 'playwright/test'
import { locales } from '../../locales/locales.ts'
import { href } from '../../pages/routes.ts'
import { waitForHydration } from './testing.ts'
import { words } from './words.ts'

test('switching the language keeps the page, its query and its anchor', async ({ page }) => {
  await page.goto(`${href('search', {}, 'en')}?q=radiology#services`)
  await waitForHydration(page)
  await page.locator('[popovertarget="language-menu"]').click()
  await page.locator('#language-menu a[hreflang=fr]').click()
  await expect(page).toHaveURL(`${href('search', {}, 'fr')}?q=radiology#services`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
})

test('the languages are links, each in its own words and marked as such', async ({ page }) => {
  await page.goto(href('contact', {}, 'es'))
  const links = page.locator('#language-menu a')
  await expect(links).toHaveText(Object.values(locales).map(({ name }) => name))
  await expect(links.nth(3)).toHaveAttribute('lang', 'zh')
  await expect(links.nth(3)).toHaveAttribute('href', href('contact', {}, 'zh'))
  await expect(links.nth(1)).toHaveAttribute('aria-current', 'true')
})

test('an unknown path shows the home page of its language with status 404 and a line that says so', async ({
  page,
}) => {
  for (const [locale, path] of [
    ['en', '/nowhere'],
    ['es', '/es/nowhere/at-all'],
    ['fr', '/fr/services/nothing'],
    ['zh', '/zh/nowhere'],
  ] as const) {
    const line = words(locale, 'meta.notFound.label')
    const response = await page.goto(path)
    expect(response?.status(), path).toBe(404)
    await expect(page.locator('main'), path).toContainText(line)
    await expect(page.locator('h1'), path).toHaveCount(1)
    await expect(page.locator('meta[name="robots"]'), path).toHaveAttribute('content', /noindex/)
    await waitForHydration(page)
    await expect(page.locator('main'), path).toContainText(line)
  }
})

test('hydration leaves the header of an unknown path as it was served', async ({ page }) => {
  await page.goto('/fr/services/nothing?x=1')
  const readLinks = () => page.locator('header a').evaluateAll((links) => links.map((link) => link.outerHTML))
  const served = await readLinks()
  await waitForHydration(page)
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
  expect(await readLinks()).toEqual(served)
  await expect(page.locator('#language-menu a').first()).toHaveAttribute('href', '/')
})

test('from an unknown path the links lead on', async ({ page }) => {
  await page.goto('/fr/services/nothing')
  await waitForHydration(page)
  await page
    .locator(`header nav a[href="${href('contact', {}, 'fr')}"]`)
    .first()
    .click()
  await expect(page).toHaveURL(href('contact', {}, 'fr'))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0)
})
