import { readFileSync } from 'node:fs'
import type { Page as BrowserPage } from 'playwright/test'
import type { Locale } from '../../locales/locales.ts'
import { allPages, type Page } from '../../pages/all-pages.ts'
import type { RouteName } from '../../pages/routes.ts'

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

/** Waits until React has taken over the document, which it does in slices; `Pages` marks the end. */
export async function waitForHydration(page: BrowserPage) {
  // In the page itself, frame by frame: asking from outside again and again costs the page the time that it needs.
  await page.evaluate(async () => {
    while (document.documentElement.dataset.live === undefined) await new Promise(requestAnimationFrame)
  })
}

/**
 * What axe finds on a page as it stands, without the documents in its frames. Axe runs in the page itself: its own driver
 * for Playwright opens a second page for each result, which takes six times as long.
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
          // Axe leaves this rule of WCAG 2.2 out unless asked.
          rules: { 'target-size': { enabled: true } },
          ...(rules && { runOnly: { type: 'rule', values: rules } }),
        },
      )
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
    },
    { rules, include, exclude },
  )
}

/** One page of each screen in a language: what tests look at where all pages would take too long. */
export function listOnePagePerRoute(locale: Locale): Page[] {
  const seen = new Set<RouteName>()
  return allPages.filter((page) => page.locale === locale && !seen.has(page.name) && seen.add(page.name))
}

/** Adds up what moves on the pages that are opened from now on. */
export async function recordLayoutShifts(page: BrowserPage) {
  await page.addInitScript(() => {
    const observer = new PerformanceObserver((list) => add(list.getEntries()))
    const add = (entries: PerformanceEntryList) => {
      for (const entry of entries) shifts.sum += (entry as PerformanceEntry & { value: number }).value
    }
    const shifts = Object.assign(window, { shifts: { sum: 0, flush: () => add(observer.takeRecords()) } }).shifts
    observer.observe({ type: 'layout-shift', buffered: true })
  })
}

/** The sum of all layout shifts since the page began to load, after its fonts and its idle work. */
export async function readLayoutShift(page: BrowserPage): Promise<number> {
  return page.evaluate(async () => {
    await document.fonts.ready
    await new Promise((resolve) => requestIdleCallback(() => requestAnimationFrame(resolve)))
    const { shifts } = window as typeof window & { shifts: { sum: number; flush: () => void } }
    shifts.flush()
    return shifts.sum
  })
}
