import { expect, type Page, test } from 'playwright/test'
import { defaultLocale, type Locale, localeCodes } from '../../locales/locales.ts'
import { lineLimits, readFragment, writeFragment } from '../../model/kinds/line.ts'
import { plainText } from '../../model/kit/localize.ts'
import { readLayoutShift, recordLayoutShifts, waitForHydration } from '../../renderer/tests/testing.ts'
import { waitForMail } from '../../testing/mails.ts'
import { hasPages } from '../data/route-facts.ts'
import { href } from '../data/routes.ts'
import { loadTasks } from './load.ts'

test.skip(!hasPages('tasks', defaultLocale), 'no page of tasks')

const long = {
  title: 'x'.repeat(60),
  steps: ['x'.repeat(60), ...Array<string>(7).fill('wide '.repeat(11))].map((text) => ({
    by: 'person' as const,
    text,
  })),
}

const stranger = {
  title: '<b>Bold</b> & "so" ~ on',
  steps: [...'rmr'].map(() => ({ by: 'model' as const, text: '<i>' })),
}

function read(locale: Locale) {
  const { words, example } = loadTasks({ locale, params: {} })
  if (!example) throw new Error('This site has no tasks')
  return { words, example }
}

const titleOf = (page: Page) => page.locator('#line [name=title]')
const stepsOf = (page: Page) => page.locator('#line fieldset')
const textOf = (page: Page, index: number) => stepsOf(page).nth(index).locator('input').first()
const kindOf = (page: Page, index: number, kind: string) => stepsOf(page).nth(index).locator(`[value=${kind}]`)
const verdictOf = (page: Page) => page.locator('#line [data-verdict]').filter({ visible: true })

async function open(page: Page, locale: Locale, fragment = '') {
  await page.goto(href('tasks', {}, locale) + fragment)
  await waitForHydration(page)
}

/** The line in the address. */
async function readAddress(page: Page) {
  return readFragment(new URL(page.url()).hash)
}

for (const locale of localeCodes) {
  test(`a screen reader gets steps, choices, counts and verdict as such in ${locale}`, async ({ page }) => {
    const { words, example } = read(locale)
    await open(page, locale)
    const names = [words.names.rule, words.names.model, words.names.person].map(plainText)
    const name = (text: typeof words.step, index: number) =>
      JSON.stringify(plainText(text).replace('[number]', String(index + 1)))
    const steps = example.steps.map(({ by, text }, index) => {
      const step = name(words.step, index)
      const choices = (['rule', 'model', 'person'] as const).map(
        (kind, at) => `      - radio ${JSON.stringify(names[at])}${kind === by ? ' [checked]' : ''}`,
      )
      return `  - listitem:
    - group ${JSON.stringify(`${JSON.parse(step)} · ${text}`)}:
      - textbox ${step}: ${text}
${choices.join('\n')}
      - button ${name(words.up, index)}
      - button ${name(words.remove, index)}`
    })
    await expect(page.locator('#line')).toMatchAriaSnapshot(`
- heading ${JSON.stringify(plainText(words.heading))} [level=2]
- textbox ${JSON.stringify(plainText(words.name))}: ${example.title}
- list:
${steps.join('\n')}
- term: ${names[0]}
- definition: "3"
- status:
  - paragraph: ${plainText(words.verdicts.signed)}
- paragraph:
  - button ${JSON.stringify(plainText(words.add))}
- link ${JSON.stringify(plainText(words.book))}
- button ${JSON.stringify(plainText(words.copy))}
- button ${JSON.stringify(plainText(words.print))}
`)
  })
}

test('a change goes into picture, verdict and address, and the address brings it back', async ({ page }) => {
  const { words, example } = read('es')
  await open(page, 'es')
  expect(await readAddress(page)).toBeUndefined()
  await titleOf(page).fill('Café & ~ más')
  await textOf(page, 0).fill('Contar 100 %')
  for (let index = 0; index < example.steps.length; index++) await kindOf(page, index, 'rule').check()
  await expect(verdictOf(page)).toHaveText(plainText(words.verdicts.rules))
  await expect(page.locator('#line dd')).toHaveText([String(example.steps.length), '0', '0'])
  const written = await readAddress(page)
  expect(written?.title).toBe('Café & ~ más')
  expect(written?.steps.map(({ by }) => by)).toEqual(example.steps.map(() => 'rule'))
  await page.reload()
  await waitForHydration(page)
  await expect(titleOf(page)).toHaveValue('Café & ~ más')
  await expect(textOf(page, 0)).toHaveValue('Contar 100 %')
  await expect(verdictOf(page)).toHaveText(plainText(words.verdicts.rules))
  await kindOf(page, 1, 'model').check()
  await expect(verdictOf(page)).toHaveText(plainText(words.verdicts.unsigned))
  await kindOf(page, 0, 'person').check()
  await expect(verdictOf(page)).toHaveText(plainText(words.verdicts.signed))
  await kindOf(page, 1, 'person').check()
  await expect(verdictOf(page)).toHaveText(plainText(words.verdicts.shared))
})

