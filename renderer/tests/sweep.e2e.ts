import { type Page as BrowserPage, expect, test } from 'playwright/test'
import { type Locale, localeCodes } from '../../locales/locales.ts'
import { type Page, pages } from '../../pages/data/all-pages.ts'
import { href, type RouteName } from '../../pages/data/routes.ts'
import { budgets } from '../../scripts/shared/budgets.ts'
import {
  collectProblems,
  findViolationsInBothSchemes,
  listOnePagePerRoute,
  readLayoutShift,
  readMoved,
  recordLayoutShifts,
  recordScripts,
  releaseFreeTimes,
  waitForHydration,
  withholdFreeTimes,
} from './testing.ts'
import { findBrokenWords, findClippedTexts, findOverflow, findSmallTexts } from './testing-layout.ts'
import { pressAll, translate } from './testing-translation.ts'

// Every screen is loaded once in each language, and that one load shows all that needs no act of a visitor.

/**
 * Screens begin with one or the other in turn, so that each hydrates on a phone and on a wide screen. 320 pixels are the same as 1280 at
 * a zoom of 400%.
 */
const widths = [
  [1280, 768, 360, 320],
  [320, 360, 768, 1280],
] as const

/**
 * The language of what does not depend on words: axe, because names that lack a translation are found in the catalogs; a page that a translator
 * has changed; and one that is navigated to.
 */
const mainLocale: Locale = 'en'

/** Their free times come by themselves, with the stylesheet. */
const screensWithTimes: RouteName[] = ['book', 'contact', 'city']

/** Pixels of the home page on a phone: about twelve screens. */
const homeHeight = 8500

/** Lighthouse, which rounds to thousandths, still counts this as nothing. */
const smallestShift = 0.0005

for (const [index, locale] of localeCodes.entries()) {
  test.describe(locale, () => {
    // In another language than the page's, the browser would show the language suggestion.
    test.use({ locale })

    // The screens of a language are split, because tests run in parallel; each share loads the application anew.
    const shares = locale === mainLocale ? 4 : 2
    for (let share = 0; share < shares; share += 1) {
      test(`every screen hydrates, is accessible and fits: ${locale}, ${share + 1} of ${shares}`, async ({
        page,
        baseURL,
      }) => {
        test.setTimeout(240_000)
        const examine = await prepare(page, `${baseURL}/`)
        const samples = listOnePagePerRoute(locale).filter((_, position) => position % shares === share)
        const styles = new Map<Page, string[]>()
        for (const [position, sample] of samples.entries()) {
          // A screen that is navigated to is compared with one that was loaded at the same width.
          const isWide = locale === mainLocale || (position + index) % 2 === 0
          const problems = await examine(sample, widths[isWide ? 0 : 1], styles).catch((error: unknown) => [
            String(error),
          ])
          expect.soft(problems, sample.path).toEqual([])
        }
        if (locale === mainLocale) await compareNavigated(page, styles)
      })
    }
  })
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 320, height: 800 } })

  for (const locale of localeCodes) {
    test(`the other pages of a screen are no wider than the smallest phone either: ${locale}`, async ({ page }) => {
      const samples = listOnePagePerRoute(locale)
      const others = pages.filter((one) => one.locale === locale && !samples.includes(one))
      await page.goto('/robots.txt')
      for (const { path } of others) {
        await page.evaluate(showDocument, path)
        expect.soft(await page.evaluate(findOverflow), path).toEqual([])
      }
    })
  }
})

/** Puts a document into this page, which takes a fraction of the time of a visit, with all that can be opened open. */
async function showDocument(path: string) {
  const html = await (await fetch(path)).text()
  document.open()
  document.write(html)
  document.close()
  for (const details of document.querySelectorAll('details')) details.open = true
}

/** @returns what loads a page and lists all that is wrong with it */
async function prepare(page: BrowserPage, site: string) {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  const fromConsole = collectProblems(page)
  const requests: string[] = []
  const seen = new Set<string>()
  page.on('request', (request) => requests.push(request.url()))
  await recordLayoutShifts(page)
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () =>
      Object.assign(window, { servedText: document.querySelector('main')?.innerText }),
    ),
  )
  await withholdFreeTimes(page)
  const weighScripts = recordScripts(page)

  return async (
    sample: Page,
    [loadWidth, ...otherWidths]: (typeof widths)[number],
    styles: Map<Page, string[]>,
  ): Promise<string[]> => {
    const { path, name, locale } = sample
    // The last page is gone before this one is asked for: what it still loads is none of this one.
    await page.goto('about:blank')
    requests.length = 0
    await page.setViewportSize({ width: loadWidth, height: 800 })
    await page.goto(path)
    await waitForHydration(page)
    const shift = await readLayoutShift(page)
    const problems = fromConsole.splice(0)
    if (shift >= smallestShift) problems.push(`the layout shifts by ${shift}: ${await readMoved(page)}`)
    // On these two the script replaces the button or link that leads to free times.
    if (name !== 'book' && name !== 'contact' && !(await hasServedText(page)))
      problems.push('hydration changes the text')
    problems.push(...listUnwantedRequests(name))
    for (const cookie of await page.context().cookies()) problems.push(`sets the cookie ${cookie.name}`)
    if (locale === mainLocale) {
      styles.set(sample, await readStyles(page, name))
      problems.push(...(await findViolationsInBothSchemes(page, { exclude: await listSeen(page, seen) })))
    }
    problems.push(...(await findProblemsInLayout(page, loadWidth, name, locale)))
    for (const width of otherWidths) {
      await page.setViewportSize({ width, height: 800 })
      problems.push(...(await findProblemsInLayout(page, width, name, locale)))
    }
    const bytes = await weighScripts()
    if (bytes === 0 || bytes > budgets.firstVisit) problems.push(`loads ${bytes} bytes of scripts without being used`)
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'))
    problems.push(...(await page.evaluate(findClippedTexts)).map((text) => `with letters of 200%, cut: ${text}`))
    if (locale === mainLocale) problems.push(...(await findProblemsInTranslation(page, name)))
    problems.push(...fromConsole.splice(0))
    return problems
  }

  function listUnwantedRequests(name: RouteName): string[] {
    const foreign = requests.filter((url) => !url.startsWith(site)).map((url) => `asks another host: ${url}`)
    if (screensWithTimes.includes(name)) return foreign
    const stylesheets = requests.filter((url) => /\.css$|stylesheet/.test(url))
    return [...foreign, ...stylesheets.map((url) => `lacks rules of its own, so that it loads ${url}`)]
  }
}

