import { expect, type Page, test } from 'playwright/test'
import { localeCodes } from '../locales/locales.ts'
import { listSamples } from './samples.ts'
import { waitForHydration } from './testing.ts'

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
    await page.setViewportSize({ width: 390, height: 800 })
    for (const { path } of listSamples(locale)) {
      await page.goto(path)
      await waitForHydration(page)
      expect(await measureLayoutShift(page), path).toBe(0)
    }
  })
}

test('a chosen colour scheme stays, and is there before the page is painted', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' })
  await page.goto('/')
  await waitForHydration(page)
  await page.getByRole('radio', { name: 'Dark' }).check()
  const dark = await readBackground(page)
  await page.reload({ waitUntil: 'commit' })
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  expect(await readBackground(page)).toBe(dark)
  await waitForHydration(page)
  await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked()
  await page.getByRole('radio', { name: 'As the system' }).check()
  expect(await readBackground(page)).not.toBe(dark)
})

/** The elements that are wider than the window. */
async function findOverflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    if (document.documentElement.scrollWidth <= innerWidth) return []
    return [...document.querySelectorAll('#root *')]
      .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
      .map((element) => `${element.tagName}.${element.className}`)
      .slice(0, 5)
  })
}

/** The sum of all layout shifts since the page began to load. */
async function measureLayoutShift(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { value: number }).value
        })
        observer.observe({ type: 'layout-shift', buffered: true })
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(sum)))
      }),
  )
}

async function readBackground(page: Page): Promise<string> {
  return page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor)
}
