import { expect, type Page, test } from 'playwright/test'
import { localeCodes } from '../../locales/locales.ts'
import { serviceSlugs } from '../../model/kinds/slugs.ts'
import { getFigure, getSpecimen } from '../../pages/data/get-figure.ts'
import { listPosts } from '../../pages/data/posts.ts'
import { href } from '../../pages/data/routes.ts'
import { listOnePagePerRoute, waitForHydration } from './testing.ts'
import { findOverlappingLabels } from './testing-layout.ts'

test.describe('on a phone', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 800 } })

  for (const locale of localeCodes) {
    test(`no labels of a plot lie on one another: ${locale}`, async ({ page }) => {
      const services = serviceSlugs.filter((service) => getSpecimen(locale, service)?.kind === 'plot')
      const posts = listPosts(locale).filter((post) => getFigure(locale, post)?.kind === 'plot')
      const paths = [
        ...services.map((service) => href('service', { service }, locale)),
        ...posts.map((post) => href('post', { post }, locale)),
      ]
      for (const path of paths) {
        await page.goto(path)
        expect.soft(await page.evaluate(findOverlappingLabels), path).toEqual([])
      }
    })
  }
})

test('all stands where it stays while the rest of its document is on its way', async ({ page, request }) => {
  const readPlaces = () =>
    page.locator('main *').evaluateAll((elements) =>
      elements.map((element) => {
        const { left, top } = element.getBoundingClientRect()
        return `${element.tagName} ${Math.round(left)} ${Math.round(top)}`
      }),
    )
  await page.goto('/robots.txt')
  for (const { path } of listOnePagePerRoute('en')) {
    const html = (await (await request.get(path)).text()).replace(/<script.*?<\/script>/gs, '')
    // The document is cut before and after its first figures, whose parents are still open: so they are not their last children yet.
    for (const { index } of [...html.matchAll(/(?=<figure)|(?<=<\/figure>)/g)].slice(0, 4)) {
      await page.evaluate(
        (beginning) => {
          document.open()
          document.write(beginning)
        },
        html.slice(0, index),
      )
      const early = await readPlaces()
      await page.evaluate((rest) => {
        document.write(rest)
        document.close()
      }, html.slice(index))
      expect.soft((await readPlaces()).slice(0, early.length), path).toEqual(early)
    }
  }
})

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
  // The cookie page promises this.
  expect(await page.evaluate(() => localStorage.length)).toBe(0)
})

test('a display face that comes late is shown and moves nothing', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  // Chinese headings have none.
  for (const locale of localeCodes.filter((code) => code !== 'zh')) {
    for (const path of [href('home', {}, locale), href('services', {}, locale), href('book', {}, locale)]) {
      let release = () => {}
      const released = new Promise<void>((resolve) => (release = resolve))
      await page.route('**/*.woff2', async (route) => {
        await released
        await route.continue()
      })
      await page.goto(path, { waitUntil: 'domcontentloaded' })
      const readHeights = () =>
        page
          .locator('h1, h2, h3')
          .evaluateAll((headings: HTMLElement[]) => headings.map(({ offsetHeight }) => offsetHeight))
      // That of the stylesheet, and that of the script.
      const isThere = () =>
        [...document.fonts].filter(({ family, status }) => family.includes('Display') && status === 'loaded').length > 1
      expect(await page.evaluate(isThere), path).toBe(false)
      // Browsers wait up to a tenth of a second for an optional face: one that comes meanwhile is not late.
      await page.waitForFunction(() => performance.now() > 400)
      const before = await readHeights()
      release()
      await page.waitForFunction(isThere)
      expect(await readHeights(), path).toEqual(before)
      await page.unrouteAll()
    }
  }
  // The wordmark has the same letters in each language.
  expect((await listFonts(page, 'header a')).some(({ isCustomFont }) => isCustomFont)).toBe(true)
})

test('h1 and h2 are set in one weight of the Chinese font', async ({ page }) => {
  await page.goto(href('home', {}, 'zh'))
  const findFonts = async (selector: string) =>
    (await listFonts(page, selector))
      .filter(({ isCustomFont }) => !isCustomFont)
      .map(({ postScriptName }) => postScriptName)
  expect(await findFonts('main h1')).toEqual(await findFonts('main h2'))
})

/** The fonts that an element's letters are drawn with. */
async function listFonts(page: Page, selector: string) {
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root } = await session.send('DOM.getDocument')
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector })
  return (await session.send('CSS.getPlatformFontsForNode', { nodeId })).fonts
}

function readBackground(page: Page): Promise<string> {
  return page.locator('body').evaluate((body) => getComputedStyle(body).backgroundColor)
}
