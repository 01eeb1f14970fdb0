import { readFile } from 'node:fs/promises'
import { type Download, expect, type Page, test } from 'playwright/test'
import { type DemoLocale, demoLocales } from '../../locales/demo-locales.ts'
import { readI18n } from '../../locales/server.ts'
import { findViolations } from '../../renderer/tests/testing.ts'

const { t } = readI18n('en', 'demos/cryptoagent')

async function open(page: Page, locale: DemoLocale, more = '') {
  await page.goto(`/demos/cryptoagent/index.html?lang=${locale}${more}`)
  await expect(page.locator('canvas').first()).toBeVisible()
}

function getHeadline(page: Page) {
  return page.getByRole('status').filter({ hasText: '%' }).first()
}

/** Daily candles that rise, fall and rise again. */
function createFile(change: (line: string, index: number) => string = (line) => line) {
  const rows = Array.from({ length: 300 }, (_, index) => {
    const date = new Date(Date.UTC(2023, 0, 1 + index)).toISOString().slice(0, 10)
    const open = 100 + 30 * Math.sin(index / 25)
    return [date, open, open + 3, open - 3, open + 1].map(String).join(',')
  })
  const text = ['Date,Open,High,Low,Close', ...rows].map(change).join('\n')
  return { name: 'prices.csv', mimeType: 'text/csv', buffer: Buffer.from(text) }
}

async function readDownload(download: Download) {
  return readFile(await download.path(), 'utf8')
}

/** The button that searches for better values, of which there are so many. */
function getSearch(page: Page, locale: DemoLocale, count: number) {
  const name = readI18n(locale, 'demos/cryptoagent').t('cryptoagent.forward.search', { count })
  return page.getByRole('button', { name })
}

for (const locale of demoLocales) {
  test(`prices, strategy, search and log work in ${locale}`, async ({ page }) => {
    const problems: string[] = []
    page.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
    page.on('pageerror', (error) => problems.push(error.message))
    const words = readI18n(locale, 'demos/cryptoagent')
    const breakout = words.t('cryptoagent.strategy.breakout')
    await open(page, locale)
    const first = await getHeadline(page).textContent()

    await page.getByLabel(words.t('cryptoagent.prices.series')).selectOption(words.t('cryptoagent.sample.crash'))
    await expect(getHeadline(page)).not.toHaveText(first ?? '')
    await page.getByLabel(words.t('cryptoagent.strategy.label'), { exact: true }).selectOption(breakout)
    await expect(getHeadline(page)).toContainText(breakout)
    const before = await getHeadline(page).textContent()
    await page.getByLabel(words.t('cryptoagent.parameter.window')).fill('20')
    await expect(getHeadline(page)).not.toHaveText(before ?? '')
    const reason = words.t('cryptoagent.phrase.highest', { period: 20 })
    await expect(page.getByRole('listitem').filter({ hasText: reason }).first()).toBeVisible()

    await getSearch(page, locale, 56).click()
    await expect(page.getByRole('status').filter({ hasText: '56' })).toContainText('%')

    const started = page.waitForEvent('download')
    await page.getByRole('button', { name: words.t('cryptoagent.log.exportTrades') }).click()
    const lines = (await readDownload(await started)).trim().split(/\r?\n/)
    expect(lines.length).toBeGreaterThan(5)
    expect(lines[0]).toContain('entry_time')
    expect(problems).toEqual([])
  })
}

test('the values that a search has found can be used', async ({ page }) => {
  await open(page, 'en')
  await getSearch(page, 'en', 61).click()
  await page.getByRole('button', { name: t('cryptoagent.forward.use') }).click()
  await expect(page.getByLabel(t('cryptoagent.parameter.fast'))).toHaveValue('5')
  await expect(page.getByLabel(t('cryptoagent.parameter.slow'))).toHaveValue('30')
  // The result stays, and with it the button that has the focus.
  await expect(page.getByRole('button', { name: t('cryptoagent.forward.use') })).toBeFocused()
})

