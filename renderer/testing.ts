import { expect, type Page } from 'playwright/test'

/** Collects what a visitor's console would show: errors, warnings and uncaught exceptions. */
export function collectProblems(page: Page): string[] {
  const problems: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(`${message.type()}: ${message.text()}`)
  })
  page.on('pageerror', (error) => problems.push(`exception: ${error.message}`))
  return problems
}

/** Waits until React has taken over the document: it marks the elements that it has hydrated. */
export async function waitForHydration(page: Page) {
  await expect
    .poll(() =>
      page.locator('main').evaluate((main) => Object.keys(main).some((key) => key.startsWith('__reactFiber'))),
    )
    .toBe(true)
}
