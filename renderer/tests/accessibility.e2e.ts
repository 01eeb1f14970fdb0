import { expect, type Page, test } from 'playwright/test'
import { localeCodes } from '../../locales/locales.ts'
import { allPages } from '../../pages/all-pages.ts'
import { findViolations, listSamples, waitForHydration } from './testing.ts'

// WCAG 2.2 AA is more than a tool can see: keyboard paths stand beside what they use, in *.e2e.ts of menus, dialogs and forms.

/** Tests run beside each other, so the pages of a language are shared out. */
const shares = 4

for (const locale of localeCodes) {
  for (let share = 0; share < shares; share += 1) {
    const pages = allPages.filter((page) => page.locale === locale).filter((_, index) => index % shares === share)
    test(`axe finds nothing in both schemes on ${pages.length} pages: ${locale}, ${share + 1} of ${shares}`, async ({
      page,
    }) => {
      test.setTimeout(180_000)
      await page.emulateMedia({ reducedMotion: 'reduce' })
      for (const { path } of pages) {
        await page.goto(path)
        for (const colorScheme of ['light', 'dark'] as const) {
          await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
          // In the second scheme only colours differ.
          const options = colorScheme === 'light' ? {} : { rules: ['color-contrast'] }
          expect.soft(await findViolations(page, options), `${path} ${colorScheme}`).toEqual([])
        }
      }
    })
  }

  test(`on a phone what can be pressed is 24 pixels high and wide, or stands in a line of text: ${locale}`, async ({
    page,
  }) => {
    test.setTimeout(180_000)
    await page.setViewportSize({ width: 360, height: 740 })
    for (const { path } of listSamples(locale)) {
      await page.goto(path)
      expect.soft(await findViolations(page, { rules: ['target-size'] }), path).toEqual([])
    }
  })

  test(`text of twice the size is cut off nowhere: ${locale}`, async ({ page }) => {
    test.slow()
    await page.setViewportSize({ width: 1280, height: 800 })
    for (const { path } of listSamples(locale)) {
      await page.goto(path)
      await page.addStyleTag({ content: 'html { font-size: 200% }' })
      expect.soft(await findClippedTexts(page), path).toEqual([])
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
      const { outlineStyle, outlineWidth } = getComputedStyle(element)
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

test('in forced colours links, buttons and fields can be told from the text around them', async ({ page }) => {
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

/** Texts that reach beyond a box that hides what does not fit. */
function findClippedTexts(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('main *, header *, footer *')]
      .filter((element) => element.checkVisibility() && !element.closest('.visually-hidden'))
      .filter((element) => {
        const { overflowX, overflowY } = getComputedStyle(element)
        const isCutX = overflowX === 'hidden' && element.scrollWidth > element.clientWidth + 1
        const isCutY = overflowY === 'hidden' && element.scrollHeight > element.clientHeight + 1
        return (isCutX || isCutY) && (element.textContent ?? '').trim() !== ''
      })
      .map((element) => element.outerHTML.slice(0, 120)),
  )
}
