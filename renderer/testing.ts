import { type Page as BrowserPage, expect } from 'playwright/test'
import type { Locale } from '../locales/locales.ts'
import { allPages, type Page } from '../pages/all-pages.ts'
import type { RouteName } from '../pages/routes.ts'

/** Collects what a visitor's console would show: errors, warnings and uncaught exceptions. */
export function collectProblems(page: BrowserPage): string[] {
  const problems: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(`${message.type()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => problems.push(`exception: ${error.message}`))
  return problems
}

/** Waits until React has taken over the document: it marks the elements that it has hydrated. */
export async function waitForHydration(page: BrowserPage) {
  await expect
    .poll(() =>
      page.locator('main').evaluate((main) => Object.keys(main).some((key) => key.startsWith('__reactFiber'))),
    )
    .toBe(true)
}

/** One page of each screen in a language: what tests look at where all pages would take too long. */
export function listSamples(locale: Locale): Page[] {
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
