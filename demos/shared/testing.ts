import { expect, type Page } from 'playwright/test'

/** Fails if the page is wider than its window, because a phone would scroll it to the side. */
export async function expectToFit(page: Page, name: string) {
  const width = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(width, name).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0)
}
