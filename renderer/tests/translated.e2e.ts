import { expect, test } from 'playwright/test'
import { documents } from '../../demos/demo-documents.ts'
import { serviceSlugs } from '../../model/kinds/slugs.ts'
import { href } from '../../pages/data/routes.ts'
import { budgets } from '../../scripts/shared/budgets.ts'
import { collectProblems, recordScripts, waitForHydration } from './testing.ts'
import { service } from './testing-content.ts'
import { pressAll, translate } from './testing-translation.ts'
import { words } from './testing-words.ts'

// Page translators wrap each text in elements of their own, behind the back of React. The sweep does the same with each screen.

// The audit weighs what documents name (scripts/audit/budgets.ts). Here counts what a first visit of a demo loads without being
// used; the sweep counts the same of each screen.

for (const demo of Object.keys(documents)) {
  test(`a first visit of a demo loads no more JavaScript than its budget, and translated it stands whatever is pressed: ${demo}`, async ({
    page,
  }) => {
    const problems = collectProblems(page)
    const weighScripts = recordScripts(page)
    await page.goto(`/demos/${demo}/index.html?lang=en`)
    await expect(page.locator('main button:enabled').first()).toBeVisible()
    await page.waitForLoadState('networkidle')
    const bytes = await weighScripts()
    expect(bytes).toBeGreaterThan(0)
    expect(bytes).toBeLessThanOrEqual(budgets.demos[demo] ?? budgets.demo)
    await translate(page)
    const acts = await pressAll(page, 'main', 80)
    expect(problems).toEqual([])
    expect(acts).toBeGreaterThan(10)
  })
}

test('results of a translated search follow the typing', async ({ page }) => {
  const problems = collectProblems(page)
  await page.goto(href('search', {}, 'en'))
  await waitForHydration(page)
  await translate(page)
  const field = page.getByRole('main').getByRole('searchbox')
  const [word = '', other = ''] = [service, serviceSlugs.at(-1)].map(
    (slug) => words('en', `services.${slug}.name`).split(' ')[0],
  )
  for (const query of [word.slice(0, 4), word, other]) {
    await field.fill(query)
    await expect(page.locator('main mark').first()).toContainText(query.slice(0, 5), { ignoreCase: true })
  }
  expect(problems).toEqual([])
})
