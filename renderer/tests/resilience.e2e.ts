import { expect, test } from 'playwright/test'
import { localeCodes } from '../../locales/locales.ts'
import { href } from '../../pages/routes.ts'
import { collectProblems, listSamples, waitForHydration } from './testing.ts'

test('with storage blocked every screen becomes live, and the colour scheme can be chosen', async ({ page }) => {
  test.slow()
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('The operation is insecure.', 'SecurityError')
    }
    for (const name of ['localStorage', 'sessionStorage']) Object.defineProperty(window, name, { get: refuse })
  })
  const problems = collectProblems(page)
  for (const { path } of listSamples('en')) {
    await page.goto(path)
    await waitForHydration(page)
    expect(problems.splice(0), path).toEqual([])
  }
  await page.locator('[name=theme][value=dark]').check()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
})

for (const locale of localeCodes) {
  test(`where the application cannot be loaded every screen still reads and leads on: ${locale}`, async ({ page }) => {
    test.slow()
    await page.route('**/assets/**/*.js', (route) => route.abort())
    for (const { path } of listSamples(locale)) {
      await page.goto(path)
      await page.mouse.move(10, 10)
      await expect(page.locator('h1'), path).toBeVisible()
    }
    await page.goto(href('home', {}, locale))
    await page.locator(`footer a[href="${href('privacy', {}, locale)}"]`).click()
    await expect(page).toHaveURL(href('privacy', {}, locale))
  })
}

test('what is pressed and typed before the application has started is not lost', async ({ page }) => {
  const { promise: gate, resolve: open } = Promise.withResolvers<void>()
  await page.route('**/assets/**/*.js', async (route) => {
    await gate
    await route.continue()
  })
  await page.goto('/search')
  await page.locator('[popovertarget="services-menu"]').click()
  await expect(page.locator('#services-menu')).toBeVisible()
  await page.keyboard.press('Escape')
  await page.locator('main').getByRole('searchbox').fill('radiology')
  open()
  await waitForHydration(page)
  await expect(page.locator('main').getByRole('searchbox')).toHaveValue('radiology')
})
