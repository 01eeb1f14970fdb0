import { expect, type Page, test } from 'playwright/test'
import { type DemoLocale, demoLocales } from '../../locales/demo-locales.ts'
import { readI18n } from '../../locales/server.ts'
import { collectProblems, findViolations } from '../../renderer/tests/testing.ts'
import { packXlsx } from '../shared/table/testing.ts'
import { expectToFit } from '../shared/testing.ts'

const { t } = readI18n('en', 'demos/cryptoagent')
const shared = readI18n('en', 'demos/demo')

async function open(page: Page, locale: DemoLocale) {
  await page.goto(`/demos/cryptoagent/index.html?lang=${locale}`)
  await expect(page.locator('canvas').first()).toBeVisible()
}

function getHeadline(page: Page) {
  return page.getByRole('status').filter({ hasText: '%' }).first()
}

/** Daily candles, five of which are missing. */
function createFile(change: (line: string, index: number) => string = (line) => line) {
  const rows = Array.from({ length: 300 }, (_, index) => {
    const date = new Date(Date.UTC(2023, 0, 1 + index)).toISOString().slice(0, 10)
    const open = 100 + 30 * Math.sin(index / 25)
    return [date, open, open + 3, open - 3, open + 1].map(String).join(',')
  })
  const lines = ['Date,Open,High,Low,Close', ...rows].map(change)
  const text = [...lines.slice(0, 50), ...lines.slice(55)].join('\n')
  return { name: 'prices.csv', mimeType: 'text/csv', buffer: Buffer.from(text) }
}

test('prices, strategy and log work, on a phone too, in each language', async ({ page }) => {
  test.slow()
  const problems = collectProblems(page)
  for (const locale of demoLocales) {
    const words = readI18n(locale, 'demos/cryptoagent')
    const breakout = words.t('cryptoagent.strategy.breakout')
    await page.setViewportSize({ width: 1280, height: 800 })
    await open(page, locale)
    const first = await getHeadline(page).textContent()
    await page.getByLabel(words.t('cryptoagent.prices.series')).selectOption(words.t('cryptoagent.sample.crash'))
    await expect(getHeadline(page)).not.toHaveText(first ?? '')
    await page.getByLabel(words.t('cryptoagent.strategy.label'), { exact: true }).selectOption(breakout)
    await expect(getHeadline(page)).toContainText(breakout)
    await page.getByLabel(words.t('cryptoagent.parameter.window')).fill('20')
    const reason = words.t('cryptoagent.phrase.highest', { period: 20 })
    await expect(page.getByRole('listitem').filter({ hasText: reason }).first()).toBeVisible()
    await page.setViewportSize({ width: 360, height: 740 })
    await expectToFit(page, locale)
  }
  expect(problems).toEqual([])
})

test('found values are used, a rule and an own file work by keyboard, a wrong file does not; axe finds nothing', async ({
  page,
}) => {
  test.slow()
  await open(page, 'en')
  const fast = page.getByLabel(t('cryptoagent.parameter.fast'))
  const before = await getHeadline(page).textContent()
  await fast.fill('1000')
  await expect(fast).toHaveAccessibleDescription(shared.t('demo.field.range', { minimum: 2, maximum: 100 }))
  await expect(getHeadline(page)).toHaveText(before ?? '')
  await page.getByRole('button', { name: t('cryptoagent.forward.search', { count: 61 }) }).press('Enter')
  const use = page.getByRole('button', { name: t('cryptoagent.forward.use') })
  await use.press('Enter')
  await expect(fast).toHaveValue('50')
  // The result stays, and with it the button that has the focus.
  await expect(use).toBeFocused()
  // A calculation with the former values is given up when new values come.
  await expect(getHeadline(page)).not.toHaveText(before ?? '')
  // A calculation that fails says so, instead of showing “working” for ever.
  await page.evaluate(() => {
    AbortSignal.prototype.throwIfAborted = () => {
      throw new Error('broken by the test')
    }
  })
  await page.getByRole('button', { name: t('cryptoagent.luck.draw', { count: 200 }) }).press('Enter')
  await expect(page.getByText(shared.t('demo.failed'))).toBeVisible()
  await expect(page.getByText(t('cryptoagent.working'))).toHaveCount(0)

  await page.getByLabel(t('cryptoagent.strategy.label'), { exact: true }).selectOption(t('cryptoagent.strategy.own'))
  const buy = page.getByRole('group', { name: t('cryptoagent.rule.buy') })
  await buy.getByLabel(t('cryptoagent.rule.left')).selectOption(t('cryptoagent.operand.rsi'))
  await buy.getByLabel(t('cryptoagent.rule.relation')).selectOption(t('cryptoagent.relation.isBelow'))
  await buy.getByLabel(t('cryptoagent.rule.right')).selectOption(t('cryptoagent.operand.level'))
  await buy.getByLabel(t('cryptoagent.rule.level')).fill('35')
  const reason = page.getByRole('listitem').filter({ hasText: /RSI of 14 candles \(.+\) is below 35/ })
  await expect(reason.first()).toBeVisible()

  const file = page.locator('input[type=file]')
  await file.setInputFiles(createFile((line, index) => (index === 9 ? line.replace(/,[^,]+$/, ',many') : line)))
  const problem = { row: 10, column: t('cryptoagent.column.close'), value: 'many' }
  await expect(page.getByText(t('cryptoagent.problem.notANumber', problem))).toBeVisible()
  await file.setInputFiles(createFile())
  await expect(
    page.getByText(t('cryptoagent.notice.gaps', { count: 1, longest: '6', after: 'Feb 18, 2023' })),
  ).toBeVisible()
  await expect(page.getByLabel(t('cryptoagent.prices.series'))).toHaveValue('file')
  expect(await findViolations(page)).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await findViolations(page, { rules: ['color-contrast'] })).toEqual([])
})

test('a workbook is read by its sheet of prices, and a web page is refused for what it is', async ({ page }) => {
  await open(page, 'en')
  const file = page.locator('input[type=file]')
  const mimeType = 'application/vnd.ms-excel'
  const names = ['Date', 'Time', 'Open', 'High', 'Low', 'Close'].map((name) => `<c t="str"><v>${name}</v></c>`)
  const prices = Array.from({ length: 72 }, (_, hour) => {
    const [day, clock] = [46_000 + Math.floor(hour / 24), (hour % 24) / 24]
    const values = [10 + hour, 12 + hour, 9 + hour, 11 + hour].map((value) => `<c><v>${value}</v></c>`).join('')
    return `<row><c s="1"><v>${day}</v></c><c s="2"><v>${clock}</v></c>${values}</row>`
  })
  const sheets = [
    { name: 'Chart', xml: '', type: 'chartsheet' },
    { name: 'Cover', xml: '<row><c><v>1</v></c></row>' },
    { name: 'Prices', xml: `<row>${names.join('')}</row>${prices.join('')}` },
  ]
  const buffer = Buffer.from(packXlsx({ sheets, formats: ['yyyy-mm-dd', 'hh:mm'] }))
  await file.setInputFiles({ name: 'hours.xlsx', mimeType, buffer })
  await expect(page.getByText(shared.t('demo.note.otherSheets', { count: 1, sheet: 'Prices' }))).toBeVisible()
  await expect(page.getByLabel(t('cryptoagent.prices.series'))).toHaveValue('file')
  await file.setInputFiles({ name: 'prices.xls', mimeType, buffer: Buffer.from('<html><table><tr><td>1') })
  await expect(page.getByRole('alert')).toHaveText(shared.t('demo.file.webPage'))
})
