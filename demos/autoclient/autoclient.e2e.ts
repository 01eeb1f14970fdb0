import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from 'playwright/test'
import { demoLocales } from '../../locales/demo-locales.ts'
import { readI18n } from '../../locales/server.ts'
import { findViolations } from '../../renderer/tests/testing.ts'
import { readCsv } from './engine/read-csv.ts'
import { gap } from './engine/render-template.ts'

const { t } = readI18n('en', 'demos/autoclient')

const steps = ['import', 'duplicates', 'ranking', 'messages'] as const

async function openDemo(page: Page, search: string) {
  await page.goto(`/demos/autoclient/index.html?${search}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

const goTo = (page: Page, step: (typeof steps)[number]) =>
  page.locator('nav ol button').nth(steps.indexOf(step)).click()

const openList = (page: Page, name: string, text: string) =>
  page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })

async function exportTable(page: Page, name: string) {
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name }).click()])
  const result = readCsv(await readFile(await file.path()))
  if ('problem' in result) throw new Error(result.problem.code)
  return result.table
}

/** What the page says of its list. */
const summarize = (rows: number, leads: number, writable: number) =>
  t('autoclient.source.summary', { rows, leads, writable })

for (const locale of demoLocales) {
  test(`a visitor weighs a rule, edits a message and exports it (${locale})`, async ({ page }) => {
    const words = readI18n(locale, 'demos/autoclient')
    const exceptions: string[] = []
    page.on('pageerror', ({ message }) => exceptions.push(message))
    await openDemo(page, `lang=${locale}`)
    const first = page.getByRole('heading', { level: 3 }).first()
    const before = await first.textContent()
    await page.getByRole('spinbutton').first().fill('-50')
    await expect(first).not.toHaveText(before ?? '')
    await page.getByRole('button', { name: words.t('autoclient.ranking.next') }).click()
    await page
      .getByRole('button', { name: words.t('autoclient.message.edit') })
      .first()
      .click()
    await page.getByRole('textbox').filter({ visible: true }).last().fill('Typed by hand')

    await goTo(page, 'ranking')
    await page.getByRole('spinbutton').nth(1).fill('0')
    const { header, rows } = await exportTable(page, words.t('autoclient.export.button'))
    expect(header).toHaveLength(28)
    expect(rows.flatMap(({ cells }) => cells)).toContain('Typed by hand')
    expect(rows.filter(({ cells }) => cells.some((cell) => /[{}]/.test(cell)))).toEqual([])
    for (const step of steps) {
      await goTo(page, step)
      // An id where words should be is a text that nobody wrote.
      await expect(page.locator('body')).not.toContainText('autoclient.')
    }
    expect(exceptions).toEqual([])
  })
}

test('a doubtful pair can be merged and a clear one kept apart', async ({ page }) => {
  await openDemo(page, 'lang=en')
  await expect(page.getByText(summarize(42, 35, 23))).toBeVisible()
  await goTo(page, 'duplicates')
  await page.getByRole('group', { name: 'Hotel Cala Serena' }).getByLabel(t('autoclient.duplicates.merge')).check()
  await expect(page.getByText(summarize(42, 34, 22))).toBeVisible()
  await page.getByRole('group', { name: 'Gestoría Llopis' }).getByLabel(t('autoclient.duplicates.keep')).check()
  await expect(page.getByText(summarize(42, 35, 22))).toBeVisible()
})

test('a visitor’s own list is read, corrected and written to', async ({ page }) => {
  await openDemo(page, 'lang=en')
  const rows = ['Who;Firma;Mail;OK?', 'Ana Gil;;ana@gil.example;yes', 'Luis Mora;Mora SL;luis@mora.example;no']
  await openList(page, 'mine.csv', rows.join('\r\n'))
  await expect(page.getByText(summarize(2, 2, 0))).toBeVisible()
  await page.getByLabel(t('autoclient.import.choose', { column: 'OK?' })).selectOption('consent')
  await page.getByLabel(t('autoclient.import.choose', { column: 'Who' })).selectOption('fullName')
  await expect(page.getByText(summarize(2, 2, 1))).toBeVisible()
  await goTo(page, 'messages')
  const second = page.getByRole('article', { name: t('autoclient.message.name', { step: 2 }) })
  await expect(second).toContainText(t('autoclient.message.missing', { fields: t('autoclient.field.company'), gap }))
  await expect(second.getByRole('button', { name: t('autoclient.message.copy') })).toBeDisabled()
  await second.getByRole('button', { name: t('autoclient.message.edit') }).click()
  await second.getByLabel(t('autoclient.message.subject')).fill('How to choose the first task')
  await expect(second.getByRole('button', { name: t('autoclient.message.copy') })).toBeEnabled()
})

test('the language of the messages is the lead’s, and the visitor may choose another', async ({ page }) => {
  await openDemo(page, 'lang=en')
  await goTo(page, 'messages')
  const opening = page.getByRole('article', { name: t('autoclient.message.name', { step: 1 }) })
  await expect(opening).toContainText('Hola, Marta:')
  await page.getByLabel(t('autoclient.messages.language')).selectOption('fr')
  await expect(opening).toContainText('Bonjour Marta,')
  await expect(opening.locator('[lang=fr]')).toBeVisible()
})

test('a wrong file gets a sentence that says what is wrong, and the open list stays', async ({ page }) => {
  await openDemo(page, 'lang=en')
  await openList(page, 'broken.csv', 'Name,City\nAna,Vigo\nLuis,Lugo,x')
  await expect(page.getByRole('alert')).toHaveText(
    t('autoclient.problem.rowTooLong', { row: 3, found: 3, expected: 2 }),
  )
  await openList(page, 'book.xlsx', 'PK\u0003\u0004')
  await expect(page.getByRole('alert')).toHaveText(t('autoclient.problem.workbook'))
  await expect(page.getByText(summarize(42, 35, 23))).toBeVisible()
})

for (const theme of ['light', 'dark']) {
  test(`axe finds nothing in any step in the ${theme} scheme`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openDemo(page, `lang=fr&theme=${theme}`)
    for (const step of steps) {
      await goTo(page, step)
      await page.locator('main details').evaluateAll((all) => {
        for (const details of all.slice(0, 4)) details.setAttribute('open', '')
      })
      expect(await findViolations(page), step).toEqual([])
    }
  })
}

test('nothing stands outside a page of 320 pixels', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await openDemo(page, 'lang=fr')
  for (const step of steps) {
    await goTo(page, step)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  }
})
