import { expect, test } from 'playwright/test'
import { localeCodes } from '../../locales/locales.ts'
import { type Page, pages } from '../../pages/all-pages.ts'
import { findViolations, listOnePagePerRoute, waitForHydration } from './testing.ts'

// A tool finds only a part of the violations of WCAG 2.2 AA: keyboard use is tested with menus, dialogs and forms.

/** The languages share the markup and the colors: all pages are read in one, of the others one page for each route. */
const allPages = pages.filter(({ locale }) => locale === 'en')
const otherLocales = localeCodes.filter((locale) => locale !== 'en')

/** Tests run in parallel, so the pages of a language are split. */
const shares = 4

for (let share = 0; share < shares; share += 1) {
  const shared = allPages.filter((_, index) => index % shares === share)
  testPages(`${shared.length} pages: en, ${share + 1} of ${shares}`, shared)
}
for (const locale of otherLocales) testPages(`one page for each route: ${locale}`, listOnePagePerRoute(locale))

function testPages(name: string, shared: Page[]) {
  test(`axe finds nothing in both schemes on ${name}`, async ({ page }) => {
    test.setTimeout(180_000)
    const samples = new Set(shared.flatMap(({ locale }) => listOnePagePerRoute(locale)))
    for (const sample of shared) {
      // The header and the footer of a language are the same on all pages.
      const exclude = samples.has(sample) ? [] : ['body header', 'body footer']
      await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
      await page.goto(sample.path)
      expect.soft(await findViolations(page, { exclude }), sample.path).toEqual([])
      await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
      // In the second scheme only colors differ.
      const violations = await findViolations(page, { exclude, rules: ['color-contrast'] })
      expect.soft(violations, `${sample.path} in the dark scheme`).toEqual([])
    }
  })
}

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
      // The outline of a card's link is that of the card.
      const { outlineStyle, outlineWidth } = getComputedStyle(element.closest('li:has(h3)') ?? element)
      return {
        html: element.outerHTML.slice(0, 120),
        position: [...document.querySelectorAll('*')].indexOf(element),
        outline: outlineStyle === 'none' ? 0 : Number.parseFloat(outlineWidth),
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
