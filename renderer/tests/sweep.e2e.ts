import { type Page as BrowserPage, expect, test } from 'playwright/test'
import { type Locale, localeCodes } from '../../locales/locales.ts'
import { type Page, pages } from '../../pages/data/all-pages.ts'
import type { RouteName } from '../../pages/data/routes.ts'
import { budgets } from '../../scripts/shared/budgets.ts'
import { findBrokenWords, findClippedTexts, findOverflow, findSmallTexts } from './find-layout-problems.ts'
import {
  collectProblems,
  findViolationsInBothSchemes,
  listOnePagePerRoute,
  readLayoutShift,
  readMoved,
  recordLayoutShifts,
  recordScripts,
  waitForHydration,
  withholdFreeTimes,
} from './testing.ts'

// A style of the test is one that the policy of the page keeps out.
test.use({ bypassCSP: true })

// Every screen is loaded once in each language, and that one load shows all that needs no act of a visitor.

/**
 * A language begins with one or the other, so that each screen hydrates on a phone and on a wide screen, and goes on from there.
 * 320 pixels are the same as 1280 at a zoom of 400%.
 */
const widths = [
  [1280, 768, 360, 320],
  [360, 320, 768, 1280],
] as const

/** Axe is slow, and what it finds does not depend on words: names that lack a translation are found in the catalogs. */
const localeForAxe: Locale = 'en'

/** Their free times come by themselves, with the stylesheet. */
const screensWithTimes: RouteName[] = ['book', 'contact', 'city']

/** Pixels of the home page on a phone: about twelve screens. */
const homeHeight = 8500

/** Lighthouse, which rounds to thousandths, still counts this as nothing. */
const smallestShift = 0.0005

for (const [index, locale] of localeCodes.entries()) {
  const [loadWidth, ...otherWidths] = widths[index % 2 === 0 ? 0 : 1]
  test.describe(locale, () => {
    // In another language than the page's, the browser would show the language suggestion.
    test.use({ locale, viewport: { width: loadWidth, height: 800 } })

    // The screens of a language are split, because tests run in parallel; each share loads the application anew.
    const shares = locale === localeForAxe ? 4 : 2
    for (let share = 0; share < shares; share += 1) {
      test(`every screen hydrates, is accessible and fits: ${locale}, ${share + 1} of ${shares}`, async ({
        page,
        baseURL,
      }) => {
        test.setTimeout(240_000)
        const examine = await prepare(page, `${baseURL}/`, otherWidths)
        const samples = listOnePagePerRoute(locale).filter((_, position) => position % shares === share)
        for (const sample of samples) {
          const problems = await examine(sample).catch((error: unknown) => [String(error)])
          expect.soft(problems, sample.path).toEqual([])
        }
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
async function prepare(page: BrowserPage, site: string, otherWidths: number[]) {
  const viewport = page.viewportSize() ?? { width: 1280, height: 800 }
  const fromConsole = collectProblems(page)
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await recordLayoutShifts(page)
  await page.addInitScript(() =>
    addEventListener('DOMContentLoaded', () =>
      Object.assign(window, { servedText: document.querySelector('main')?.innerText }),
    ),
  )
  await withholdFreeTimes(page)
  const weighScripts = recordScripts(page)

  return async ({ path, name, locale }: Page): Promise<string[]> => {
    requests.length = 0
    await page.setViewportSize(viewport)
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
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
    if (locale === localeForAxe) problems.push(...(await findViolationsInBothSchemes(page)))
    problems.push(...(await findProblemsInLayout(page, viewport.width, name, locale)))
    for (const width of otherWidths) {
      await page.setViewportSize({ width, height: 800 })
      problems.push(...(await findProblemsInLayout(page, width, name, locale)))
    }
    const bytes = await weighScripts()
    if (bytes === 0 || bytes > budgets.firstVisit) problems.push(`loads ${bytes} bytes of scripts without being used`)
    await page.addStyleTag({ content: 'html { font-size: 200% }' })
    problems.push(...(await page.evaluate(findClippedTexts)).map((text) => `with letters of 200%, cut: ${text}`))
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

async function findProblemsInLayout(
  page: BrowserPage,
  width: number,
  name: RouteName,
  locale: Locale,
): Promise<string[]> {
  const wide = (await page.evaluate(findOverflow)).map((element) => `wider than the window: ${element}`)
  const cut = (await page.evaluate(findClippedTexts)).map((element) => `cut: ${element}`)
  // Maps shrink with the page, and a page that is zoomed to 400% has letters of four times the size.
  const small = width === 320 ? [] : await page.evaluate(findSmallTexts)
  const broken = locale === 'zh' ? await page.evaluate(findBrokenWords) : []
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  const isLong = name === 'home' && width === 360 && height > homeHeight
  const inText = [
    ...small.map((text) => `smaller than 12 pixels: ${text}`),
    ...broken.map((line) => `a line begins inside of a word: ${line}`),
  ]
  const long = isLong ? [`${height} pixels high, more than ${homeHeight}`] : []
  return [...wide, ...cut, ...inText, ...long].map((problem) => `at ${width} pixels, ${problem}`)
}
