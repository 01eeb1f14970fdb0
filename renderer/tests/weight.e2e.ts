import { expect, type Page, test } from 'playwright/test'
import { documents as demos } from '../../demos/demo-documents.ts'
import { defaultLocale } from '../../locales/locales.ts'
import { weigh } from '../../scripts/build/weigh.ts'
import { budgets } from '../../scripts/shared/budgets.ts'
import { listOnePagePerRoute, waitForHydration } from './testing.ts'

// The audit weighs what documents name (scripts/audit/budgets.ts); here counts what a first visit loads without being used.

/** The bytes of brotli of all scripts that a page loads. */
async function weighScripts(page: Page, path: string, waitUntilLive: () => Promise<unknown>): Promise<number> {
  const bodies: Array<Promise<Buffer>> = []
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script' && response.ok()) bodies.push(response.body())
  })
  await page.goto(path)
  await waitUntilLive()
  await page.waitForLoadState('networkidle')
  page.removeAllListeners('response')
  return (await Promise.all(bodies)).reduce((sum, body) => sum + weigh(body, 11), 0)
}

for (const { name, path } of listOnePagePerRoute(defaultLocale)) {
  test(`a first visit of the route ${name} loads no more JavaScript than its budget`, async ({ page }) => {
    const bytes = await weighScripts(page, path, () => waitForHydration(page))
    expect(bytes).toBeGreaterThan(0)
    expect(bytes).toBeLessThanOrEqual(budgets.firstVisit)
  })
}

for (const name of Object.keys(demos)) {
  test(`a first visit of the demo ${name} loads no more JavaScript than its budget`, async ({ page }) => {
    const bytes = await weighScripts(page, `/demos/${name}/`, () => page.locator('h1').first().waitFor())
    expect(bytes).toBeGreaterThan(0)
    expect(bytes).toBeLessThanOrEqual(budgets.demos[name] ?? budgets.demo)
  })
}
