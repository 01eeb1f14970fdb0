import { expect, type Page, test } from 'playwright/test'
import { href } from '../../../pages/routes.ts'
import { waitForHydration } from '../../tests/testing.ts'

const button = 'header a[href^="https://wa.me/"]'

for (const width of [360, 768, 1280, 1920]) {
  test(`the messenger button meets no line of text at ${width} pixels, and leaves the footer and forms alone`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    for (const path of [href('home', {}, 'en'), href('contact', {}, 'fr')]) {
      await page.goto(path)
      await waitForHydration(page)
      const height = await page.evaluate(() => document.body.scrollHeight)
      for (let top = 0; top < height; top += 611) {
        await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), top)
        await expect(async () => {
          const seen = await look(page)
          expect(seen.size).toBeLessThanOrEqual(56)
          expect(seen.covered, `${path} at ${top}`).toEqual([])
          expect(seen.isVisible, `${path} at ${top}`).toBe(!seen.isNear)
        }).toPass({ timeout: 5000 })
      }
    }
  })
}

test('the messenger button shows its name on focus', async ({ page }) => {
  await page.goto(href('home', {}, 'en'))
  const label = page.locator(button).getByText('WhatsApp')
  await page.locator(button).focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Shift+Tab')
  await expect(label).toHaveCSS('clip-path', 'none')
})

/** The button's size, the texts under it, and whether the footer or a form is in view. */
async function look(page: Page) {
  return page.evaluate((selector) => {
    const link = document.querySelector(selector)
    if (!link) throw new Error('no button')
    const box = link.getBoundingClientRect()
    const isVisible = link.checkVisibility({ visibilityProperty: true })
    const range = document.createRange()
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const covered: string[] = []
    for (let node = walker.nextNode(); isVisible && node; node = walker.nextNode()) {
      const parent = node.parentElement
      if (!node.textContent?.trim() || !parent?.checkVisibility() || link.contains(node)) continue
      // Inside of what scrolls by itself or is clipped, and below the header, nothing is seen.
      if (parent.closest('.visually-hidden') || (box.top < 100 && !parent.closest('header'))) continue
      range.selectNodeContents(node)
      const meets = [...range.getClientRects()].some(
        (line) => line.left < box.right && line.right > box.left && line.top < box.bottom && line.bottom > box.top,
      )
      if (meets) covered.push(node.textContent)
    }
    const isNear = [...document.querySelectorAll('body footer, main form')].some((element) => {
      const { top, bottom } = element.getBoundingClientRect()
      return top < innerHeight && bottom > 0 && element.checkVisibility()
    })
    return { size: Math.max(box.width, box.height), covered, isNear, isVisible }
  }, button)
}
