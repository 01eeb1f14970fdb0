import { expect, type Page, test } from 'playwright/test'
import { localeCodes } from '../../locales/locales.ts'
import { listSamples, readLayoutShift, recordLayoutShifts, waitForHydration } from './testing.ts'

/** What Lighthouse, which rounds to thousandths, still counts as nothing. */
const smallestShift = 0.0005

for (const locale of localeCodes) {
  test(`no page scrolls sideways at 320 pixels, nor at 400% of 1280, in ${locale}`, async ({ page }) => {
    test.slow()
    await page.setViewportSize({ width: 320, height: 640 })
    for (const { path } of listSamples(locale)) {
      await page.goto(path)
      expect(await findOverflow(page), path).toEqual([])
    }
  })

  test(`nothing moves while a page is loaded and hydrated in ${locale}`, async ({ page }) => {
    test.slow()
    await recordLayoutShifts(page)
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      for (const { path } of listSamples(locale)) {
        await page.goto(path)
        await waitForHydration(page)
        expect(await readLayoutShift(page), `${path} at ${width}`).toBeLessThan(smallestShift)
      }
    }
  })
}

test('a chosen colour scheme stays, and is there before the page is painted', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/')
  await waitForHydration(page)
  await page.locator('[name=theme][value=dark]').check()
  const dark = await readBackground(page)
  await page.reload({ waitUntil: 'commit' })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  expect(await readBackground(page)).toBe(dark)
  await waitForHydration(page)
  await expect(page.locator('[name=theme][value=dark]')).toBeChecked()
  await page.locator('[name=theme][value=system]').check()
  expect(await readBackground(page)).not.toBe(dark)
})

/** The elements that reach beyond the window, but for those in a part that scrolls in itself. */
async function findOverflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isInScroller = (element: Element | null): boolean =>
      element !== null && (getComputedStyle(element).overflowX === 'auto' || isInScroller(element.parentElement))
    const isShown = (element: Element) =>
      element.checkVisibility() && !element.closest('.visually-hidden, [href="#main"]')
    const wide = [...document.querySelectorAll('#root *')]
      .filter((element) => isShown(element) && element.getBoundingClientRect().right > innerWidth + 1)
      .filter((element) => !isInScroller(element.parentElement))
      .map((element) => `${element.tagName}.${element.className}`)
    return document.documentElement.scrollWidth > innerWidth ? [...wide, 'the document itself'] : wide
  })
}

async function readBackground(page: Page): Promise<string> {
  return page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor)
}
