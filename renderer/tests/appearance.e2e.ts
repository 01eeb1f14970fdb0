import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page, test } from 'playwright/test'
import { listSamples, waitForHydration } from './testing.ts'

// Each screen against its picture in renderer/tests/appearance/. After a wanted change: `npm run build`, then
// `npx playwright test appearance --update-snapshots`, and look at the pictures that git shows as changed.

const fontsource = 'node_modules/@fontsource-variable'

const schemes = ['light', 'dark'] as const
const sizes = [
  { width: 360, height: 740 },
  { width: 1280, height: 800 },
]

for (const { path, name, locale } of [...listSamples('en'), ...listSamples('zh')]) {
  test(`${name} looks as it did in both schemes on a phone and a desktop: ${locale}`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await serveFonts(page)
    // Of a browser in English, Chinese pages would show it.
    await page.addInitScript(() => localStorage.setItem('language-suggestion', 'dismissed'))
    await page.goto(path)
    await waitForHydration(page)
    await useBundledFonts(page)
    for (const size of sizes) {
      await page.setViewportSize(size)
      for (const colorScheme of schemes) {
        await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
        await waitForFonts(page)
        await expect
          .soft(page)
          .toHaveScreenshot(`${name}-${locale}-${colorScheme}-${size.width}.png`, { maxDiffPixelRatio: 0.01 })
      }
    }
  })
}

async function serveFonts(page: Page) {
  await page.route('**/test-fonts/**', (route) => {
    const [family = '', file = ''] = route.request().url().split('/').slice(-2)
    return route.fulfill({ path: join(fontsource, family, 'files', file), contentType: 'font/woff2' })
  })
}

/**
 * The system's fonts differ between machines; these come with the packages. The display font again, because a page that
 * does not have it at once keeps its fallback.
 */
async function useBundledFonts(page: Page) {
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
    // Parts of the Chinese font are asked for when their letters are laid out, which a frame does.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    await document.fonts.ready
  })
}
