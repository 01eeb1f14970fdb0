import { expect, test } from 'playwright/test'
import { isSample } from '../../content/samples.ts'
import { site } from '../../content/site.ts'
import { localeCodes } from '../../locales/locales.ts'
import { href } from '../routes.ts'

const legalRoutes = ['legalNotice', 'privacy', 'cookies', 'aiNotice', 'accessibility'] as const

for (const locale of localeCodes) {
  test(`every legal page is one click away, and says when it was changed, in ${locale}`, async ({ page }) => {
    for (const route of legalRoutes) {
      await page.goto(href('home', {}, locale))
      await page
        .locator('footer')
        .locator(`a[href="${href(route, {}, locale)}"]`)
        .click()
      await expect(page).toHaveURL(href(route, {}, locale))
      await expect(page.locator('main')).toContainText(/20\d\d/)
    }
  })
}

test('who runs the site can be read and reached, and what is still invented is marked', async ({ page }) => {
  await page.goto(href('legalNotice', {}, 'es'))
  const { name, nif, address, email, phone } = site.owner
  const record = page.locator('#owner')
  // Each language names the country in its own way.
  const street = address.replace(/, [^,]*$/, '')
  for (const value of [name, nif, street]) await expect(record).toContainText(value)
  await expect(record.locator(`a[href="mailto:${email}"]`)).toBeVisible()
  await expect(record.locator(`a[href="tel:${phone}"]`)).toBeVisible()
  const samples = ['name', 'nif', 'address', 'email', 'phone'].filter((field) => isSample(`owner.${field}`))
  await expect(record.locator('mark[data-sample]')).toHaveCount(samples.length)
})
