import { load } from 'cheerio'
import { expect, test } from 'playwright/test'
import { caseStudySlugs } from '../../model/kinds/slugs.ts'
import { href } from '../../pages/data/routes.ts'
import { waitForHydration } from './testing.ts'
import { words } from './testing-words.ts'

test('switching the language keeps the page, its query and its anchor', async ({ page }) => {
  await page.goto(`${href('search', {}, 'en')}?q=zzzz#services`)
  await waitForHydration(page)
  await page.locator('[popovertarget="language-menu"]').click()
  await page.locator('#language-menu a[hreflang=fr]').click()
  await expect(page).toHaveURL(`${href('search', {}, 'fr')}?q=zzzz#services`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr')
})

test('an unknown path is answered with status 404 and a line that says so, in its language', async ({ request }) => {
  for (const [locale, path] of [
    ['en', '/nowhere'],
    ['es', '/es/nowhere/at-all'],
    ['fr', '/fr/services/nothing'],
    ['zh', '/zh/nowhere'],
  ] as const) {
    const response = await request.get(path)
    expect(response.status(), path).toBe(404)
    expect(load(await response.text())('main').text(), path).toContain(words(locale, 'meta.notFound.label'))
  }
})

test('no name of a column or a row breaks inside a word in Chinese on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  for (const slug of caseStudySlugs) {
    await page.goto(href('caseStudy', { caseStudy: slug }, 'zh'))
    // A line may end beside a mark, a space, or the place that the dictionary names.
    const broken = await page.locator('th').evaluateAll((heads) =>
      heads.flatMap((head) => {
        const texts = document.createTreeWalker(head, NodeFilter.SHOW_TEXT)
        const pieces: Text[] = []
        for (let text = texts.nextNode(); text; text = texts.nextNode()) pieces.push(text as Text)
        return pieces.flatMap((piece) =>
          [...piece.data.matchAll(/\p{Script=Han}+/gu)].flatMap(({ 0: word, index }) => {
            const range = new Range()
            range.setStart(piece, index)
            range.setEnd(piece, index + word.length)
            const tops = new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top)))
            return tops.size > 1 ? [word] : []
          }),
        )
      }),
    )
    expect(broken, slug).toEqual([])
    expect(await page.evaluate(() => document.documentElement.scrollWidth), slug).toBe(320)
  }
})

test('hydration leaves an unknown path as it was served', async ({ page }) => {
  await page.goto('/fr/services/nothing?x=1')
  const readLinks = () => page.locator('header a').evaluateAll((links) => links.map((link) => link.outerHTML))
  const served = await readLinks()
  await waitForHydration(page)
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
  expect(await readLinks()).toEqual(served)
  await expect(page.locator('#language-menu a').first()).toHaveAttribute('href', '/')
  await expect(page.locator('main')).toContainText(words('fr', 'meta.notFound.label'))
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
})

test('from an unknown path the links lead on', async ({ page }) => {
  await page.goto('/fr/services/nothing')
  await waitForHydration(page)
  await page
    .locator(`header nav a[href="${href('contact', {}, 'fr')}"]`)
    .first()
    .click()
  await expect(page).toHaveURL(href('contact', {}, 'fr'))
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0)
})
