import { expect, type Page, test } from 'playwright/test'
import { projects } from '../../model/kinds/projects.ts'
import { projectIds } from '../../model/kinds/slugs.ts'
import { collectProblems, findViolationsInBothSchemes, waitForHydration } from '../../renderer/tests/testing.ts'
import { words } from '../../renderer/tests/testing-words.ts'
import { href } from '../data/routes.ts'

const path = href('projects', {}, 'en')
const demos = projectIds.filter((id) => !projects.get(id).repository)
const [demo = '', otherDemo = demo] = demos
const details = otherDemo
const assistant = projects.all.find(([, { questions }]) => questions)?.[0] ?? ''
/** A project with a case study. */
const worked = projects.all.find(([, { caseStudy }]) => caseStudy)?.[0] ?? ''

test.skip(demo === '', 'no project has a demo')

async function openProjects(page: Page, query = '') {
  await page.goto(`${path}${query}`)
  await waitForHydration(page)
}

function findCard(page: Page, id: string) {
  return page.locator(`article#${id}`)
}

test('a demo opens in a dialog of its own URL, and Back closes it', async ({ page }) => {
  await openProjects(page)
  const link = findCard(page, demo).locator('a[href^="/demos/"]')
  await link.click()
  await expect(page).toHaveURL(new RegExp(`\\?demo=${demo}$`))
  await expect(page.getByRole('dialog').locator('iframe')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL(new RegExp(`${path}$`))
  await expect(link).toBeFocused()
})

test('each demo starts in its sandbox without an origin', async ({ page }) => {
  test.slow()
  const problems = collectProblems(page)
  for (const id of demos) {
    await openProjects(page, `?demo=${id}`)
    const frame = page.getByRole('dialog').locator('iframe')
    expect(await frame.getAttribute('sandbox'), id).not.toContain('allow-same-origin')
    await expect(frame.contentFrame().locator('h1'), id).toBeVisible()
    await expect(page.getByRole('dialog').locator('[aria-busy="true"]')).toHaveCount(0)
    expect(problems, id).toEqual([])
  }
})

test('Escape in the frame closes the dialog around it', async ({ page }) => {
  await openProjects(page, `?demo=${demo}`)
  await page.getByRole('dialog').locator('iframe').contentFrame().getByRole('note').click()
  // Not awaited: the frame that gets the key goes with the dialog, and Playwright may wait for its answer for ever.
  page.keyboard.press('Escape').catch(() => {})
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a demo that does not start shows what it does instead', async ({ page }) => {
  await page.clock.install()
  await page.route('**/demos/**', (route) => route.abort())
  await openProjects(page, `?demo=${details}`)
  // Advance the clock repeatedly: the lazily loaded dialog may not have started its timer yet.
  await expect(async () => {
    await page.clock.fastForward(20_000)
    await expect(page.getByRole('dialog')).toContainText(projects.get(details).summary, { timeout: 500 })
  }).toPass()
})

test('details are linked, and are closed with Escape and with a click beside them', async ({ page }) => {
  await openProjects(page, `?details=${details}`)
  await expect(page.getByRole('dialog')).toContainText(projects.get(details).summary)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await findCard(page, details).locator('a[href^="#details"]').click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toBeVisible()
  await page.mouse.click(5, 5)
  await expect(dialog).toHaveCount(0)
  await findCard(page, details).locator('a[href^="#details"]').dblclick()
  // As a phone's Back does, which is no key.
  await dialog.evaluate((element: HTMLDialogElement) => element.requestClose())
  await expect(dialog).toHaveCount(0)
  await expect(page).toHaveURL(new RegExp(`${path}$`))
})

test('a double click opens a dialog as one click does', async ({ page }) => {
  await openProjects(page)
  await findCard(page, details).locator('a[href^="#details"]').dblclick()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.mouse.click(5, 5)
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a dialog that is closed twice at once leaves its page alone', async ({ page }) => {
  await openProjects(page)
  await findCard(page, details).locator('a[href^="#details"]').click()
  await page
    .getByRole('dialog')
    .locator('header button')
    .evaluate((button: HTMLElement) => {
      button.click()
      button.click()
    })
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await findCard(page, details).locator('a[href^="#details"]').click()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL(new RegExp(`${path}$`))
})

test('a link in the details leaves dialog and page behind, and Back comes to the dialog again', async ({ page }) => {
  test.skip(worked === '', 'no project has a case study')
  await openProjects(page)
  await findCard(page, worked).locator('a[href^="#details"]').click()
  const dialog = page.getByRole('dialog')
  const link = dialog.locator('a[href^="/case-studies/"]')
  await link.hover()
  await link.click()
  await expect(page).toHaveURL(/\/case-studies\//)
  await expect(page.locator('main h1')).toHaveCount(1)
  await expect(page.locator('main')).toBeFocused()
  await expect(dialog).toHaveCount(0)
  // The close event of the dialog arrives later and must not navigate back.
  await page.locator('header a').first().hover()
  await expect(page).toHaveURL(/\/case-studies\//)
  await page.goBack()
  await expect(dialog).toBeVisible()
})

test('a URL that names no project shows the page, one that asks for two dialogs opens one, and a question opens its answer alone', async ({
  page,
}) => {
  await openProjects(page, '?demo=nothing&chat=nothing&details=__proto__')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await openProjects(page, `?demo=${details}&details=${details}`)
  await expect(page.getByRole('dialog')).toHaveCount(1)
  await openProjects(page, `?demo=${details}&ask=`)
  await expect(page.getByRole('dialog')).toHaveAccessibleName(words('en', 'header.ask.title'))
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('without JavaScript demos are links and details can be read', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false })
  const page = await context.newPage()
  await page.goto(`${baseURL}${path}`)
  const card = findCard(page, details)
  await expect(card.locator('a[href^="/demos/"]')).toHaveAttribute('href', `/demos/${details}/index.html?lang=en`)
  await card.locator('a[href^="#details"]').click()
  await expect(page.getByText(projects.get(details).summary)).toBeVisible()
  await context.close()
})

test('axe finds nothing in the dialogs', async ({ page }) => {
  for (const query of [`details=${demos[0]}`, `chat=${assistant || demo}`]) {
    await page.goto(`${href('projects', {}, 'zh')}?${query}`)
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(await findViolationsInBothSchemes(page, { include: 'dialog[open]' }), query).toEqual([])
  }
})