test('a rule can be written', async ({ page }) => {
  await open(page, 'en')
  await page.getByLabel(t('cryptoagent.strategy.label'), { exact: true }).selectOption(t('cryptoagent.strategy.own'))
  const buy = page.getByRole('group', { name: t('cryptoagent.rule.buy') })
  await buy.getByLabel(t('cryptoagent.rule.left')).selectOption(t('cryptoagent.operand.rsi'))
  await buy.getByLabel(t('cryptoagent.rule.relation')).selectOption(t('cryptoagent.relation.isBelow'))
  await buy.getByLabel(t('cryptoagent.rule.right')).selectOption(t('cryptoagent.operand.level'))
  await buy.getByLabel(t('cryptoagent.rule.level')).fill('35')
  await expect(
    page
      .getByRole('listitem')
      .filter({ hasText: /RSI of 14 candles \(.+\) is below 35/ })
      .first(),
  ).toBeVisible()
})

test('a number outside its limits is explained and changes nothing', async ({ page }) => {
  await open(page, 'en')
  const before = await getHeadline(page).textContent()
  await page.getByLabel(t('cryptoagent.parameter.fast')).fill('1000')
  await expect(page.getByLabel(t('cryptoagent.parameter.fast'))).toHaveAccessibleDescription(
    t('cryptoagent.field.range', { minimum: 2, maximum: 100 }),
  )
  await expect(getHeadline(page)).toHaveText(before ?? '')
})

test('a file of one’s own takes the place of the sample, with its gaps told', async ({ page }) => {
  await open(page, 'en')
  await page.getByText(t('cryptoagent.prices.own')).click()
  const file = createFile()
  const lines = file.buffer.toString().split('\n')
  await page
    .getByLabel(t('cryptoagent.prices.file'))
    .setInputFiles({ ...file, buffer: Buffer.from([...lines.slice(0, 50), ...lines.slice(55)].join('\n')) })
  await expect(
    page.getByText(t('cryptoagent.notice.gaps', { count: 1, longest: '6', after: 'Feb 18, 2023' })),
  ).toBeVisible()
  await expect(
    page.getByText(t('cryptoagent.prices.range', { count: 295, start: 'Jan 1, 2023', end: 'Oct 27, 2023' })),
  ).toBeVisible()
  await expect(page.getByLabel(t('cryptoagent.prices.series'))).toHaveValue('file')
  await expect(getHeadline(page)).toContainText(t('cryptoagent.strategy.crossover'))
})

test('a wrong file is refused with its row, and the sample stays', async ({ page }) => {
  const words = readI18n('es', 'demos/cryptoagent')
  await open(page, 'es')
  await page.getByText(words.t('cryptoagent.prices.own')).click()
  await page
    .getByLabel(words.t('cryptoagent.prices.file'))
    .setInputFiles(createFile((line, index) => (index === 9 ? line.replace(/,[^,]+$/, ',muchos') : line)))
  await expect(
    page.getByText(
      words.t('cryptoagent.problem.notANumber', {
        row: 10,
        column: words.t('cryptoagent.column.close'),
        value: 'muchos',
      }),
    ),
  ).toBeVisible()
  await page
    .getByLabel(words.t('cryptoagent.prices.file'))
    .setInputFiles({ name: 'foto.png', mimeType: 'image/png', buffer: Buffer.from([137, 80, 78, 71]) })
  await expect(page.getByText(words.t('cryptoagent.problem.title', { name: 'foto.png' }))).toBeVisible()
  await expect(getHeadline(page)).toContainText(words.t('cryptoagent.strategy.crossover'))
})

test('the exported account has a row for each candle and ends with what the page shows', async ({ page }) => {
  await open(page, 'en')
  const started = page.waitForEvent('download')
  await page.getByRole('button', { name: t('cryptoagent.log.exportEquity') }).click()
  const lines = (await readDownload(await started)).trim().split(/\r?\n/)
  expect(lines).toHaveLength(1 + 1461)
  const equity = Number(lines.at(-1)?.split(',')[3])
  const shown = ((equity / 10_000 - 1) * 100).toFixed(1)
  await expect(getHeadline(page)).toContainText(`+${shown}%`)
})

for (const { theme, width, locale, opened } of [
  { theme: 'light', width: 1280, locale: 'en', opened: 'none' },
  { theme: 'dark', width: 360, locale: 'fr', opened: 'all' },
] as const) {
  test(`axe finds nothing at ${width} pixels in the ${theme} scheme, with ${opened} of its details open`, async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width, height: 800 })
    await open(page, locale, `&theme=${theme}`)
    await getSearch(page, locale, 61).click()
    if (opened === 'all') for (const summary of await page.locator('summary').all()) await summary.click()
    await expect(page.getByRole('status').filter({ hasText: '61' })).toContainText('%')
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
    expect(await findViolations(page)).toEqual([])
  })
}
