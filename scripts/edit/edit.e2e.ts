import { join } from 'node:path'
import { expect as baseExpect, type Locator, type Page, test } from 'playwright/test'
import sharp from 'sharp'
import { hashText } from '../../locales/freshness.ts'
import { readPo } from '../../locales/po-file.ts'
import { findViolations } from '../../renderer/tests/testing.ts'
import { type RunningEditor, startEditor } from './start-editor.ts'

// The owner's way through the editor, in a copy of the project with a remote of its own. All parts share one editor, because it takes
// its time to start; each part changes texts of its own.

test.describe.configure({ mode: 'default', timeout: 180_000 })

test.use({ actionTimeout: 30_000 })

/** A page is loaded anew after each change. */
const expect = baseExpect.configure({ timeout: 30_000 })

let editor: RunningEditor

test.beforeAll(async () => {
  test.setTimeout(180_000)
  editor = await startEditor()
})

test.afterAll(() => editor?.stop())

const headline = {
  id: 'hero.title',
  old: 'AI training with your own documents and tasks',
  new: 'AI training with your own papers',
}

test('new English shows on the page and leaves three languages stale, which are changed or still right', async ({
  page,
}) => {
  await open(page, '/')
  const heading = page.getByRole('heading', { level: 1 })
  await heading.hover()
  await expect(page.locator('.outline')).toBeVisible()
  await openText(page, heading, headline.id)
  await expect(getLanguage(page, '中文').getByRole('textbox')).toBeVisible()
  await write(page, 'English', headline.new)
  const start = performance.now()
  await save(page, 'English')
  await expect(heading).toHaveText(headline.new)
  console.log(`A saved change shows after ${Math.round(performance.now() - start)} ms`)
  await expect(getStatus(page)).toContainText('Saved: English. 1 change · 3 stale')
  console.log(`The page is loaded anew after ${Math.round(performance.now() - start)} ms`)
  for (const language of ['Español', 'Français', '中文'])
    await expect(getLanguage(page, language).getByText('stale', { exact: true })).toBeVisible()
  await expect(getLanguage(page, 'Español').getByText(`Made from: ${headline.old}`)).toBeVisible()

  await getLanguage(page, 'Español').getByRole('button', { name: 'Draft' }).click()
  await expect(getLanguage(page, 'Español').getByText('OPENAI_API_KEY')).toBeVisible()
  await saveWords(page, 'Español', 'Formación en IA con tus papeles')
  await getLanguage(page, '中文').getByRole('button', { name: 'Still right' }).click()
  await expect(getStatus(page)).toContainText('Still right: 中文. 3 changes · 1 stale')
  const spanish = readPo(editor.read('locales/es/content/hero.po')).get(headline.id)
  expect(spanish).toMatchObject({ text: 'Formación en IA con tus papeles', source: hashText(headline.new) })
  await open(page, '/es')
  await expect(heading).toHaveText('Formación en IA con tus papeles')

  for (const left of ['2 changes', '1 change', '0 changes']) {
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect(getStatus(page)).toContainText(`The last change is taken back. ${left}`)
  }
  expect(editor.git('status', '--porcelain')).toBe('')
  await open(page, '/')
  await expect(heading).toHaveText(headline.old)
})

test('the keyboard alone opens, changes and closes a text, and typed words outlive a reload', async ({ page }) => {
  await open(page, '/')
  const getFocused = () => page.evaluate(() => (document.activeElement as HTMLElement).dataset.text ?? '')
  const reachable = page.locator(`[data-text="${headline.id}"][tabindex="0"]`)
  await expect(reachable).toBeVisible()
  for (let step = 0; step < 60 && (await getFocused()) !== headline.id; step += 1) await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  const box = getLanguage(page, 'English').getByRole('textbox')
  await expect(box).toBeFocused()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type(headline.new)
  await page.reload()
  await expect(box).toHaveValue(headline.new)
  await expect(box).toBeFocused()
  await page.keyboard.press('Control+Enter')
  await expect(getStatus(page)).toContainText('Saved: English.')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(headline.new)
  await expect(box).toBeFocused()
  await expect(reachable).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(getPanel(page)).toBeHidden()
  await expect.poll(getFocused).toBe(headline.id)
})

