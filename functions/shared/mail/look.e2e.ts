import { expect, test } from 'playwright/test'
import { writeHtml } from './mailer.ts'

test('a word without an end makes no mail wider than a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 640 })
  const text = `Name: Ana\n\nTo release it: https://site.test/api/leads/release?token=${'a1-'.repeat(60)}`
  await page.setContent(writeHtml('x'.repeat(100), text, { locale: 'en' }) ?? '')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360)
})
