import { expect, test } from 'playwright/test'
import { documents as demos } from '../../demos/demo-documents.ts'
import { budgets } from '../../scripts/shared/budgets.ts'
import { recordScripts } from './testing.ts'

// The audit weighs what documents name (scripts/audit/budgets.ts). Here counts what a first visit of a demo loads without being
// used; the sweep counts the same of each screen.

for (const name of Object.keys(demos)) {
  test(`a first visit of the demo ${name} loads no more JavaScript than its budget`, async ({ page }) => {
    const weighScripts = recordScripts(page)
    await page.goto(`/demos/${name}/`)
    await page.locator('h1').first().waitFor()
    await page.waitForLoadState('networkidle')
    const bytes = await weighScripts()
    expect(bytes).toBeGreaterThan(0)
    expect(bytes).toBeLessThanOrEqual(budgets.demos[name] ?? budgets.demo)
  })
}