test('an item of a list is added, moved and removed, and its translations stay with it', async ({ page }) => {
  const faq = 'services.medical-ai.faq'
  const questions = page.locator(`[data-text^="${faq}."][data-text$=".question"]`)
  await open(page, '/services/medical-ai')
  const first = `${faq}.reporting-time.question`
  await openText(page, page.locator(`[data-text="${first}"]`), first)
  const list = getLanguage(page, 'List')
  await list.getByRole('button', { name: 'Add' }).click()
  await expect(getStatus(page)).toContainText(/The list is changed.* 6 missing/)
  await expect(questions.nth(1)).toHaveText('New question')
  const words = { English: 'Is it new?', Español: '¿Es nuevo?', Français: 'Est-ce nouveau ?', 中文: '是新的吗？' }
  for (const [language, text] of Object.entries(words)) await saveWords(page, language, text)
  await expect(getStatus(page)).toContainText('3 missing')
  await list.getByRole('button', { name: 'Move up' }).click()
  await expect(getStatus(page)).toContainText('The list is changed.')
  await expect(questions.first()).toHaveText(words.English)

  for (const [path, language] of Object.entries({ '/zh': '中文', '/fr': 'Français', '/es': 'Español' } as const)) {
    await page.goto(`${editor.url}${path.slice(1)}/services/medical-ai`)
    await expect(questions.first()).toHaveText(words[language])
  }
  const second = await questions.nth(1).textContent()
  await openText(page, questions.first(), `${faq}.new-1.question`)
  await list.getByRole('button', { name: 'Remove' }).click()
  await expect(getStatus(page)).toContainText('The list is changed.')
  await expect(questions.first()).toHaveText(second ?? '')
  expect(editor.read('locales/es/content/services.po')).not.toContain(`${faq}.new-1.`)
})

test('words of the interface, and what would break a text, are told in plain words', async ({ page }) => {
  await open(page, '/blog')
  await openText(page, page.getByRole('heading', { name: 'All articles' }), 'blog.all')
  await saveWords(page, 'English', 'Every article')
  await expect(page.getByRole('heading', { name: 'Every article' })).toBeVisible()

  await openText(page, page.getByText(/^\d+ articles$/), 'blog.count')
  await write(page, 'English', '{number} articles')
  await expect(getPanel(page).getByText('The words in braces must be those of the English')).toBeVisible()
  await expect(getLanguage(page, 'English').getByRole('button', { name: 'Save' })).toBeDisabled()

  await open(page, '/')
  await openText(page, page.getByRole('heading', { level: 1 }), headline.id)
  await write(page, 'English', 'AI <b>training</b>')
  await expect(getPanel(page).getByText('The signs { } < > cannot stand in this text')).toBeVisible()
  await write(page, 'English', ' ')
  await expect(getPanel(page).getByText('This is empty.')).toBeVisible()
})

test('title and description are changed where nobody sees them on the page', async ({ page }) => {
  await open(page, '/')
  await press(page, 'This page')
  await getPanel(page).getByRole('button', { name: 'meta.home.title' }).click()
  await saveWords(page, 'English', 'Courses on AI in Spain')
  await expect(page).toHaveTitle(/^Courses on AI in Spain/)
  await press(page, 'This page')
  await getPanel(page).getByRole('button', { name: 'meta.home.description' }).click()
  await saveWords(page, 'English', 'Courses that work with your own tasks.')
  await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /^Courses that work/)
})

