import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from 'playwright/test'
import writeXlsxFile from 'write-excel-file/node'
import { demoLocales } from '../../locales/demo-locales.ts'
import { readI18n } from '../../locales/server.ts'
import { collectProblems, findViolations } from '../../renderer/tests/testing.ts'
import { expectToFit } from '../shared/testing.ts'

const path = '/demos/spreadsheet/index.html'

const { t } = readI18n('en', 'demos/spreadsheet')
const shared = readI18n('en', 'demos/demo')

async function ask(page: Page, question: string) {
  await page.getByRole('textbox').fill(question)
  // It can be pressed as soon as the table is read.
  await page.locator('form [type=submit]').click()
}

/** A cell of the answer; the data's own table may have the same. */
function findAnswerCell(page: Page, name: string) {
  return page.getByRole('region', { name: t('spreadsheet.result.table') }).getByRole('cell', { name })
}

const questions = {
  en: { question: 'average price in Madrid', answer: '€12.88', refused: 'sales by weather' },
  es: { question: 'precio medio en Madrid', answer: '12,88\u00a0€', refused: 'ventas por clima' },
  fr: { question: 'prix moyen à Madrid', answer: '12,88\u00a0€', refused: 'ventes par météo' },
  zh: { question: '马德里的平均单价', answer: '€12.88', refused: '按天气统计销售额' },
}

test('a question is answered, one about something else is not, on a phone too, in each language', async ({ page }) => {
  test.slow()
  const problems = collectProblems(page)
  for (const locale of demoLocales) {
    const { question, answer, refused } = questions[locale]
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto(`${path}?lang=${locale}`)
    await expect(page.getByRole('table').first()).toBeVisible()
    await ask(page, question)
    await expect(page.getByRole('definition').filter({ hasText: answer }).first()).toBeVisible()
    await page.setViewportSize({ width: 360, height: 740 })
    await expectToFit(page, locale)
    await ask(page, refused)
    await expect(page.locator('mark')).toBeVisible()
    await expect(page.getByText(answer)).toHaveCount(0)
    await expectToFit(page, locale)
  }
  expect(problems).toEqual([])
})

test('50,000 rows load while the page stays awake, an own file is asked and saved, and axe finds nothing', async ({
  page,
}) => {
  test.slow()
  await page.goto(path)
  await expect(page.getByRole('table').first()).toBeVisible()
  // Counts how often the page gets to work while the worker reads: a busy page would not get there at all.
  await page.evaluate(() => {
    const tick = () => {
      document.body.dataset.ticks = String(Number(document.body.dataset.ticks ?? 0) + 1)
      setTimeout(tick)
    }
    tick()
  })
  await page.getByRole('button', { name: t('spreadsheet.data.large') }).press('Enter')
  await expect(page.getByText('50,136 rows')).toBeVisible({ timeout: 60_000 })
  expect(Number(await page.locator('body').getAttribute('data-ticks'))).toBeGreaterThan(10)
  await page.getByRole('button', { name: '2024' }).press('Enter')
  await expect(findAnswerCell(page, 'North')).toBeVisible()
  await ask(page, 'total sales by region by weather')
  await expect(page.locator('mark')).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await findViolations(page, { rules: ['color-contrast'] })).toEqual([])
  await page.getByRole('button', { name: t('spreadsheet.choice.ignore', { text: 'weather' }) }).press('Enter')
  await expect(page.getByText(t('spreadsheet.taken.ignored', { text: 'weather' }))).toBeVisible()

  const file = page.locator('input[type=file]')
  const own = 'Date;Item;Cost\n31/01/2025;Light;1.050,25\n28/02/2025;Water;20,5\n'
  await file.setInputFiles({ name: 'costs.csv', mimeType: 'text/csv', buffer: Buffer.from(own) })
  await expect(page.getByText('costs.csv')).toBeVisible()
  await ask(page, 'total cost by item')
  await expect(findAnswerCell(page, '1,050.25')).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: t('spreadsheet.answer.export') }).click(),
  ])
  expect(await readFile(await saved.path(), 'utf8')).toContain('Light,1050.25\r\nWater,20.5\r\n')
  await file.setInputFiles({ name: 'numbers.csv', mimeType: 'text/csv', buffer: Buffer.from('1,2\n3,4\n') })
  await expect(page.getByText(t('spreadsheet.note.noHeader'))).toBeVisible()

  const mixed = 'Client,Amount\nAna,€10\nBo,$20\nCy,#N/A\nTotal,30\nTotal Corp,$7\n'
  await file.setInputFiles({ name: 'mixed.csv', mimeType: 'text/csv', buffer: Buffer.from(mixed) })
  await expect(page.getByText('mixed.csv')).toBeVisible()
  await ask(page, 'total amount')
  await expect(page.getByText(t('spreadsheet.taken.idleTotals', { count: 1, row: 6 }))).toBeVisible()
  await page.getByRole('button', { name: t('spreadsheet.choice.eachCurrency') }).press('Enter')
  await expect(findAnswerCell(page, 'USD')).toBeVisible()
  await expect(page.getByText(t('spreadsheet.note.totalRow', { count: 1, row: 5 }))).toBeVisible()
  expect(await findViolations(page)).toEqual([])
  const webPage = { name: 'page.csv', mimeType: 'text/csv', buffer: Buffer.from('<html><table></table></html>') }
  await file.setInputFiles(webPage)
  await expect(page.getByRole('alert')).toHaveText(shared.t('demo.file.webPage'))
})

