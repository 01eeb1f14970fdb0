import { expect, test } from 'playwright/test'
import { readI18n } from '../../locales/server.ts'
import { href } from '../../pages/data/routes.ts'
import { service } from './testing-content.ts'
import { words } from './testing-words.ts'

test.use({ javaScriptEnabled: false })

test('the services menu opens, and Escape closes it and gives the focus back', async ({ page }) => {
  await page.goto(href('home', {}, 'es'))
  const toggle = page.locator('[popovertarget="services-menu"]')
  await toggle.focus()
  await page.keyboard.press('Enter')
  const link = page.locator('#services-menu').getByRole('link').first()
  await expect(link).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(link).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(link).toBeHidden()
  await expect(toggle).toBeFocused()
})

test('the language menu leads to the same page in the other language', async ({ page }) => {
  await page.goto(href('service', { service }, 'en'))
  await page.locator('[popovertarget="language-menu"]').click()
  await page.locator('#language-menu a[hreflang=zh]').click()
  await expect(page).toHaveURL(href('service', { service }, 'zh'))
})

test('the search form sends its query to the search page, which says that it cannot search and lists the site', async ({
  page,
}) => {
  const query = words('fr', `services.${service}.name`)
  await page.goto(href('home', {}, 'fr'))
  await page.locator('header').getByRole('textbox').fill(query)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${href('search', {}, 'fr')}?${new URLSearchParams({ q: query })}`)
  // Playwright's parser takes what stands for browsers without scripts as one text, which it does not show.
  const note = await page.locator('main noscript').evaluate(({ textContent }) => textContent)
  expect(note).toContain(readI18n('fr', 'search').t('search.withoutScript'))
  await expect(page.locator(`main a[href="${href('service', { service }, 'fr')}"]`)).toBeVisible()
})

test('on a phone the panel opens with search, pages and languages', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(href('home', {}, 'en'))
  await page.locator('[popovertarget="panel"]').first().click()
  const panel = page.locator('#panel')
  await expect(panel.getByRole('textbox')).toBeVisible()
  await expect(panel.locator('a[hreflang=fr]')).toBeVisible()
  await panel.locator(`a[href="${href('training', {}, 'en')}"]`).click()
  await expect(page).toHaveURL(href('training', {}, 'en'))
  await expect(panel).toBeHidden()
})

test('the link back to the top shows above 400 pixels only', async ({ page }) => {
  await page.goto(href('home', {}, 'en'))
  const link = page.locator('footer a[href="#top"]')
  await page.mouse.wheel(0, 400)
  await expect.poll(() => page.evaluate('scrollY')).toBe(400)
  await expect(link).toBeHidden()
  await page.mouse.wheel(0, 50)
  await expect(link).toBeVisible()
  await expect(link).toBeInViewport({ ratio: 1 })
})