test('a new post is written, and its facts have forms', async ({ page }) => {
  await open(page, '/blog')
  await press(page, 'New post')
  await getPanel(page).getByLabel('Its title in English').fill('Where the time goes')
  await getPanel(page).getByRole('button', { name: 'Create' }).click()
  await expect(page).toHaveURL(/\/blog\/where-the-time-goes$/)
  await expect(getStatus(page)).toContainText('The post is there, as a draft.')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Where the time goes')
  await openText(page, page.getByText('Write here. Links to pages'), 'posts.where-the-time-goes.body.1')
  await saveWords(page, 'English', 'The **first** paragraph.')
  await expect(page.locator('main strong', { hasText: 'first' })).toBeVisible()

  await getPanel(page).getByText('Facts beside it').click()
  await getLanguage(page, 'category').getByRole('combobox').selectOption('safety')
  await getLanguage(page, 'category').getByRole('button', { name: 'Set' }).click()
  await expect(getStatus(page)).toContainText('Set: category.')
  await getPanel(page).getByText('Facts beside it').click()
  await getLanguage(page, 'date').locator('input').fill('2031-02-03')
  await getLanguage(page, 'date').getByRole('button', { name: 'Set' }).click()
  await expect(getStatus(page)).toContainText('Set: date.')
  const post = editor.read('content/blog/where-the-time-goes/en.md')
  expect(post).toContain('\ncategory: safety\ndate: 2031-02-03\n')
  expect(post).toContain('\nThe **first** paragraph.\n')
})

test('what is still a sample is listed, and confirmed', async ({ page }) => {
  await open(page, '/')
  await page.getByRole('toolbar').getByRole('button', { name: 'Samples' }).click()
  const rows = getPanel(page).getByRole('row')
  await expect(rows).not.toHaveCount(0)
  const count = await rows.count()
  const quote = rows.filter({ hasText: 'testimonials.jane-doe' })
  await quote.getByRole('button', { name: 'Confirm' }).click()
  await expect(quote.getByText('expected the source of a real testimonial')).toBeVisible()
  await quote.getByRole('button', { name: 'The notebooks ran' }).click()
  await getPanel(page).getByText('Facts beside it').click()
  await getLanguage(page, 'source').getByRole('textbox').fill('Closing form of March 2026, quoted with consent')
  await getLanguage(page, 'source').getByRole('button', { name: 'Set' }).click()
  await expect(getStatus(page)).toContainText('Set: source.')
  for (const name of ['testimonials.jane-doe', 'posts.agents-that-ask-before-they-act']) {
    await page.getByRole('toolbar').getByRole('button', { name: 'Samples' }).click()
    await getPanel(page)
      .getByRole('button', { name: `Confirm ${name}` })
      .click()
    await expect(getStatus(page)).toContainText(`Confirmed: ${name}.`)
  }
  await expect(rows).toHaveCount(count - 2)
  expect(editor.read('content/blog/agents-that-ask-before-they-act/en.md')).toMatch(/^approved: \d{4}-\d\d-\d\d$/m)
})

test('a picture needs words in each language, stands upright and keeps nothing of the camera', async ({ page }) => {
  const post = 'agents-that-ask-before-they-act'
  await open(page, `/blog/${post}`)
  const paragraph = `posts.${post}.body.0`
  await openText(page, page.locator(`[data-text="${paragraph}"]`), paragraph)
  const form = getLanguage(page, 'Picture')
  const picture = { name: 'From my phone.jpg', mimeType: 'image/jpeg', buffer: await takePhoto() }
  await form.getByLabel('choose it').setInputFiles(picture)
  await form.getByRole('textbox', { name: 'Alt, English' }).fill('Two people at a table')
  await form.getByRole('button', { name: 'Insert' }).click()
  await expect(form.getByText('Missing: Español, Français, 中文')).toBeVisible()

  const words = { Español: 'Dos personas', Français: 'Deux personnes', 中文: '两个人' }
  for (const [name, alt] of Object.entries(words)) await form.getByRole('textbox', { name: `Alt, ${name}` }).fill(alt)
  await form.getByRole('button', { name: 'Insert' }).click()
  await expect(getStatus(page)).toContainText('The picture is in.')
  const image = page.getByRole('img', { name: 'Two people at a table' })
  await expect(image).toBeVisible()
  expect([await image.getAttribute('width'), await image.getAttribute('height')]).toEqual(['60', '90'])
  const file = join(editor.root, 'public', new URL((await image.getAttribute('src')) ?? '', editor.url).pathname)
  const { format, width, height, exif } = await sharp(file).metadata()
  expect({ format, width, height, exif }).toEqual({ format: 'webp', width: 60, height: 90, exif: undefined })
  await open(page, `/zh/blog/${post}`)
  await expect(page.getByRole('img', { name: '两个人' })).toBeVisible()
})