test('steps are added, moved by keys and removed between the fewest and the most', async ({ page }) => {
  const { example } = read('en')
  await open(page, 'en')
  const add = page.locator('#line > p > button')
  for (let count = example.steps.length; count < lineLimits.most; count++) {
    await add.click()
    await expect(textOf(page, count)).toBeFocused()
    await page.keyboard.type(`Step of ours ${count}`)
  }
  await expect(add).toBeDisabled()
  await stepsOf(page).last().locator('[data-up]').focus()
  await page.keyboard.press('ArrowUp')
  await expect(
    stepsOf(page)
      .nth(lineLimits.most - 2)
      .locator('[data-up]'),
  ).toBeFocused()
  await expect(textOf(page, lineLimits.most - 2)).toHaveValue(`Step of ours ${lineLimits.most - 1}`)
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await expect(textOf(page, lineLimits.most - 1)).toHaveValue(`Step of ours ${lineLimits.most - 1}`)
  await expect(stepsOf(page).last().locator('[data-up]')).toBeFocused()
  expect((await readAddress(page))?.steps.at(-1)?.text).toBe(`Step of ours ${lineLimits.most - 1}`)
  for (let count = lineLimits.most; count > lineLimits.fewest; count--) {
    await stepsOf(page).first().locator('[data-remove]').click()
    await expect(stepsOf(page)).toHaveCount(count - 1)
  }
  await expect(stepsOf(page).first().locator('[data-remove]')).toBeDisabled()
  await expect(textOf(page, 0)).toBeFocused()
})

test('the line of a stranger is text, and one that does not fit is not taken', async ({ page }) => {
  const { example } = read('en')
  await open(page, 'en', writeFragment(stranger))
  await expect(titleOf(page)).toHaveValue(stranger.title)
  await expect(textOf(page, 2)).toHaveValue('<i>')
  await expect(page.locator('#line').locator('b, legend i')).toHaveCount(3)
  for (const wrong of [
    '#v1.rm.A~b~c',
    '#v1.rrrrrrrrr.A~b~c~d~e~f~g~h~i~j',
    `#v1.rrr.A~b~c~${'d'.repeat(61)}`,
    '#v1.rrr.%~b~c~d',
  ]) {
    await page.evaluate((hash) => (location.hash = hash), wrong)
    await expect(titleOf(page)).toHaveValue(example.title)
    await page.evaluate((hash) => (location.hash = hash), writeFragment(stranger))
    await expect(titleOf(page)).toHaveValue(stranger.title)
  }
  await page.goBack()
  await expect(titleOf(page)).toHaveValue(example.title)
})

test('what was chosen before the page came to life stays', async ({ page }) => {
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      const radio = document.querySelector<HTMLInputElement>('#line [name=step-0][value=person]')
      const title = document.querySelector<HTMLInputElement>('#line [name=title]')
      if (radio) radio.checked = true
      if (title) title.value = 'Typed early'
    })
  })
  await open(page, 'en')
  await expect(titleOf(page)).toHaveValue('Typed early')
  await expect(kindOf(page, 0, 'person')).toBeChecked()
  await textOf(page, 1).fill('Typed late')
  await expect.poll(async () => (await readAddress(page))?.title).toBe('Typed early')
  expect((await readAddress(page))?.steps[0]?.by).toBe('person')
})

test('a task of the table becomes the line, and another language keeps it', async ({ page }) => {
  await open(page, 'en')
  const link = page.locator('#tasks a[href^="#v1."]').last()
  const line = readFragment((await link.getAttribute('href')) ?? '')
  await link.click()
  await expect(titleOf(page)).toHaveValue(line?.title ?? '')
  await expect(titleOf(page)).toBeFocused()
  await kindOf(page, 0, 'person').check()
  const { hash } = new URL(page.url())
  const other = page.locator(`a[hreflang=fr][href*="${href('tasks', {}, 'fr')}"]`).first()
  await other.evaluate((element: HTMLElement) => element.click())
  await expect(page).toHaveURL(new RegExp(`${href('tasks', {}, 'fr')}#`))
  expect(new URL(page.url()).hash).toBe(hash)
  await waitForHydration(page)
  await expect(titleOf(page)).toHaveValue(line?.title ?? '')
})

