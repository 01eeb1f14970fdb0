import { expect, test } from 'playwright/test'
import { waitForHydration } from '../../renderer/testing.ts'
import { href } from '../routes.ts'

test('the topic filters the articles, counts them and stays in the URL', async ({ page }) => {
  await page.goto(href('blog', {}, 'en'))
  await waitForHydration(page)
  await page.getByLabel('Topic').selectOption('safety')
  await expect(page).toHaveURL(/\?category=safety$/)
  await expect(page.locator('main [role="status"]')).toHaveText('2 articles')
  await page.reload()
  await waitForHydration(page)
  await expect(page.locator('main [role="status"]')).toHaveText('2 articles')
})

test('a search that matches no article says so', async ({ page }) => {
  await page.goto(href('blog', {}, 'zh'))
  await waitForHydration(page)
  await page.getByRole('searchbox', { name: '搜索文章' }).fill('zzzz')
  await expect(page.locator('main')).toContainText('目前没有符合条件的文章。')
})
