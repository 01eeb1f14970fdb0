import { expect as baseExpect, type Locator, type Page, test } from 'playwright/test'
import { localeCodes } from '../locales/locales.ts'
import { postCategories } from '../model/kinds/post-categories.ts'
import { postSlugs } from '../model/kinds/posts.ts'
import { hero } from '../model/kinds/profile.ts'
import { site } from '../model/kinds/site.ts'
import { serviceSlugs } from '../model/kinds/slugs.ts'
import { findViolations } from '../renderer/tests/testing.ts'
import { makeMemoryFolder } from '../testing/provide-memory-folder.ts'
import { type RunningEditor, startEditor } from './testing-editor.ts'

// The owner's way through the editor, in a copy of the project with a remote of its own. Both share one editor, because it takes
// its time to start. The unit tests beside this file hold the rest.

test.describe.configure({ mode: 'default', timeout: 360_000 })

test.use({ actionTimeout: 30_000 })

/** A page is loaded anew after each change. */
const expect = baseExpect.configure({ timeout: 30_000 })

let editor: RunningEditor

test.beforeAll(async () => {
  test.setTimeout(180_000)
  editor = await startEditor(makeMemoryFolder())
})

test.afterAll(() => editor?.stop())

const headline = {
  id: 'hero.title',
  old: hero.title,
  new: 'Courses with your own papers',
}

test('words that are typed outlive a reload, show on the page when saved, leave three languages stale, and are taken back; the line of the copyright is found by its own words, beside links', async ({
  page,
}) => {
  await open(page, '/')
  // The script of the page brings its styles, and no others are asked for.
  await expect(page.locator('link[rel=stylesheet]')).toHaveCount(0)
  const copyright = page.locator('footer .row').filter({ hasText: site.name }).last()
  await copyright.click({ position: { x: 8, y: 8 } })
  // The name in it is a fact of the record.
  await expect(getPanel(page)).toContainText('Your name')
  const stale = Number(/(\d+) stale/.exec((await getStatus(page).textContent()) ?? '')?.[1] ?? 0)
  const heading = page.getByRole('heading', { level: 1 })
  await heading.hover()
  await expect(page.locator(`[data-text="${headline.id}"]`)).toHaveCSS('outline-style', 'dashed')
  await openText(page, heading, headline.id)
  await write(page, 'English', 'A {word}')
  await save(page, 'English')
  const refusal = getLanguage(page, 'English').getByText('cannot stand in this text')
  await expect(refusal).toHaveCount(1)
  await write(page, 'English', headline.new)
  await expect(refusal).toHaveCount(0)
  await page.reload()
  const box = getLanguage(page, 'English').getByRole('textbox')
  await expect(box).toHaveValue(headline.new)
  await expect(box).toBeFocused()
  expect(await findViolations(page, { include: '#site-editor' })).toEqual([])
  await page.keyboard.press('Control+Enter')
  await expect(heading).toHaveText(headline.new)
  await expect(getStatus(page)).toContainText(`Saved: English. 1 change · ${stale + localeCodes.length - 1} stale`)
  await expect(getLanguage(page, 'Español').getByText(`Made from: ${headline.old}`)).toBeVisible()
  await saveWords(page, 'Español', 'Formación en IA con tus papeles')
  await open(page, '/es')
  await expect(heading).toHaveText('Formación en IA con tus papeles')
  for (const left of ['1 change', '0 changes']) {
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(getStatus(page)).toContainText(new RegExp(`Taken back: ${headline.id} .*${left}`))
  }
  expect(editor.git('status', '--porcelain')).toBe('')
  await page.keyboard.press('Escape')
  await expect(getPanel(page)).toBeHidden()
  await expect(page.locator('html')).toHaveAttribute('data-hydrated')
  await page.keyboard.press('Tab')
  await expect(page.locator(`[data-text="${headline.id}"][tabindex="0"]`)).toBeVisible()
})

test('a new post and changed words are published, these files alone, and taken back', async ({ page }) => {
  const heading = page.getByRole('heading', { level: 1 })
  await open(page, '/blog')
  await press(page, 'New page')
  await getPanel(page).getByText('A city', { exact: true }).click()
  const city = getLanguage(page, 'A city')
  await city.getByRole('button', { name: 'Create' }).click()
  // The browser says it beside the field, because the row may be far below.
  const name = city.getByRole('textbox', { name: 'Name' })
  await expect.poll(() => name.evaluate((field) => Object(field).validationMessage)).toContain('letters from A to Z')
  await getPanel(page).getByLabel('Its title in English').fill('Where the time goes')
  await getLanguage(page, 'A post').getByRole('button', { name: 'Create' }).click()
  await expect(page).toHaveURL(/\/blog\/where-the-time-goes$/)
  await expect(getStatus(page)).toContainText('The post is there, as a draft.')
  await expect(heading).toHaveText('Where the time goes')
  await open(page, '/')
  await openText(page, heading, headline.id)
  await saveWords(page, 'English', headline.new)
  await getLanguage(page, 'English').getByRole('button', { name: 'All still right' }).click()
  await expect(getStatus(page)).toContainText('Still right: all languages. 3 changes')

  await press(page, 'Publish')
  const row = getPanel(page).getByRole('row').filter({ hasText: headline.old })
  await expect(row).toContainText(headline.new)
  expect(await findViolations(page, { include: '#site-editor' })).toEqual([])
  await getPanel(page).getByRole('button', { name: 'Publish what is ticked' }).click()
  await expect(getStatus(page)).toContainText('Published. The site shows it in a few minutes. 0 changes', {
    timeout: 240_000,
  })
  const [, , ...published] = editor.git('show', '--name-only', '--format=%s', 'origin/main').trim().split('\n')
  expect(published).toEqual([
    ...localeCodes.map((locale) => `content/blog/where-the-time-goes/${locale}.md`),
    'content/hero.json',
    ...localeCodes.flatMap((locale) => (locale === 'en' ? [] : `locales/${locale}/content/hero.po`)),
  ])

  await getPanel(page).getByRole('button', { name: 'Take back' }).click()
  await expect(getStatus(page)).toContainText('Done: the site gets')
  await expect(getPanel(page).getByRole('button', { name: 'Bring back' })).toBeVisible()
  await expect(heading).toHaveText(headline.old)
})

