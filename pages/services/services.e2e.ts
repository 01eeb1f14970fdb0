import { expect, test } from 'playwright/test'
import { services } from '../../model/kinds/services.ts'
import { serviceSlugs } from '../../model/kinds/slugs.ts'
import { href } from '../data/routes.ts'

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled })

    test('a choice leaves the services that fit, and can be linked', async ({ page }) => {
      await page.goto(`${href('services', {}, 'en')}#university`)
      const rows = page.locator('main li[data-for]')
      const fitting = serviceSlugs.filter((slug) => services.get(slug).for.includes('university'))
      await expect(rows.filter({ visible: true })).toHaveCount(fitting.length)
      await expect(page.locator('#university')).toContainText(String(fitting.length))
      await expect(page.locator('section#core')).toBeHidden()

      await page.locator('#consulting a').click()
      const advice = serviceSlugs.filter((slug) => services.get(slug).formats.includes('consulting'))
      await expect(rows.filter({ visible: true })).toHaveCount(advice.length)

      await page.locator('#all a').click()
      await expect(rows.filter({ visible: true })).toHaveCount(serviceSlugs.length)
    })
  })
}