function hasServedText(page: BrowserPage): Promise<boolean> {
  return page.evaluate(() => {
    const { servedText } = window as typeof window & { servedText?: string }
    return document.querySelector('main')?.innerText === servedText
  })
}

/** Selectors of the bars of a page that axe has seen before: alike in all but addresses. */
async function listSeen(page: BrowserPage, seen: Set<string>): Promise<string[]> {
  const found: string[] = []
  for (const bar of ['header:not(main *)', 'footer:not(main *)']) {
    const html = await page.locator(bar).evaluate((element) => element.outerHTML)
    const alike = html.replaceAll(/ (href|action)="[^"]*"/g, '')
    if (seen.has(alike)) found.push(bar)
    seen.add(alike)
  }
  return found
}

/** A page translator wraps each text in elements of its own, behind the back of React. Whatever is pressed then, the page stands. */
async function findProblemsInTranslation(page: BrowserPage, name: RouteName): Promise<string[]> {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.evaluate(() => (document.documentElement.style.fontSize = ''))
  await releaseFreeTimes(page)
  await translate(page)
  // Header and footer are those of all pages.
  await pressAll(page, name === 'home' ? 'body' : 'main', 30)
  const { length } = await page.locator('main').innerText()
  return length > 100 ? [] : [`when it is translated and pressed, ${length} letters are left`]
}

/** Each screen looks as it does when it is loaded directly if it is navigated to. */
async function compareNavigated(page: BrowserPage, styles: Map<Page, string[]>) {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(href('home', {}, mainLocale))
  await waitForHydration(page)
  for (const [{ path, name }, loaded] of styles) {
    if (name === 'home' || name === 'notFound') continue
    await page.evaluate((target) => {
      const link = Object.assign(document.createElement('a'), { href: target })
      document.querySelector('header')?.append(link)
      link.click()
      link.remove()
    }, path)
    await expect(page).toHaveURL(path)
    await expect(page.locator('main')).toBeFocused()
    await expect(page.locator('main h1')).toHaveCount(1)
    // The address changes before the page comes.
    const read = () => readStyles(page, name)
    await expect
      .configure({ soft: true })
      .poll(read, { message: `${path}, navigated to` })
      .toEqual(loaded)
  }
}

/** The computed styles of each visible element, with the form of appointments and the calendar, which come after hydration. */
async function readStyles(page: BrowserPage, name: RouteName): Promise<string[]> {
  if (name === 'book') await expect(page.locator('main [name="email"]')).toBeAttached()
  if (name === 'book' || name === 'contact') await expect(page.locator('main [aria-labelledby="weeks"]')).toBeAttached()
  return page.locator('main').evaluate((main) => {
    // The display face is left out where it comes too late (`font-display: optional`), which changes widths.
    document.documentElement.style.setProperty('--font-display', 'serif')
    const styles = [...main.querySelectorAll('*')]
      .filter((element) => element.getClientRects().length > 0)
      .map((element) => {
        const { color, backgroundColor, display, fontSize, padding, position } = getComputedStyle(element)
        const { width } = element.getBoundingClientRect()
        return [element.tagName, color, backgroundColor, display, fontSize, padding, position, width].join(' ')
      })
    document.documentElement.style.removeProperty('--font-display')
    return styles
  })
}

/** All that is read at one width comes by one call, because each takes as long as what it reads. */
function readLayout(page: BrowserPage, isChinese: boolean) {
  type Layout = { wide: string[]; cut: string[]; small: string[]; broken: string[]; height: number }
  return page.evaluate<Layout>(`({
    wide: (${findOverflow})(),
    cut: (${findClippedTexts})(),
    small: (${findSmallTexts})(),
    broken: ${isChinese} ? (${findBrokenWords})() : [],
    height: document.documentElement.scrollHeight,
  })`)
}

async function findProblemsInLayout(
  page: BrowserPage,
  width: number,
  name: RouteName,
  locale: Locale,
): Promise<string[]> {
  const { wide, cut, small, broken, height } = await readLayout(page, locale === 'zh')
  const isLong = name === 'home' && width === 360 && height > homeHeight
  return [
    ...wide.map((element) => `wider than the window: ${element}`),
    ...cut.map((element) => `cut: ${element}`),
    // Maps shrink with the page, and a page that is zoomed to 400% has letters of four times the size.
    ...(width === 320 ? [] : small.map((text) => `smaller than 12 pixels: ${text}`)),
    ...broken.map((line) => `a line begins inside of a word: ${line}`),
    ...(isLong ? [`${height} pixels high, more than ${homeHeight}`] : []),
  ].map((problem) => `at ${width} pixels, ${problem}`)
}
