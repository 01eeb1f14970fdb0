import { expect, test } from 'playwright/test'

test("a visitor's word without an end makes the desk no wider than a phone", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  await page.goto('/api/desk')
  const row = `<section><form><button>${'x'.repeat(300)}</button></form></section>`
  await page.locator('main').evaluate((main, content) => main.setHTMLUnsafe(content), row)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
})