for (const [width, height] of [
  [360, 740],
  [768, 1024],
  [1440, 900],
] as const) {
  test(`the page moves little with the longest line, and nothing without one, at ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height })
    await recordLayoutShifts(page)
    await open(page, 'fr')
    expect(await readLayoutShift(page)).toBeLessThan(0.01)
    await page.goto('about:blank')
    await open(page, 'fr', writeFragment(long))
    await expect(stepsOf(page)).toHaveCount(8)
    expect(await readLayoutShift(page)).toBeLessThan(0.1)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
    const end = await page.locator('#line fieldset i').last().boundingBox()
    expect((end?.x ?? 0) + (end?.width ?? 0), 'the line goes to the edge').toBeGreaterThan(width - 6)
  })
}

test('the link is copied, and said so', async ({ page, context }) => {
  const { words } = read('zh')
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await open(page, 'zh')
  await kindOf(page, 0, 'model').check()
  await page
    .locator('#line')
    .getByRole('button', { name: plainText(words.copy) })
    .click()
  await expect(page.locator('#line .row [role=status]')).toHaveText(plainText(words.copied))
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
})

test('a line is brought to a call: into the notes, onto the ticket and to the owner', async ({
  page,
  request,
  baseURL,
}) => {
  test.skip(!hasPages('book', 'es'), 'no appointments')
  const { words, example } = read('es')
  await open(page, 'es')
  await titleOf(page).fill('Pedidos <de> papel')
  const posted: string[] = []
  page.on('request', (one) => one.method() === 'POST' && posted.push(one.url()))
  await page.locator('#line .row a').click()
  await expect(page).toHaveURL(new RegExp(`${href('book', {}, 'es')}#v1\\.`))
  expect(posted).toEqual([])
  const notes = page.locator('[name=notes]')
  const lines = [
    'Pedidos <de> papel',
    ...example.steps.map(({ by, text }, index) => `${index + 1}. ${text} · ${plainText(words.names[by])}`),
  ]
  await expect(notes).toHaveValue(lines.join('\n'))
  await expect(page.locator('form [data-step]')).toHaveCount(example.steps.length)
  // React writes the first value of a text anew whenever it renders, as when the times come, and takes the selection away.
  await page.locator('[name=start]').nth(1).check()
  await notes.fill(`${lines.slice(0, -1).join('\n')}\n¿Qué falta?`)
  await expect(page.locator('form [data-step]')).toHaveCount(example.steps.length - 1)
  const email = `${crypto.randomUUID()}@example.org`
  await page.locator('[name=name]').fill('Ana')
  await page.locator('[name=email]').fill(email)
  await page.locator('form[method=post][action="/api/booking"] button[type=submit]').click()
  await expect(page.locator('main [data-step]').filter({ visible: true })).toHaveCount(example.steps.length - 1)
  const link = /http\S+\/api\/booking\/confirm\?\S+/
  const { text } = await waitForMail(request, baseURL, (mail) => mail.to.includes(email) && link.test(mail.text))
  expect(text, 'the mail to an address that nobody has confirmed repeats nothing').not.toContain('papel')
  await page.goto(link.exec(text)?.[0] ?? '')
  await expect(page.locator('.ticket [data-step]')).toHaveCount(example.steps.length - 1)
  await page.locator('main form button').first().click()
  await expect(page.locator('.ticket [data-step]')).toHaveCount(example.steps.length - 1)
  const owner = await waitForMail(request, baseURL, (mail) => mail.text.includes(email) && mail.text.includes('papel'))
  expect(owner.text).toContain(lines[2])
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('steps are given to others, and the verdict follows', async ({ page }) => {
    const { words, example } = read('fr')
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(href('tasks', {}, 'fr'))
    await expect(verdictOf(page)).toHaveText(plainText(words.verdicts.signed))
    await expect(stepsOf(page).first().locator('legend')).toBeVisible()
    await expect(page.locator('#line button').filter({ visible: true })).toHaveCount(0)
    for (let index = 0; index < example.steps.length; index++) await kindOf(page, index, 'person').check()
    await expect(verdictOf(page)).toHaveText(plainText(words.verdicts.people))
    await kindOf(page, 0, 'rule').check()
    await expect(verdictOf(page)).toHaveText(plainText(words.verdicts.shared))
    await kindOf(page, 1, 'model').check()
    await expect(verdictOf(page)).toHaveText(plainText(words.verdicts.signed))
    for (let index = 0; index < example.steps.length; index++) await kindOf(page, index, 'model').check()
    await expect(verdictOf(page)).toHaveText(plainText(words.verdicts.unsigned))
    for (let index = 0; index < example.steps.length; index++) await kindOf(page, index, 'rule').check()
    await expect(verdictOf(page)).toHaveText(plainText(words.verdicts.rules))
  })
})
