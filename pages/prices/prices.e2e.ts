import { expect, test } from 'playwright/test'
import { hasPages } from '../data/route-facts.ts'

test('what is not offered is a dash in the table, and nothing on a phone', async ({ page }) => {
  test.skip(!hasPages('prices', 'en'), 'the site has no page of prices')
  await page.goto('/prices')
  const dashes = page.locator('#prices td').filter({ hasText: /^–$/ })
  const shown = async (width: number) => {
    await page.setViewportSize({ width, height: 800 })
    return (await Promise.all((await dashes.all()).map((dash) => dash.isVisible()))).filter(Boolean).length
  }
  expect(await shown(1280)).toBe(await dashes.count())
  expect(await shown(390)).toBe(0)
})
