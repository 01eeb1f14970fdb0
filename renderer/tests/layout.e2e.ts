import { expect, type Page, test } from 'playwright/test'
import { localeCodes } from '../../locales/locales.ts'
import { findViolations, listOnePagePerRoute, waitForHydration } from './testing.ts'

for (const locale of localeCodes) {
  test(`every screen fits a small window, a fingertip and text of twice the size: ${locale}`, async ({ page }) => {
    test.slow()
    for (const { path } of listOnePagePerRoute(locale)) {
      // The same as 1280 pixels at a zoom of 400%.
      await page.setViewportSize({ width: 320, height: 640 })
      await page.goto(path)
      expect.soft(await findOverflow(page), `${path} at 320 pixels`).toEqual([])
      await page.setViewportSize({ width: 360, height: 740 })
      expect.soft(await findViolations(page, { rules: ['target-size'] }), path).toEqual([])
      await page.setViewportSize({ width: 1280, height: 800 })
      await page.addStyleTag({ content: 'html { font-size: 200% }' })
      expect.soft(await findClippedTexts(page), `${path} with big text`).toEqual([])
    }
  })
}

test('a chosen color scheme stays, and is there before the page is painted', async ({ page }) => {
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

/** The elements that overflow the window, without those in a scrollable element. */
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

/** Elements with text that is clipped. */
function findClippedTexts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main *, header *, footer *')]
      .filter((element) => element.checkVisibility() && !element.closest('.visually-hidden'))
      .filter((element) => {
        const { overflowX, overflowY } = getComputedStyle(element)
        const isCutX = overflowX === 'hidden' && element.scrollWidth > element.clientWidth + 1
        const isCutY = overflowY === 'hidden' && element.scrollHeight > element.clientHeight + 1
        return (isCutX || isCutY) && (element.textContent ?? '').trim() !== ''
      })
      .map((element) => element.outerHTML.slice(0, 120)),
  )
}

async function readBackground(page: Page): Promise<string> {
  return page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor)
}
