import { expect, test } from 'playwright/test'
import { site } from '../../../model/kinds/site.ts'
import { waitForHydration } from '../../../renderer/tests/testing.ts'
import { hasPages } from '../../data/route-facts.ts'
import { href } from '../../data/routes.ts'

test.skip(site.owner.whatsapp === undefined, 'no messenger')

const button = 'header a[href^="https://wa.me/"]'

test('the messenger button meets no line of text, however wide the window is', async ({ page }) => {
  for (const path of [href('home', {}, 'en'), href('contact', {}, 'fr')]) {
    await page.goto(path)
    for (const width of [360, 768, 1280, 1920]) {
      await page.setViewportSize({ width, height: 800 })
      expect(await page.evaluate(findCovered, button), `${path} at ${width} pixels`).toEqual([])
    }
  }
})

test('the messenger button leaves where the footer or a form is in view', async ({ page }) => {
  const contact = href('contact', {}, 'fr')
  await page.goto(href('home', {}, 'fr'))
  await waitForHydration(page)
  const { promise: gate, resolve: open } = Promise.withResolvers<void>()
  await page.route(`**${contact}.json`, async (route) => {
    await gate
    await route.continue()
  })
  // On a slow network the form comes after the page was opened.
  await page.locator(`header nav a[href="${contact}"]`).first().click()
  await expect(page).toHaveURL(contact)
  open()
  await expect(page.locator('main form').first()).toBeVisible()
  await expect(page.locator(button)).toBeVisible()
  for (const selector of ['main form', 'body footer']) {
    await page
      .locator(selector)
      .first()
      .evaluate((element) => element.scrollIntoView({ behavior: 'instant' }))
    await expect(page.locator(button)).toBeHidden()
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    await expect(page.locator(button)).toBeVisible()
  }
})

test('the messenger button leaves where a form comes after its page', async ({ page }) => {
  test.skip(!hasPages('book', 'en'), 'no appointments')
  await page.setViewportSize({ width: 390, height: 800 })
  await page.goto(href('book', {}, 'en'))
  const form = page.locator('main form[method=post]')
  await form.evaluate((element) => element.scrollIntoView({ behavior: 'instant' }))
  await expect(page.locator(button)).toBeHidden()
})

test('nothing observes every change of the document', async ({ page }) => {
  await page.addInitScript(() => {
    const observed: string[] = []
    Object.assign(window, { observed })
    const { observe } = MutationObserver.prototype
    MutationObserver.prototype.observe = function (target, options) {
      observed.push(target.nodeName)
      observe.call(this, target, options)
    }
  })
  await page.goto(href('contact', {}, 'en'))
  await waitForHydration(page)
  expect(await page.evaluate(() => (window as typeof window & { observed: string[] }).observed)).not.toContain('BODY')
})

test('the messenger button shows its name on focus', async ({ page }) => {
  await page.goto(href('home', {}, 'en'))
  const label = page.locator(button).getByText('WhatsApp')
  await page.locator(button).focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Shift+Tab')
  await expect(label).toHaveCSS('clip-path', 'none')
})

/** In the browser: the lines of text that the button would lie on, at any position to which the page can be scrolled. */
function findCovered(selector: string): string[] {
  const link = document.querySelector(selector)
  if (!link) throw new Error(`There is no ${selector}`)
  const box = link.getBoundingClientRect()
  const isFixed = getComputedStyle(link).position === 'fixed'
  const problems = Math.max(box.width, box.height) > 56 ? [`the button is ${box.width} x ${box.height} pixels`] : []
  const range = document.createRange()
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement
    if (!node.textContent?.trim() || !parent?.checkVisibility() || link.contains(node)) continue
    // A fixed button passes all of main, and is hidden at forms; another one stays in its header.
    if (!parent.closest(isFixed ? 'main' : 'header') || parent.closest('.visually-hidden, form')) continue
    range.selectNodeContents(node)
    const isMet = [...range.getClientRects()].some(
      ({ left, right, top, bottom }) =>
        left < box.right && right > box.left && (isFixed || (top < box.bottom && bottom > box.top)),
    )
    if (isMet) problems.push(node.textContent)
  }
  return problems
}
