import { load } from 'cheerio'
import { expect, test } from 'playwright/test'
import { href } from '../../pages/data/routes.ts'
import { waitForHydration } from './testing.ts'
import { words } from './testing-words.ts'

test('switching the language keeps the page, its query and its anchor', async ({ page }) => {
  await page.goto(`${href('search', {}, 'en')}?q=zzzz#services`)
  await waitForHydration(page)
  await page.locator('[popovertarget="language-menu"]').click()
  await page.locator('#language-menu a[hreflang=fr]').click()
  await expect(page).toHaveURL(`${href('search', {}, 'fr')}?q=zzzz#services`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
})

test('an unknown path is answered with status 404 and a line that says so, in its language', async ({ request }) => {
  for (const [locale, path] of [
    ['en', '/nowhere'],
    ['es', '/es/nowhere/at-all'],
    ['fr', '/fr/services/nothing'],
    ['zh', '/zh/nowhere'],
  ] as const) {
    const response = await request.get(path)
    expect(response.status(), path).toBe(404)
    expect(load(await response.text())('main').text(), path).toContain(words(locale, 'meta.notFound.label'))
  }
})

test('hydration leaves an unknown path as it was served', async ({ page }) => {
  await page.goto('/fr/services/nothing?x=1')
  const readLinks = () => page.locator('header a').evaluateAll((links) => links.map((link) => link.outerHTML))
  const served = await readLinks()
  await waitForHydration(page)
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
  expect(await readLinks()).toEqual(served)
  await expect(page.locator('#language-menu a').first()).toHaveAttribute('href', '/')
  await expect(page.locator('main')).toContainText(words('fr', 'meta.notFound.label'))
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
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
