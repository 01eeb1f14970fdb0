import { expect, type Page, test } from 'playwright/test'
import { tasks } from '../../model/kinds/tasks.ts'
import { readLayoutShift, recordLayoutShifts, waitForHydration } from '../../renderer/tests/testing.ts'
import { href } from '../data/routes.ts'

const home = href('home', {}, 'en')
const ids = tasks.items.map(({ id }) => id)
// The page opens on the first that needs no model.
const first = tasks.items.find(({ verdict }) => verdict !== 'helps')?.id ?? ids[0] ?? ''
const [second = '', third = ''] = ids.filter((id) => id !== first)
const last = ids.at(-1) ?? ''

function findChoice(page: Page, id: string) {
  return page.locator(`main a[href^="${home}?task=${id}#"]`)
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
  await page.setViewportSize({ width: 1280, height: 1400 })
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

test('a task is chosen with the keyboard', async ({ page }) => {
  await page.goto(home)
  await waitForHydration(page)
  await findChoice(page, second).focus()
  await page.keyboard.press('Tab')
  await expect(findChoice(page, third)).toBeFocused()
  await page.keyboard.press('Enter')
  await expectVerdict(page, third)
  await expect(findChoice(page, third)).toBeFocused()
})

test('a link leads to a verdict, and a wrong one to the first', async ({ page }) => {
  await page.goto(`${home}?task=${last}`)
  await expectVerdict(page, last)
  await page.goto(`${home}?task=nonsense`)
  await waitForHydration(page)
  await expectVerdict(page, first)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('a choice shows its verdict', async ({ page }) => {
    await page.goto(home)
    await expectVerdict(page, first)
    await findChoice(page, last).click()
    await expectVerdict(page, last)
    await page.locator(`#task a[href="${href('tasks', {}, 'en')}"]`).click()
    const task = tasks.items.find(({ id }) => id === last)
    await expect(page.getByRole('row', { name: task?.name ?? '' })).toContainText(
      tasks.verdicts[task?.verdict ?? 'helps'],
    )
  })
})

test('on a phone the table of all tasks does not scroll sideways', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 })
  await page.goto(`${href('tasks', {}, 'fr')}#${second}`)
  await expect(page.locator(`#${second}`)).toBeInViewport()
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(360)
})
