import { expect, test } from 'playwright/test'
import { getPost, postSlugs } from '../../model/kinds/posts.ts'
import { waitForHydration } from '../../renderer/tests/testing.ts'
import { listLongWords } from '../../renderer/tests/testing-content.ts'
import { words } from '../../renderer/tests/testing-words.ts'
import { href } from '../data/routes.ts'

const [post = ''] = postSlugs
const withCode = postSlugs.find((slug) => getPost(slug).body.includes('```')) ?? ''
const { category } = getPost(post)
/** A post with a word of its title by which another is not found. */
const apart = postSlugs.flatMap((slug) =>
  listLongWords(getPost(slug).title)
    .filter((word) => postSlugs.some((other) => !Object.values(getPost(other)).join().toLowerCase().includes(word)))
    .map((word) => ({ slug, word })),
)[0]
const ofCategory = postSlugs.filter((slug) => getPost(slug).category === category).length

test.skip(post === '', 'no article')

test('a topic is a page of its own, so its filter works without JavaScript', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${baseURL}${href('blog', {}, 'es')}`)
  await page.locator(`main a[href="${href('blogCategory', { category }, 'es')}"]`).click()
  await expect(page.locator('main ul h3')).toHaveCount(ofCategory)
  await expect(page.locator('main nav a[aria-current="page"]').last()).toHaveText(
    words('es', `blog.categories.${category}.name`),
  )
  await context.close()
})

test('the search box narrows the list, counts it, stays in the URL, and says where no article matches', async ({
  page,
}) => {
  test.skip(!apart, 'no word tells the articles apart')
  const { slug = '', word = '' } = apart ?? {}
  await page.goto(href('blog', {}, 'en'))
  await waitForHydration(page)
  await page.locator('main').getByRole('searchbox').fill(word)
  await expect(page).toHaveURL(new RegExp(`\\?q=${word}$`))
  await expect(page.locator(`main a[href="${href('post', { post: slug }, 'en')}"]`)).toBeVisible()
  const count = await page.locator('main ul h3').count()
  expect(count).toBeLessThan(postSlugs.length)
  await expect(page.locator('main [role="status"]')).toContainText(String(count))
  await page.reload()
  await expect(page.locator('main ul h3')).toHaveCount(count)
  await page.locator('main').getByRole('searchbox').fill('zzzz')
  await expect(page.locator('main')).toContainText(words('en', 'blog.empty'))
})

test('Back while the search is typed leaves the page for good', async ({ page }) => {
  const blog = href('blog', {}, 'en')
  await page.goto('/')
  await waitForHydration(page)
  await page.locator(`main a[href="${blog}"]`).last().click()
  const field = page.locator('main').getByRole('searchbox')
  await field.focus()
  // The list changes at once; the URL follows after a pause in typing.
  await field.evaluate((element: HTMLInputElement) => {
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(element, 'zzzz')
    element.dispatchEvent(new Event('input', { bubbles: true }))
    history.back()
  })
  await expect(page.locator('main')).toBeFocused()
  await expect(page).toHaveURL(/\/$/)
})

test('while the blog loads, its shape shows, and if it cannot be loaded, its own error text', async ({
  page,
  context,
}) => {
  const { promise: gate, resolve: open } = Promise.withResolvers<void>()
  await page.route('**/assets/data/**/blog.json', async (route) => {
    await gate
    await route.continue()
  })
  await page.goto(href('home', {}, 'en'))
  await waitForHydration(page)
  await page
    .locator(`header nav a[href="${href('blog', {}, 'en')}"]`)
    .first()
    .click()
  await expect(page.locator('main').getByRole('status')).toHaveText(words('en', 'page.loadingPosts'))
  open()
  await expect(page.locator('main ul h3')).toHaveCount(postSlugs.length)
  await page.goto(href('home', {}, 'en'))
  await waitForHydration(page)
  await context.setOffline(true)
  await page
    .locator(`header nav a[href="${href('blog', {}, 'en')}"]`)
    .first()
    .click()
  await expect(page.getByRole('alert')).toContainText(words('en', 'page.error.blog'))
})

test('code is copied with its button', async ({ page, context }) => {
  test.skip(withCode === '', 'no article has code')
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.goto(href('post', { post: withCode }, 'fr'))
  await waitForHydration(page)
  const code = page.locator('main .code').first()
  await code.getByRole('button', { name: words('fr', 'blog.copy') }).click()
  await expect(code.getByRole('button', { name: words('fr', 'blog.copied') })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe((await code.locator('pre').innerText()).trim())
})

test('an article in Chinese has its link to copy and none to share by WhatsApp, which does not open there', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const path = href('post', { post }, 'zh')
  await page.goto(path)
  await waitForHydration(page)
  await expect(page.locator('main a[href^="https://wa.me"]')).toHaveCount(0)
  const share = page.locator('main p', { has: page.locator('a[href^="mailto:?"]') })
  await share.getByRole('button').click()
  await expect(share.getByRole('button')).toHaveText(words('zh', 'blog.copied'))
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(new RegExp(`${path}$`))
})

test('an article that was left and opened again by a link is whole', async ({ page }) => {
  await page.goto(href('post', { post }, 'en'))
  await waitForHydration(page)
  const text = await page.locator('#article').innerText()
  await page
    .locator(`header nav a[href="${href('blog', {}, 'en')}"]`)
    .first()
    .click()
  await page.locator(`main a[href="${href('post', { post }, 'en')}"]`).click()
  await expect(page.locator('#article')).toHaveText(text, { useInnerText: true })
})