test('an own XLSX file is asked, one sheet at a time, in a frame without an origin', async ({ page, baseURL }) => {
  const sheet = (name: string, rows: Array<Array<string | number>>) => ({
    sheet: name,
    data: rows.map((row) => row.map((value) => ({ value }))),
  })
  const xlsx = await writeXlsxFile([
    sheet('Sales', [
      ['Shop', 'Amount'],
      ['S1', 10],
      ['S2', 5],
    ]),
    sheet('Shops', [
      ['Shop', 'Town'],
      ['S1', 'Vigo'],
      ['S2', 'Lugo'],
    ]),
  ]).toBuffer()
  await page.goto(path)
  await page.setContent(
    `<iframe sandbox="allow-scripts allow-forms allow-downloads" src="${baseURL}${path}?lang=en" width="1000" height="900"></iframe>`,
  )
  const frame = page.frameLocator('iframe')
  await expect(frame.getByRole('region', { name: t('spreadsheet.result.table') })).toBeVisible()
  await frame
    .locator('input[type=file]')
    .setInputFiles({ name: 'book.xlsx', mimeType: 'application/zip', buffer: xlsx })
  await expect(frame.getByText('book.xlsx')).toBeVisible()
  await frame.getByRole('textbox').fill('total amount by shop')
  await frame.getByRole('textbox').press('Enter')
  const answer = frame.getByRole('region', { name: t('spreadsheet.result.table') })
  await expect(answer.getByRole('cell', { name: '10', exact: true })).toBeVisible()
  await frame.getByRole('textbox').fill('total amount by town')
  await frame.getByRole('textbox').press('Enter')
  await expect(
    frame.getByText(t('spreadsheet.problem.otherSheet', { columns: 'Sales.Amount and Shops.Town' })),
  ).toBeVisible()
})

test('a page that something else has changed is shown anew with the file that is open, and not without end', async ({
  page,
}) => {
  await page.goto(path)
  await expect(page.getByRole('table').first()).toBeVisible()
  const own = { name: 'towns.csv', mimeType: 'text/csv', buffer: Buffer.from('Town,Cost\nVigo,5\nLugo,7\n') }
  await page.locator('input[type=file]').setInputFiles(own)
  await expect(page.getByText('towns.csv')).toBeVisible()
  for (const expected of ['demo.failure.anew', 'demo.failure.anew', 'demo.failure.ended'] as const) {
    await ask(page, 'total cost by town')
    await expect(findAnswerCell(page, 'Lugo')).toBeVisible()
    // React is about to take this table away.
    await page.getByRole('region', { name: t('spreadsheet.result.table') }).evaluate((table) => table.remove())
    const failing = await page.locator('form').elementHandle()
    await ask(page, 'total cost')
    // An alert of an earlier failure is still there.
    await page.waitForFunction((form) => !form?.isConnected, failing)
    await expect(page.getByRole('alert')).toContainText(shared.t(expected))
    if (expected === 'demo.failure.anew') await expect(page.getByText('towns.csv')).toBeVisible()
  }
  await page.getByRole('button', { name: shared.t('demo.failure.reload') }).click()
  await expect(findAnswerCell(page, 'North')).toBeVisible()
  await expect(page.getByRole('alert')).toHaveCount(0)
})
