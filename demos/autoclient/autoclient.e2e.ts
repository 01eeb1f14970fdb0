import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from 'playwright/test'
import { type DemoLocale, demoLocales } from '../../locales/demo-locales.ts'
import { readI18n } from '../../locales/server.ts'
import { collectProblems, findViolations } from '../../renderer/tests/testing.ts'
import { toTextTable } from '../shared/table/raw-sheet.ts'
import { readCsv } from '../shared/table/read-csv.ts'
import { expectToFit } from '../shared/testing.ts'
import { gap } from './engine/messages/write-sequence.ts'

const { t } = readI18n('en', 'demos/autoclient')
const shared = readI18n('en', 'demos/demo')

const steps = ['import', 'duplicates', 'ranking', 'messages'] as const

async function open(page: Page, locale: DemoLocale) {
  await page.goto(`/demos/autoclient/index.html?lang=${locale}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

const goTo = (page: Page, step: (typeof steps)[number]) => page.getByRole('tab').nth(steps.indexOf(step)).press('Enter')

const openList = (page: Page, name: string, text: string) =>
  page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })

async function exportTable(page: Page, name: string) {
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name }).click()])
  const [header, ...rows] = toTextTable(readCsv('a.csv', await readFile(await file.path()))).rows
  return { header: header?.cells, rows }
}

/** The page's words about its list. */
const summarize = (rows: number, leads: number, writable: number) =>
  t('autoclient.source.summary', { rows, leads, writable })

test('on a phone the row of tabs shows the chosen one', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 800 })
  for (const locale of demoLocales) {
    await open(page, locale)
    await expect(page.getByRole('tab', { selected: true })).toBeInViewport({ ratio: 1 })
  }
})

test('a visitor weighs a rule, edits a message and exports it, on a phone too, in each language', async ({ page }) => {
  test.slow()
  const problems = collectProblems(page)
  for (const locale of demoLocales) {
    const words = readI18n(locale, 'demos/autoclient')
    await page.setViewportSize({ width: 1280, height: 800 })
    await open(page, locale)
    const first = page.getByRole('heading', { level: 3 }).first()
    const before = await first.textContent()
    await page.getByRole('spinbutton').first().fill('-50')
    await expect(first).not.toHaveText(before ?? '')
    await page.getByRole('button', { name: words.t('autoclient.ranking.next') }).click()
    const edit = page.getByRole('button', { name: words.t('autoclient.message.edit') })
    await edit.first().click()
    await page.getByRole('textbox').filter({ visible: true }).last().fill('Typed by hand')
    await goTo(page, 'ranking')
    await page.getByRole('spinbutton').nth(1).fill('0')
    const { header, rows } = await exportTable(page, words.t('autoclient.export.button'))
    expect(header).toHaveLength(20)
    expect(rows.flatMap(({ cells }) => cells)).toContain('Typed by hand')
    await page.setViewportSize({ width: 320, height: 640 })
    for (const step of steps) {
      await goTo(page, step)
      // An id in the place of words is a text that nobody wrote.
      await expect(page.locator('body')).not.toContainText('autoclient.')
      await expectToFit(page, `${locale}: ${step}`)
    }
  }
  expect(problems).toEqual([])
})

test('duplicates are decided, an own list is read, corrected and written to; axe finds nothing in any step', async ({
  page,
}) => {
  test.slow()
  await open(page, 'en')
  for (const step of steps) {
    await goTo(page, step)
    await page.locator('main details').evaluateAll((all) => {
      for (const details of all.slice(0, 4)) details.setAttribute('open', '')
    })
    await page.emulateMedia({ colorScheme: 'light' })
    expect(await findViolations(page), step).toEqual([])
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await findViolations(page, { rules: ['color-contrast'] }), step).toEqual([])
  }

  await expect(page.getByText(summarize(42, 35, 23))).toBeVisible()
  await goTo(page, 'duplicates')
  await page.getByRole('group', { name: 'Hotel Cala Serena' }).getByLabel(t('autoclient.duplicates.merge')).check()
  await expect(page.getByText(summarize(42, 34, 22))).toBeVisible()
  await page.getByRole('group', { name: 'Gestoría Llopis' }).getByLabel(t('autoclient.duplicates.keep')).check()
  await expect(page.getByText(summarize(42, 35, 22))).toBeVisible()

  await goTo(page, 'import')
  await openList(page, 'broken.csv', 'Name,City\nAna,Vigo\nLuis,Lugo,x')
  await expect(page.getByRole('alert')).toHaveText(
    t('autoclient.problem.rowTooLong', { row: 3, found: 3, expected: 2 }),
  )
  await expect(page.getByText(summarize(42, 35, 22))).toBeVisible()
  // A reader that does not come, and a file that cannot be read, are told; the list stays.
  await page.route(/read-xlsx/, (route) => route.abort())
  await openList(page, 'book.xlsx', 'PK\u0003\u0004')
  await expect(page.getByRole('alert')).toHaveText(shared.t('demo.file.unreadable'))
  const rows = ['Who;Firma;Mail;OK?', 'Ana Gil;;ana@gil.example;yes', 'Luis Mora;Mora SL;luis@mora.example;no']
  await openList(page, 'mine.csv', rows.join('\r\n'))
  await page.getByLabel(shared.t('demo.columns.choose', { column: 'OK?' })).selectOption('consent')
  await page.getByLabel(shared.t('demo.columns.choose', { column: 'Who' })).selectOption('fullName')
  await expect(page.getByText(summarize(2, 2, 1))).toBeVisible()
  // A column that says who wants no mail ends a consent; if it is not used, the page says so above the list.
  await openList(
    page,
    'opt-out.csv',
    'Name,Email,Consent,Newsletter opt-out\nAna,ana@gil.example,yes,\nLuis,luis@mora.example,yes,yes',
  )
  await expect(page.getByText(summarize(2, 2, 1))).toBeVisible()
  const optOut = page.getByLabel(shared.t('demo.columns.choose', { column: 'Newsletter opt-out' }))
  await expect(optOut).toHaveValue('optOut')
  await optOut.selectOption('')
  await expect(
    page.getByText(t('autoclient.source.unusedPermissions', { columns: 'Newsletter opt-out', count: 1 })),
  ).toBeVisible()
  await openList(page, 'mine.csv', rows.join('\r\n'))
  await page.getByLabel(shared.t('demo.columns.choose', { column: 'OK?' })).selectOption('consent')
  await page.getByLabel(shared.t('demo.columns.choose', { column: 'Who' })).selectOption('fullName')
  await goTo(page, 'messages')
  const second = page.getByRole('article', { name: t('autoclient.message.name', { step: 2 }) })
  await expect(second).toContainText(t('autoclient.message.missing', { fields: t('autoclient.field.company'), gap }))
  const copy = second.getByRole('button', { name: t('autoclient.message.copy') })
  await expect(copy).toBeDisabled()
  await second.getByRole('button', { name: t('autoclient.message.edit') }).press('Enter')
  await second.getByLabel(t('autoclient.message.subject')).fill('How to choose the first task')
  await expect(copy).toBeEnabled()
  await page.getByLabel(t('autoclient.messages.language')).selectOption('fr')
  await expect(page.getByRole('article').first().locator('[lang=fr]')).toBeVisible()
})
