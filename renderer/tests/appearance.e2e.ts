import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page, test } from 'playwright/test'
import type { Locale } from '../../locales/locales.ts'
import type { RouteName } from '../../pages/data/routes.ts'
import { listOnePagePerRoute, waitForHydration } from './testing.ts'

// A style of the test is one that the policy of the page keeps out.
test.use({ bypassCSP: true })

// Screens against their pictures in renderer/tests/appearance/. After a wanted change run
// `npm run build && npx playwright test appearance --update-snapshots`, and look at the pictures that git shows as changed.

const fontsource = 'node_modules/@fontsource-variable'

type View = { locale: Locale; colorScheme: 'light' | 'dark'; width: 360 | 1280 }

const heights = { 360: 740, 1280: 800 }

const mainView: View = { locale: 'en', colorScheme: 'light', width: 1280 }

/** One screen of each family; the others are made of the same parts. */
const families: RouteName[] = [
  'home',
  'services',
  'service',
  'caseStudy',
  'projects',
  'locations',
  'city',
  'blog',
  'post',
  'book',
  'contact',
  'issue',
  'evidence',
  'tasks',
  'search',
  'privacy',
]

/** Other schemes, widths and letters. */
const otherViews: Array<View & { name: RouteName }> = [
  { name: 'home', locale: 'zh', colorScheme: 'dark', width: 360 },
  { name: 'projects', locale: 'en', colorScheme: 'dark', width: 1280 },
  { name: 'contact', locale: 'en', colorScheme: 'light', width: 360 },
  { name: 'post', locale: 'zh', colorScheme: 'light', width: 1280 },
]

/** Free times come late, and belong to the picture. */
const screensWithTimes: RouteName[] = ['book', 'contact', 'city']

const views = [...families.map((name) => ({ name, ...mainView })), ...otherViews]

/** One test takes a part of them in one page, because each page of a test loads the application anew; others run beside it. */
const atOnce = 5

for (let first = 0; first < views.length; first += atOnce) {
  const shown = views.slice(first, first + atOnce)
  test(`${shown.map(nameView).join(', ')} look as they did`, async ({ page }) => {
    await serveFonts(page)
    await fixFreeTimes(page)
    // A browser in English would show the suggestion on Chinese pages.
    await page.addInitScript(() => localStorage.setItem('language-suggestion', 'dismissed'))
    for (const view of shown) {
      const sample = listOnePagePerRoute(view.locale).find((page) => page.name === view.name)
      if (!sample) throw new Error(`There is no page of ${view.name} to compare; take another screen into the list`)
      await page.setViewportSize({ width: view.width, height: heights[view.width] })
      await page.emulateMedia({ colorScheme: view.colorScheme, reducedMotion: 'reduce' })
      await page.goto(sample.path)
      await waitForHydration(page)
      if (screensWithTimes.includes(sample.name))
        await expect(page.locator('[name="start"], a[href*="start="]').first()).toBeVisible()
      await showBundledFonts(page)
      await waitForFonts(page)
      await expect.soft(page).toHaveScreenshot(`${nameView(view)}.png`, { maxDiffPixelRatio: 0.01 })
    }
  })
}

function nameView({ name, locale, colorScheme, width }: View & { name: RouteName }): string {
  return `${name}-${locale}-${colorScheme}-${width}`
}

/** The same times are free on every day on which the tests run. */
async function fixFreeTimes(page: Page) {
  await page.clock.setFixedTime('2026-11-30T08:00:00Z')
  const starts = ['01T09:00', '01T09:30', '01T15:30', '02T10:00', '03T11:30', '04T09:00'].map(
    (time) => `2026-12-${time}:00Z`,
  )
  await page.route('**/api/booking/times?*', (route) =>
    route.fulfill({ json: { ok: true, zone: 'Europe/Madrid', starts, minutes: 30 } }),
  )
}

async function serveFonts(page: Page) {
  // The display face is left out: the machine's fonts decide which headings show it.
  await page.route('**/assets/**/*.woff2', (route) => route.abort())
  await page.route('**/test-fonts/**', (route) => {
    const [family = '', file = ''] = route.request().url().split('/').slice(-2)
    return route.fulfill({ path: join(fontsource, family, 'files', file), contentType: 'font/woff2' })
  })
}

/**
 * Replaces the system's fonts, which differ between machines, by fonts from packages. The display font too: a page keeps
 * its fallback if the font is not there at once.
 */
async function showBundledFonts(page: Page) {
  const chinese = readFileSync(`${fontsource}/noto-sans-sc/index.css`, 'utf8')
  await page.addStyleTag({
    content: `${chinese.replaceAll('./files/', '/test-fonts/noto-sans-sc/')}
      @font-face {
        font-family: "Test Fraunces";
        font-weight: 100 900;
        src: url(/test-fonts/fraunces/fraunces-latin-wght-normal.woff2);
      }
      :root:root {
        --font-text: "Noto Sans SC Variable";
        --font-mono: "Noto Sans SC Variable";
        --font-display: "Test Fraunces", "Noto Sans SC Variable";
      }`,
  })
}

async function waitForFonts(page: Page) {
  await page.evaluate(async () => {
    // The browser requests parts of the Chinese font at layout, in the next frame.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    await document.fonts.ready
  })
}
