import { readFile } from 'node:fs/promises'
import { type Download, expect, type Page, test } from 'playwright/test'
import { findViolations } from '../../renderer/tests/testing.ts'

const words = {
  en: {
    series: 'Price series',
    crash: 'Boom and crash',
    strategy: 'Strategy',
    breakout: 'Breakout with ATR stop',
    window: 'Window for the high (candles)',
    own: 'Use own prices',
    file: 'CSV file with prices',
    search: /^Try \d+ combinations$/,
    reason: 'the highest high of the 20 candles before',
    trades: 'Download trades (CSV)',
  },
  es: {
    series: 'Serie de precios',
    crash: 'Auge y desplome',
    strategy: 'Estrategia',
    breakout: 'Ruptura con stop ATR',
    window: 'Ventana del máximo (velas)',
    own: 'Usar precios propios',
    file: 'Archivo CSV con precios',
    search: /^Probar \d+ combinaciones$/,
    reason: 'el máximo de las 20 velas anteriores',
    trades: 'Descargar operaciones (CSV)',
  },
  fr: {
    series: 'Série de prix',
    crash: 'Envolée et krach',
    strategy: 'Stratégie',
    breakout: 'Cassure avec stop ATR',
    window: 'Fenêtre du plus haut (bougies)',
    own: 'Utiliser vos propres prix',
    file: 'Fichier CSV de prix',
    search: /^Essayer \d+ combinaisons$/,
    reason: 'le plus haut des 20 bougies précédentes',
    trades: 'Télécharger les transactions (CSV)',
  },
  zh: {
    series: '价格序列',
    crash: '暴涨与崩盘',
    strategy: '策略',
    breakout: '突破加 ATR 止损',
    window: '前高窗口（K 线数）',
    own: '使用自己的价格',
    file: '价格 CSV 文件',
    search: /^尝试 \d+ 种组合$/,
    reason: '此前 20 根 K 线的最高价',
    trades: '下载交易记录（CSV）',
  },
} as const

type Locale = keyof typeof words

async function open(page: Page, locale: Locale, more = '') {
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

for (const locale of Object.keys(words) as Locale[]) {
  test(`prices, strategy, search and log work in ${locale}`, async ({ page }) => {
    const problems: string[] = []
    page.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
    page.on('pageerror', (error) => problems.push(error.message))
    const { series, crash, strategy, breakout, window, search, reason, trades } = words[locale]
    await open(page, locale)
    const first = await getHeadline(page).textContent()

    await page.getByLabel(series).selectOption(crash)
    await expect(getHeadline(page)).not.toHaveText(first ?? '')
    await page.getByLabel(strategy, { exact: true }).selectOption(breakout)
    await expect(getHeadline(page)).toContainText(breakout)
    const before = await getHeadline(page).textContent()
    await page.getByLabel(window).fill('20')
    await expect(getHeadline(page)).not.toHaveText(before ?? '')
    await expect(page.getByRole('listitem').filter({ hasText: reason }).first()).toBeVisible()

    await page.getByRole('button', { name: search }).click()
    await expect(page.getByRole('status').filter({ hasText: '56' })).toContainText('%')

    const started = page.waitForEvent('download')
    await page.getByRole('button', { name: trades }).click()
    const lines = (await readDownload(await started)).trim().split(/\r?\n/)
    expect(lines.length).toBeGreaterThan(5)
    expect(lines[0]).toContain('entry_time')
    expect(problems).toEqual([])
  })
}

test('the values that a search has found can be used', async ({ page }) => {
  await open(page, 'en')
  await page.getByRole('button', { name: words.en.search }).click()
  await page.getByRole('button', { name: 'Use these values above' }).click()
  await expect(page.getByLabel('Fast average (candles)')).toHaveValue('5')
  await expect(page.getByLabel('Slow average (candles)')).toHaveValue('30')
  // The result stays, and with it the button that has the focus.
  await expect(page.getByRole('button', { name: 'Use these values above' })).toBeFocused()
})

test('a rule can be written', async ({ page }) => {
  await open(page, 'en')
  await page.getByLabel('Strategy', { exact: true }).selectOption('Own rule')
  const buy = page.getByRole('group', { name: 'Buy when' })
  await buy.getByLabel('What is compared').selectOption('RSI')
  await buy.getByLabel('How').selectOption('is below')
  await buy.getByLabel('With what').selectOption('Fixed value')
  await buy.getByLabel('Value').fill('35')
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
  await page.getByLabel('Fast average (candles)').fill('1000')
  await expect(page.getByLabel('Fast average (candles)')).toHaveAccessibleDescription('From 2 to 100.')
  await expect(getHeadline(page)).toHaveText(before ?? '')
})

test('a file of one’s own takes the place of the sample, with its gaps told', async ({ page }) => {
  await open(page, 'en')
  await page.getByText(words.en.own).click()
  const file = createFile()
  const lines = file.buffer.toString().split('\n')
  await page
    .getByLabel(words.en.file)
    .setInputFiles({ ...file, buffer: Buffer.from([...lines.slice(0, 50), ...lines.slice(55)].join('\n')) })
  await expect(page.getByText('There is 1 gap in the time. The longest lasts 6 days')).toBeVisible()
  await expect(page.getByText('295 candles, Jan 1, 2023 to Oct 27, 2023.')).toBeVisible()
  await expect(page.getByLabel(words.en.series)).toHaveValue('file')
  await expect(getHeadline(page)).toContainText('Moving averages')
})

test('a wrong file is refused with its row, and the sample stays', async ({ page }) => {
  await open(page, 'es')
  await page.getByText(words.es.own).click()
  await page
    .getByLabel(words.es.file)
    .setInputFiles(createFile((line, index) => (index === 9 ? line.replace(/,[^,]+$/, ',muchos') : line)))
  await expect(page.getByText('Fila 10, Cierre: «muchos» no es un número.')).toBeVisible()
  await page
    .getByLabel(words.es.file)
    .setInputFiles({ name: 'foto.png', mimeType: 'image/png', buffer: Buffer.from([137, 80, 78, 71]) })
  await expect(page.getByText('No se puede usar foto.png:')).toBeVisible()
  await expect(getHeadline(page)).toContainText('Medias móviles')
})

test('the exported account has a row for each candle and ends with what the page shows', async ({ page }) => {
  await open(page, 'en')
  const started = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download account value (CSV)' }).click()
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
    await page.getByRole('button', { name: words[locale].search }).click()
    if (opened === 'all') for (const summary of await page.locator('summary').all()) await summary.click()
    await expect(page.getByRole('status').filter({ hasText: '61' })).toContainText('%')
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
    expect(await findViolations(page)).toEqual([])
  })
}
