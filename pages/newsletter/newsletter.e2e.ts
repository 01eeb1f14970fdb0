import { expect, test } from 'playwright/test'
import { getIssue, issueSlugs } from '../../content/issues.ts'
import { href } from '../routes.ts'

const [newest = ''] = [...issueSlugs].reverse()

test('who may subscribe reads the last issue first, without JavaScript', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${baseURL}${href('contact', {}, 'es')}`)
  await page.locator(`#newsletter a[href="${href('issue', { issue: newest }, 'es')}"]`).click()
  await expect(page.locator('article h1')).toBeVisible()
  await expect(page.locator(`a[href="${href('contact', {}, 'es')}#newsletter"]`)).toBeVisible()
  await context.close()
})

test('the archive has each issue, and the page after the form keeps its address', async ({ page, request }) => {
  await page.goto(href('newsletter', {}, 'en'))
  await expect(page.locator('main h3 a')).toHaveCount(issueSlugs.length)
  await page.locator('main h3 a').first().click()
  await expect(page.locator('h1')).toHaveText(getIssue(newest).subject)
  await expect(page.locator('nav[aria-label] a[href="/newsletter"]').first()).toBeVisible()
  await page.goto(href('newsletterCheckInbox', {}, 'en'))
  await expect(page.locator('#next')).toBeVisible()
  const hashes = await (await request.get(`/newsletter/${newest}.json`)).json()
  expect(Object.values(hashes).every((hash) => /^[0-9a-f]{16}$/.test(String(hash)))).toBe(true)
})
