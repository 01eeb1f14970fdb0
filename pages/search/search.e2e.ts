import { expect, test } from 'playwright/test'
import { waitForHydration } from '../../renderer/testing.ts'
import { href } from '../routes.ts'

test('a query leaves the matching pages, grouped', async ({ page }) => {
  await page.goto(`${href('search', {}, 'en')}?q=radiology`)
  await waitForHydration(page)
  await expect(page.locator('main').getByRole('searchbox')).toHaveValue('radiology')
  await expect(page.locator(`main a[href="${href('caseStudy', { caseStudy: 'radiology-ai' }, 'en')}"]`)).toBeVisible()
  await expect(page.locator(`main a[href="${href('service', { service: 'family-ai' }, 'en')}"]`)).toHaveCount(0)
})

test('a query that nothing matches says so', async ({ page }) => {
  await page.goto(`${href('search', {}, 'es')}?q=zzzzzz`)
  await waitForHydration(page)
  await expect(page.locator('main')).toContainText('Sin resultados, prueba otra búsqueda.')
})