test('a service with a new name is offered by it beside a post, and no longer by the old one', async ({ page }) => {
  const old = serviceSlugs[0] ?? ''
  await open(page, `/services/${old}`)
  await press(page, 'This page')
  await getPanel(page).getByText('Rename this page or take it out').click()
  await getPanel(page).getByRole('textbox', { name: 'Its name in the address' }).fill('another-name')
  await getPanel(page).getByRole('button', { name: 'Rename' }).click()
  await expect(page).toHaveURL(/\/services\/another-name$/)
  await open(page, `/blog/${postSlugs[0]}`)
  await openText(page, page.getByRole('heading', { level: 1 }), `posts.${postSlugs[0]}.title`)
  await expect(getPanel(page).locator('input[value="another-name"]')).toBeAttached()
  await expect(getPanel(page).locator(`input[value="${old}"]`)).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(getStatus(page)).toContainText(/Taken back: .*another-name\. 0 changes/)
})

test('a new category has its first words in its address, and another name before it has a page', async ({ page }) => {
  const [first] = postCategories
  await open(page, `/blog/category/${first}`)
  await openText(page, page.getByRole('heading', { level: 1 }), `blog.categories.${first}.title`)
  await getPanel(page).getByRole('button', { name: 'Add', exact: true }).click()
  await expect(getPanel(page).getByText('blog.categories.new-1.name', { exact: true })).toBeVisible()
  await saveWords(page, 'English', 'Work at home')
  await expect(getPanel(page).getByText('blog.categories.work-at-home.name', { exact: true })).toBeVisible()
  await getPanel(page).getByRole('textbox', { name: 'Its name in the address' }).fill('home-office')
  await getPanel(page).getByRole('button', { name: 'Rename' }).click()
  await expect(getPanel(page).getByText('blog.categories.home-office.name', { exact: true })).toBeVisible()
  for (const left of ['2 changes', '1 change', '0 changes']) {
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(getStatus(page)).toContainText(new RegExp(`Taken back: .*${left}`))
  }
})

test('on a phone the foot of the page stands above the bar, and a price that is clicked is set', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, '/prices')
  await page.keyboard.press('Escape')
  const bar = page.getByRole('toolbar', { name: 'Edit' })
  const listCovered = async () => {
    const top = (await bar.boundingBox())?.y ?? 0
    return page.evaluate((top) => {
      const fixed = [...document.body.querySelectorAll('*')].filter(
        (each) => getComputedStyle(each).position === 'fixed',
      )
      return fixed.filter((each) => each.getBoundingClientRect().bottom > top).map(({ className }) => String(className))
    }, top)
  }
  await expect.poll(listCovered).toEqual([])
  await page.locator('main small').first().click()
  await getPanel(page).getByRole('spinbutton').fill('1777')
  await getPanel(page).getByRole('button', { name: 'Set' }).click()
  await expect(getStatus(page)).toContainText('1 change')
  await expect(getPanel(page)).toBeHidden()
  await expect(page.locator('main')).toContainText('€1,777')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(getStatus(page)).toContainText('0 changes')
})

/** Opens a page and waits for the toolbar to know the site. */
async function open(page: Page, path: string) {
  await page.goto(new URL(path, editor.url).href)
  await expect(getStatus(page)).toContainText(/\d changes?/)
}

function getStatus(page: Page): Locator {
  return page.getByRole('toolbar', { name: 'Edit' }).getByRole('status')
}

function getPanel(page: Page): Locator {
  return page.locator('#site-editor').getByRole('dialog')
}

/** One of the boxes of the panel: a language, a fact, the list, the picture. */
function getLanguage(page: Page, name: string): Locator {
  return getPanel(page).getByRole('group', { name, exact: true })
}

/** Presses a button of the toolbar and waits for its panel. */
async function press(page: Page, name: string) {
  await page.getByRole('toolbar').getByRole('button', { name }).click()
  await expect(getPanel(page).getByRole('heading', { name, level: 2 })).toBeVisible()
}

async function openText(page: Page, target: Locator, id: string) {
  await target.click()
  await expect(getPanel(page).getByText(id, { exact: true })).toBeVisible()
}

async function write(page: Page, language: string, words: string) {
  await getLanguage(page, language).getByRole('textbox').fill(words)
}

async function save(page: Page, language: string) {
  await getLanguage(page, language).getByRole('button', { name: 'Save' }).click()
}

/** Changes a text in a language and waits for the page that shows it. */
async function saveWords(page: Page, language: string, words: string) {
  await write(page, language, words)
  await save(page, language)
  await expect(getStatus(page)).toContainText(`Saved: ${language}.`)
}
