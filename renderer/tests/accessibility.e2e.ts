import { expect, test } from 'playwright/test'
import { defaultLocale } from '../../locales/locales.ts'
import { hasPages } from '../../pages/data/route-facts.ts'
import { findViolations, waitForHydration } from './testing.ts'

test('axe finds nothing in the open menus', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/es')
  await page.locator('[popovertarget="services-menu"]').click()
  expect(await findViolations(page)).toEqual([])
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto('/es')
  await page.locator('[popovertarget="panel"]').first().click()
  expect(await findViolations(page)).toEqual([])
})

test('with the Tab key everything gets a visible focus, in the order of the page', async ({ page }) => {
  await page.goto('/')
  await waitForHydration(page)
  let last = -1
  for (let step = 0; step < 25; step += 1) {
    await page.keyboard.press('Tab')
    const focus = await page.evaluate(() => {
      const element = document.activeElement
      if (!element || element === document.body) return undefined
      // Some cards have the outline of their link.
      const outlines = [element, element.closest('li:has(h3)') ?? element].map((each) => getComputedStyle(each))
      const widths = outlines.map((each) => (each.outlineStyle === 'none' ? 0 : Number.parseFloat(each.outlineWidth)))
      return {
        html: element.outerHTML.slice(0, 120),
        position: [...document.querySelectorAll('*')].indexOf(element),
        outline: Math.max(...widths),
      }
    })
    if (!focus) throw new Error(`The focus is lost after ${step} steps`)
    expect(focus.outline, focus.html).toBeGreaterThanOrEqual(2)
    expect(focus.position, focus.html).toBeGreaterThan(last)
    last = focus.position
  }
})

test('in forced colors links, buttons and fields can be told from the text around them', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
  for (const path of ['/', '/contact', '/projects']) {
    await page.goto(path)
    const hidden = await page.evaluate(() =>
      [...document.querySelectorAll('main button, main input:not([type="hidden"]), main textarea, main select')]
        .filter((element) => element.checkVisibility())
        .filter((element) => {
          const { borderTopWidth, borderTopStyle, outlineStyle, appearance } = getComputedStyle(element)
          const hasBorder = borderTopStyle !== 'none' && Number.parseFloat(borderTopWidth) > 0
          return !hasBorder && outlineStyle === 'none' && appearance === 'none'
        })
        .map((element) => element.outerHTML.slice(0, 120)),
    )
    expect(hidden, path).toEqual([])
  }
})

test('in forced colors marked words and links within can be read', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
  await page.goto('/')
  const unreadable = await page.evaluate(() =>
    [...document.querySelectorAll('mark, mark a')]
      .filter((element) => {
        const ground = getComputedStyle(element.closest('mark') ?? element).backgroundColor
        return ground !== getComputedStyle(document.body).backgroundColor || ground === getComputedStyle(element).color
      })
      .map((element) => element.outerHTML.slice(0, 120)),
  )
  expect(unreadable).toEqual([])
  await page.goto('/contact')
  const lines = await page.evaluate(() =>
    [...document.querySelectorAll('header nav li > a')]
      .filter((link) => link.checkVisibility() && getComputedStyle(link).borderBottomStyle === 'solid')
      .filter((link) => getComputedStyle(link).borderBottomColor !== getComputedStyle(document.body).backgroundColor)
      .map((link) => link.getAttribute('href')),
  )
  expect(lines, 'only the page that is open has a line').toEqual(['/contact'])
})

test('in forced colors the chosen day can be read', async ({ page }) => {
  test.skip(!hasPages('book', defaultLocale), 'no appointments')
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' })
  await page.goto('/book')
  // The system lays its own ground under the letters of what it adjusts.
  await expect(page.locator('main [aria-pressed="true"]')).toHaveCSS('forced-color-adjust', 'none')
})
