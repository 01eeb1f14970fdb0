import { expect, test } from 'playwright/test'
import { localeCodes } from '../../locales/locales.ts'
import { href } from '../../pages/routes.ts'
import {
  collectProblems,
  listOnePagePerRoute,
  readLayoutShift,
  recordLayoutShifts,
  waitForHydration,
} from './testing.ts'

/** Lighthouse, which rounds to thousandths, still counts this as nothing. */
const smallestShift = 0.0005

for (const locale of localeCodes) {
  // What differs by width is the layout, which the languages share.
  for (const width of locale === 'en' ? [390, 1280] : [390]) {
    test(`every screen hydrates as it was served, and nothing moves: ${locale}, ${width} pixels`, async ({
      page,
      context,
      baseURL,
    }) => {
      test.slow()
      const problems = collectProblems(page)
      const foreign: string[] = []
      page.on('request', (request) => {
        if (!request.url().startsWith(`${baseURL}/`)) foreign.push(request.url())
      })
      await recordLayoutShifts(page)
      await page.setViewportSize({ width, height: 800 })
      // Free times come by themselves, some time after hydration: here never.
      await page.route('**/api/booking/times?*', () => {})
      for (const { path, name } of listOnePagePerRoute(locale)) {
        await page.goto(path)
        const before = await page.locator('main').innerText()
        await waitForHydration(page)
        // Where times are chosen, the script takes the place of the button that asks for them.
        if (name !== 'book') expect.soft(await page.locator('main').innerText(), path).toBe(before)
        expect.soft(await readLayoutShift(page), path).toBeLessThan(smallestShift)
        expect.soft(problems.splice(0), path).toEqual([])
      }
      // Nothing asks another host for anything, and nothing sets a cookie.
      expect(foreign).toEqual([])
      expect(await context.cookies()).toEqual([])
    })
  }
}

test('a page comes alive although the browser never reports its largest paint', async ({ page }) => {
  await page.addInitScript(() => {
    PerformanceObserver.prototype.observe = () => {}
  })
  await page.goto(`${href('projects', {}, 'es')}?details=autoclient`)
  await expect(page.getByRole('dialog')).toBeVisible()
})
