import { readFileSync } from 'node:fs'
import type { Page as BrowserPage, Request } from 'playwright/test'
import type { Locale } from '../../locales/locales.ts'
import { type Page, pages } from '../../pages/data/all-pages.ts'
import type { RouteName } from '../../pages/data/routes.ts'
import { weigh } from '../../scripts/build/weigh.ts'

const axeSource = readFileSync('node_modules/axe-core/axe.min.js', 'utf8')

/** Collects what a visitor's console would show: errors, warnings and uncaught exceptions. */
export function collectProblems(page: BrowserPage): string[] {
  const problems: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(`${message.type()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => problems.push(`exception: ${error.message}`))
  return problems
}

/**
 * Records the scripts that a page loads from now on, from the browser's cache too.
 *
 * @returns what gives their bytes of brotli since it was called last, or since the page was left
 */
export function recordScripts(page: BrowserPage): () => Promise<number> {
  let requests = new Set<Request>()
  let loaded: Array<Promise<{ url: string; body: Buffer }>> = []
  page.on('request', (request) => {
    // A script that the last document asked for, and that comes late, is none of this one.
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) {
      requests = new Set()
      loaded = []
    } else requests.add(request)
  })
  page.on('response', (response) => {
    const request = response.request()
    if (request.resourceType() !== 'script' || !response.ok() || !requests.has(request)) return
    const script = response.body().then((body) => ({ url: response.url(), body }))
    // One that is on its way when the test ends is not counted, and no fault.
    script.catch(() => {})
    loaded.push(script)
  })
  return async () => {
    const scripts = await Promise.all(loaded.splice(0))
    return scripts.reduce((sum, { url, body }) => sum + weighScript(url, body), 0)
  }
}

/** Pages share most scripts, and the best compression is slow. */
const weights = new Map<string, number>()

function weighScript(url: string, body: Buffer): number {
  const weight = weights.get(url) ?? weigh(body, 11)
  weights.set(url, weight)
  return weight
}

/** Waits for the end of hydration, which `Pages` marks. */
export async function waitForHydration(page: BrowserPage) {
  // Polled in the page: polling from outside would slow hydration down.
  await page.evaluate(async () => {
    const latest = performance.now() + 30_000
    while (document.documentElement.dataset.hydrated === undefined) {
      if (performance.now() > latest) throw new Error('The page is not hydrated after 30 s; see its console')
      await new Promise(requestAnimationFrame)
    }
  })
}

/**
 * Returns what axe finds in the current state of a page, without its frames. Axe runs in the page itself: its own driver for
 * Playwright opens a second page for each result, which takes six times as long.
 *
 * @param options.rules only these of https://dequeuniversity.com/rules/axe; without it all of WCAG 2.2 AA and good practice
 * @param options.include a selector of the part to look at
 * @param options.exclude selectors of parts to leave out
 */
export async function findViolations(
  page: BrowserPage,
  { rules, include = 'html', exclude = [] }: { rules?: string[]; include?: string; exclude?: string[] } = {},
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axeSource)
  return page.evaluate(
    async ({ rules, include, exclude }) => {
      const { axe } = window as typeof window & { axe: typeof import('axe-core') }
      const { violations } = await axe.run(
        { include: [include], exclude },
        {
          resultTypes: ['violations'],
          iframes: false,
          // The one rule that reads stylesheets (`css-orientation-lock`) is off by default, and reading them takes a fifth of the time.
          preload: { assets: ['media'] },
          // Off by default, although WCAG 2.2 AA demands it.
          rules: { 'target-size': { enabled: true } },
          ...(rules && { runOnly: { type: 'rule', values: rules } }),
        },
      )
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
    },
    { rules, include, exclude },
  )
}

/** The same in the light scheme, and the contrasts of the dark one, which are all that differs. */
export async function findViolationsInBothSchemes(
  page: BrowserPage,
  options: { include?: string; exclude?: string[] } = {},
): Promise<string[]> {
  const violations = await findViolations(page, options)
  await page.emulateMedia({ colorScheme: 'dark' })
  const inDark = await findViolations(page, { ...options, rules: ['color-contrast'] })
  await page.emulateMedia({ colorScheme: 'light' })
  return [...violations, ...inDark.map((violation) => `dark: ${violation}`)]
}

/** One page for each route in a language, for tests that would take too long on all pages. */
export function listOnePagePerRoute(locale: Locale): Page[] {
  const seen = new Set<RouteName>()
  return pages.filter((page) => page.locale === locale && !seen.has(page.name) && seen.add(page.name))
}

/** Free times come some time after hydration: here when they are released. A route in Playwright would turn off the browser's cache. */
export async function withholdFreeTimes(page: BrowserPage) {
  await page.addInitScript(() => {
    const { fetch } = window
    const { promise: released, resolve } = Promise.withResolvers<void>()
    addEventListener('release-times', () => resolve())
    window.fetch = async (input, init) => {
      if (String(input).startsWith('/api/booking/times?')) await released
      return fetch(input, init)
    }
  })
}

/** Lets the free times come that were withheld. */
export async function releaseFreeTimes(page: BrowserPage) {
  await page.evaluate(() => dispatchEvent(new Event('release-times')))
}

/** Records the layout shifts of the pages that are opened after this call. */
export async function recordLayoutShifts(page: BrowserPage) {
  await page.addInitScript(() => {
    type Shift = PerformanceEntry & { value: number; sources: Array<{ node: Node | null }> }
    const observer = new PerformanceObserver((list) => add(list.getEntries()))
    const add = (entries: PerformanceEntryList) => {
      for (const { value, sources } of entries as Shift[]) {
        shifts.sum += value
        for (const { node } of sources) shifts.moved.push(`${node?.nodeName} ${node?.textContent?.slice(0, 40)}`)
      }
    }
    const shifts: Shifts = { sum: 0, moved: [], flush: () => add(observer.takeRecords()) }
    Object.assign(window, { shifts })
    observer.observe({ type: 'layout-shift', buffered: true })
  })
}

type Shifts = { sum: number; moved: string[]; flush: () => void }

/** The sum of all layout shifts since the page began to load. Waits for fonts and idle work. */
export async function readLayoutShift(page: BrowserPage): Promise<number> {
  return page.evaluate(async () => {
    await document.fonts.ready
    await new Promise((resolve) => requestIdleCallback(() => requestAnimationFrame(resolve)))
    const { shifts } = window as typeof window & { shifts: Shifts }
    shifts.flush()
    return shifts.sum
  })
}

/** The elements that have moved so far: each by its name and the beginning of its text. */
export function readMoved(page: BrowserPage): Promise<string[]> {
  return page.evaluate(() => (window as typeof window & { shifts: Shifts }).shifts.moved)
}
