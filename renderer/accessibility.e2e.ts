import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from 'playwright/test'
import { listSamples, waitForHydration } from './testing.ts'

for (const colorScheme of ['light', 'dark'] as const) {
  for (const { path } of [...listSamples('en'), ...listSamples('zh')]) {
    test(`axe finds nothing on ${path} in the ${colorScheme} scheme`, async ({ page }) => {
      // Colours that are on their way to another have no final contrast.
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
      await page.goto(path)
      await waitForHydration(page)
      const { violations } = await new AxeBuilder({ page }).analyze()
      expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`)).toEqual([])
    })
  }
}

test('axe finds nothing in the open menus', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/es')
  await page.getByRole('button', { name: 'Mostrar servicios' }).click()
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/es')
  await page.getByRole('button', { name: 'Menú', exact: true }).click()
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
})
