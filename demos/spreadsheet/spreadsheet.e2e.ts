import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from 'playwright/test'
import writeXlsxFile from 'write-excel-file/node'
import { demoLocales } from '../../locales/demo-locales.ts'
import { readI18n } from '../../locales/server.ts'
import { findViolations } from '../../renderer/tests/testing.ts'

const path = '/demos/spreadsheet/index.html'

const { t } = readI18n('en', 'demos/spreadsheet')

/** Opens the demo and waits for the answer to its first question. */
async function open(page: Page, options: string) {
  await page.goto(`${path}?${options}`)
  await expect(page.getByRole('table').first()).toBeVisible()
}

async function ask(page: Page, question: string) {
  await page.getByRole('textbox').fill(question)
  await page.getByRole('textbox').press('Enter')
}

/** A cell of the answer; the data's own table may have the same. */
function findAnswerCell(page: Page, name: string, table = t('spreadsheet.result.table')) {
  return page.getByRole('region', { name: table }).getByRole('cell', { name })
}

async function openFile(page: Page, name: string, buffer: Buffer) {
  await page.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/octet-stream', buffer })
}

const questions = {
  en: { question: 'average price in Madrid', answer: '€12.88', refused: 'sales by weather' },
  es: { question: 'precio medio en Madrid', answer: '12,88\u00a0€', refused: 'ventas por clima' },
  fr: { question: 'prix moyen à Madrid', answer: '12,88\u00a0€', refused: 'ventes par météo' },
  zh: { question: '马德里的平均单价', answer: '€12.88', refused: '按天气统计销售额' },
}

for (const locale of demoLocales) {
  const { question, answer, refused } = questions[locale]
  test(`a question in ${locale} is answered, one about something else is not`, async ({ page }) => {
    const problems: string[] = []
    page.on('console', (message) => ['error', 'warning'].includes(message.type()) && problems.push(message.text()))
    page.on('pageerror', (error) => problems.push(error.message))
    await open(page, `lang=${locale}`)
    await ask(page, question)
    await expect(page.getByRole('definition').filter({ hasText: answer }).first()).toBeVisible()
    await ask(page, refused)
    await expect(page.locator('mark')).toBeVisible()
    await expect(page.getByText(answer)).toHaveCount(0)
    expect(problems).toEqual([])
  })
}

test('a word that nobody knows can be left out, and then the question is answered', async ({ page }) => {
  await open(page, 'lang=en')
  await ask(page, 'total sales by region by weather')
  await page.getByRole('button', { name: t('spreadsheet.choice.ignore', { text: 'weather' }) }).click()
  await expect(findAnswerCell(page, 'North')).toBeVisible()
  await expect(page.getByText(t('spreadsheet.taken.ignored', { text: 'weather' }))).toBeVisible()
})

test('50,000 rows are loaded while the page stays awake, and asked which year is meant', async ({ page }) => {
  await open(page, 'lang=en')
  // Counts how often the page gets to work while the worker reads: a busy page would not get there at all.
  await page.evaluate(() => {
    const tick = () => {
      document.body.dataset.ticks = String(Number(document.body.dataset.ticks ?? 0) + 1)
      setTimeout(tick)
    }
    tick()
  })
  await page.getByRole('button', { name: t('spreadsheet.data.large') }).click()
  await expect(page.getByText('50,136 rows')).toBeVisible({ timeout: 20_000 })
  expect(Number(await page.locator('body').getAttribute('data-ticks'))).toBeGreaterThan(10)
  await page.getByRole('button', { name: '2024' }).click()
  await expect(findAnswerCell(page, 'North')).toBeVisible()
})

test('an own CSV file is asked, and the answer is saved', async ({ page }) => {
  const words = readI18n('es', 'demos/spreadsheet')
  await open(page, 'lang=es')
  await openFile(
    page,
    'gastos.csv',
    Buffer.from('Fecha;Concepto;Gasto\n31/01/2025;Luz;1.050,25\n28/02/2025;Agua;20,5\n'),
  )
  await expect(page.getByText('gastos.csv')).toBeVisible()
  await ask(page, 'gasto total por concepto')
  await expect(findAnswerCell(page, '1050,25', words.t('spreadsheet.result.table'))).toBeVisible()
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: words.t('spreadsheet.answer.export') }).click(),
  ])
  expect(await readFile(await file.path(), 'utf8')).toBe('\ufeffConcepto,Suma de Gasto\r\nLuz,1050.25\r\nAgua,20.5\r\n')
})

test('an own XLSX file with two sheets is joined, in a frame without an origin too', async ({ page, baseURL }) => {
  const xlsx = await writeXlsxFile([
    {
      sheet: 'Sales',
      data: [
        [{ value: 'Shop' }, { value: 'Amount' }],
        [{ value: 'S1' }, { value: 10 }],
        [{ value: 'S2' }, { value: 5 }],
      ],
    },
    {
      sheet: 'Shops',
      data: [
        [{ value: 'Shop' }, { value: 'Town' }],
        [{ value: 'S1' }, { value: 'Vigo' }],
        [{ value: 'S2' }, { value: 'Lugo' }],
      ],
    },
  ]).toBuffer()
  await page.goto(`${path}?lang=en`)
  await page.setContent(
    `<iframe sandbox="allow-scripts allow-forms allow-downloads" src="${baseURL}${path}?lang=en" width="1000" height="900"></iframe>`,
  )
  const frame = page.frameLocator('iframe')
  await expect(frame.getByRole('region', { name: t('spreadsheet.result.table') })).toBeVisible()
  await frame
    .locator('input[type=file]')
    .setInputFiles({ name: 'book.xlsx', mimeType: 'application/zip', buffer: xlsx })
  await expect(frame.getByText('book.xlsx')).toBeVisible()
  await frame.getByRole('textbox').fill('total amount in Vigo')
  await frame.getByRole('textbox').press('Enter')
  await expect(frame.getByText('Sales.Shop = Shops.Shop')).toBeVisible()
  await expect(frame.getByRole('definition').filter({ hasText: /^10$/ })).toBeVisible()
})

test('a wrong file says what is wrong with it, and the data stays', async ({ page }) => {
  await open(page, 'lang=en')
  await openFile(page, 'numbers.csv', Buffer.from('1,2\n3,4\n'))
  await expect(page.getByRole('alert')).toContainText(
    t('spreadsheet.file.noHeader', { sheet: 'numbers', row: 1, column: 1, value: '1' }),
  )
  await openFile(page, 'old.xls', Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, ...Array(600).fill(0)]))
  await expect(page.getByRole('alert')).toContainText(t('spreadsheet.file.oldExcel'))
  await ask(page, 'how many orders')
  await expect(page.getByRole('definition').filter({ hasText: '2,000' }).first()).toBeVisible()
})

for (const theme of ['light', 'dark']) {
  test(`axe finds nothing in the ${theme} scheme`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await open(page, `lang=zh&theme=${theme}`)
    await ask(page, '每月销售额')
    await expect(page.getByRole('img')).toBeVisible()
    expect(await findViolations(page)).toEqual([])
    await ask(page, '按天气统计销售额')
    await expect(page.locator('mark')).toBeVisible()
    expect(await findViolations(page)).toEqual([])
  })
}