test('of two who change the same text the second sees both versions, and nothing is lost', async ({
  page,
  context,
}) => {
  const other = await context.newPage()
  for (const writer of [page, other]) {
    await open(writer, '/')
    await openText(writer, writer.getByRole('heading', { level: 1 }), headline.id)
  }
  await write(page, 'English', 'Mine')
  await saveWords(other, 'English', 'Theirs')
  await save(page, 'English')
  await expect(getLanguage(page, 'English').getByText('Somebody has changed this text meanwhile')).toBeVisible()
  await expect(getLanguage(page, 'English').getByText('Theirs')).toBeVisible()
  await expect(getLanguage(page, 'English').getByRole('textbox')).toHaveValue('Mine')
  await getLanguage(page, 'English').getByRole('button', { name: 'Keep mine' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Mine')
  await expect(getStatus(page)).toContainText('Saved: English.')
})

test('publishing shows what changes, sends these files alone, and is taken back', async ({ page }) => {
  const heading = page.getByRole('heading', { level: 1 })
  await open(page, '/')
  await openText(page, heading, headline.id)
  await saveWords(page, 'English', 'To be discarded')
  await press(page, 'Publish')
  await getPanel(page).getByRole('button', { name: 'Discard all' }).click()
  await expect(getStatus(page)).toContainText('All changes are taken back. 0 changes')
  expect(editor.git('status', '--porcelain')).toBe('')
  editor.commitFromElsewhere()
  await openText(page, heading, headline.id)
  await saveWords(page, 'English', headline.new)
  await getLanguage(page, 'English').getByRole('button', { name: 'All still right' }).click()
  await expect(getStatus(page)).toContainText('Still right: all languages. 2 changes')

  await press(page, 'Publish')
  const row = getPanel(page).getByRole('row').filter({ hasText: headline.old })
  await expect(row).toContainText(headline.id)
  await expect(row).toContainText(headline.new)
  const begin = getPanel(page).getByRole('button', { name: 'Publish 2 changes' })
  await begin.click()
  await expect(getPanel(page).getByRole('alert')).toContainText('Somebody else has published since')
  await expect(heading).toHaveText(headline.new)
  editor.git('pull', '--quiet', '--rebase', '--autostash')
  await begin.click()
  await expect(getPanel(page).getByText('Published. The site shows it')).toBeVisible({ timeout: 120_000 })
  const published = editor.git('show', '--name-only', '--format=%s', 'origin/main').trim().split('\n')
  expect(published).toEqual([
    'Change the words of /',
    '',
    'content/profile.ts',
    ...['es', 'fr', 'zh'].map((locale) => `locales/${locale}/content/hero.po`),
  ])

  await getPanel(page).getByRole('button', { name: 'Good' }).click()
  await getPanel(page).getByRole('button', { name: 'Take back' }).click()
  await expect(getPanel(page).getByText('Taken back')).toBeVisible()
  expect(editor.git('show', 'origin/main:content/profile.ts')).toContain(headline.old)
  await open(page, '/')
  await expect(heading).toHaveText(headline.old)
})

test('axe finds nothing in the toolbar and the panels, in both schemes', async ({ page }) => {
  await open(page, '/')
  const look = async (name: string) => {
    await page.emulateMedia({ colorScheme: 'light' })
    expect.soft(await findViolations(page, { include: '#site-editor' }), name).toEqual([])
    await page.emulateMedia({ colorScheme: 'dark' })
    // In the second scheme only colors differ.
    const violations = await findViolations(page, { include: '#site-editor', rules: ['color-contrast'] })
    expect.soft(violations, `${name} in the dark scheme`).toEqual([])
  }
  await openText(page, page.getByRole('heading', { level: 1 }), headline.id)
  await look('a text')
  for (const name of ['This page', 'New post', 'New issue', 'Samples', 'Publish']) {
    await press(page, name)
    await look(name)
  }
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

/** A photo that lies on its side, with the place where it was taken. */
function takePhoto(): Promise<Buffer> {
  return sharp({ create: { width: 90, height: 60, channels: 3, background: 'teal' } })
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '40/1 25/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
}
