import { expect, type Page, test } from 'playwright/test'
import { tasks } from '../../model/kinds/tasks.ts'
import { readLayoutShift, recordLayoutShifts, waitForHydration } from '../../renderer/tests/testing.ts'
import { hasPages } from '../data/route-facts.ts'
import { href } from '../data/routes.ts'

test.skip(!hasPages('tasks', 'en'), 'no page of tasks')

const home = href('home', {}, 'en')
const ids = tasks.items.map(({ id }) => id)
// The page opens on the first that needs no model.
const first = tasks.items.find(({ verdict }) => verdict !== 'helps')?.id ?? ids[0] ?? ''
const [second = '', third = ''] = ids.filter((id) => id !== first)
const last = ids.at(-1) ?? ''

function findChoice(page: Page, id: string) {
  return page.locator(`main a[href="${home}?task=${id}"]`)
}

/** Only one verdict is shown: that of a task. */
async function expectVerdict(page: Page, id: string) {
  const task = tasks.items.find((item) => item.id === id)
  const shown = page.locator('#task [role=status] article').filter({ visible: true })
  await expect(shown).toHaveCount(1)
  await expect(shown).toContainText(task?.name ?? '')
  await expect(shown).toContainText(tasks.verdicts[task?.verdict ?? 'helps'])
  await expect(shown.getByRole('link')).toBeVisible()
}

test('a choice shows its verdict at once, moves nothing, and is in the URL', async ({ page }) => {
  // All choices are on the screen, so that only the choice itself could move the page.
  await page.setViewportSize({ width: 1280, height: 1500 })
  await recordLayoutShifts(page)
  await page.goto(home)
  await waitForHydration(page)
  await expectVerdict(page, first)
  const top = await page.evaluate('scrollY')
  await page.evaluate('window.isSameDocument = true')
  for (const id of [third, last, second]) {
    await findChoice(page, id).click()
    await expectVerdict(page, id)
    await expect(page).toHaveURL(`${home}?task=${id}`)
    await expect(findChoice(page, id)).toHaveAttribute('aria-current', 'true')
    await expect(page.locator('#task [aria-current]')).toHaveCount(1)
  }
  expect(await page.evaluate('scrollY')).toBe(top)
  expect(await page.evaluate('window.isSameDocument')).toBe(true)
  // Idle callbacks, which the sum waits for, come with frames, and a page at rest has none in a browser without windows.
  await page.evaluate(() => new Promise(requestAnimationFrame))
  expect(await readLayoutShift(page)).toBeLessThan(0.0005)
  await page.goBack()
  await expectVerdict(page, last)
})

for (const [device, viewport] of Object.entries({
  'a laptop': { width: 1280, height: 900 },
  'a phone': { width: 390, height: 844 },
  'a phone on its side': { width: 844, height: 390 },
})) {
  test(`on ${device} each choice brings its verdict into the window, by press and key, and reading goes on from it`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    await page.goto(home)
    await waitForHydration(page)
    for (const key of [undefined, 'Enter']) {
      for (const reducedMotion of ['no-preference', 'reduce'] as const) {
        await page.emulateMedia({ reducedMotion })
        for (const id of [second, first, last]) {
          const way = `${id}, ${key ?? 'a press'}, ${reducedMotion}`
          // To the top of the window, from where the answer is furthest.
          await findChoice(page, id).evaluate((link) => link.scrollIntoView())
          if (key) await findChoice(page, id).press(key)
          else await findChoice(page, id).click()
          await expectVerdict(page, id)
          const verdict = page.locator('#task article')
          await expect(verdict, way).toBeFocused()
          await expect(verdict.locator('p').first(), way).toBeInViewport({ ratio: 1 })
          if (viewport.height > 800) await expect(verdict, way).toBeInViewport({ ratio: 1 })
          expect(await isCovered(page), way).toBe(false)
          await page.keyboard.press('Tab')
          await expect(verdict.getByRole('link'), way).toBeFocused()
        }
      }
    }
  })
}

/** Tells if the page's bars lie over the words of the verdict. */
function isCovered(page: Page): Promise<boolean> {
  return page
    .locator('#task article p')
    .first()
    .evaluate((words) => {
      const { left, top, height } = words.getBoundingClientRect()
      return !words.contains(document.elementFromPoint(left + 5, top + height / 2))
    })
}

test('a link leads to a verdict, and a wrong one to the first', async ({ page }) => {
  await page.goto(`${home}?task=${last}`)
  await expectVerdict(page, last)
  await page.goto(`${home}?task=nonsense`)
  await waitForHydration(page)
  await expectVerdict(page, first)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a task leads to its row of the table', async ({ page }) => {
    await page.goto(home)
    await expectVerdict(page, first)
    await page.locator(`#task a[href="${href('tasks', {}, 'en')}#${last}"]`).click()
    const task = tasks.items.find(({ id }) => id === last)
    const row = page.getByRole('row', { name: task?.name ?? '' })
    await expect(row).toBeInViewport()
    await expect(row).toContainText(tasks.verdicts[task?.verdict ?? 'helps'])
  })
})

test('on a phone the table of all tasks does not scroll sideways', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(`${href('tasks', {}, 'fr')}#${second}`)
  await expect(page.locator(`#${second}`)).toBeInViewport()
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(360)
})
