import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from 'playwright/test'
import { type DemoLocale, demoLocales } from '../../locales/demo-locales.ts'
import { readI18n } from '../../locales/server.ts'
import { findViolations } from '../../renderer/tests/testing.ts'

const { t } = readI18n('en', 'demos/apollomedical')

async function open(page: Page, locale: DemoLocale = 'en', theme = 'light'): Promise<string[]> {
  const problems: string[] = []
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) problems.push(message.text())
  })
  page.on('pageerror', ({ message }) => problems.push(message))
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(`/demos/apollomedical/index.html?lang=${locale}&theme=${theme}`)
  await expect(page.locator('canvas')).toBeVisible()
  return problems
}

for (const [index, locale] of demoLocales.entries()) {
  test(`the first case is completed, signed and read in another language (${locale})`, async ({ page }) => {
    const words = readI18n(locale, 'demos/apollomedical')
    const other = demoLocales[(index + 1) % demoLocales.length] ?? 'en'
    const problems = await open(page, locale)
    const sign = page.getByRole('button', { name: words.t('apollomedical.checks.sign') })
    const status = page.locator('section').filter({ has: sign }).getByRole('status')
    await expect(page.getByText('TR5', { exact: false }).filter({ visible: true })).toHaveCount(0)
    await sign.click()
    await expect(status).toHaveText(words.t('apollomedical.checks.refused', { count: 1 }))
    await page.locator('#input-0-shape').selectOption('taller')
    await expect(page.locator('article')).toContainText('TR5')
    await sign.click()
    const [signed = ''] = words.t('apollomedical.checks.signed', { date: '|' }).split('|')
    await expect(status).toContainText(signed)
    await page.getByLabel(words.t('apollomedical.export.locale')).selectOption(other)
    await expect(page.locator('article')).toContainText(
      readI18n(other, 'demos/apollomedical').t('apollomedical.report.notice'),
    )
    await expect(page.locator('article')).toHaveAttribute('lang', other)
    expect(problems).toEqual([])
  })
}

test('a dictation of the visitor fills the fields, and what it does not understand is shown', async ({ page }) => {
  await open(page)
  await page
    .getByLabel(t('apollomedical.dictation.text'))
    .fill('Quiste anecoico de 6 mm en el lóbulo izquierdo con vasos')
  await page.getByLabel(t('apollomedical.dictation.locale')).selectOption('es')
  await page.getByRole('button', { name: t('apollomedical.dictation.structure') }).click()
  await expect(page.locator('#input-0-composition')).toHaveValue('cystic')
  await expect(page.locator('#input-0-side')).toHaveValue('left')
  await expect(page.locator('#input-0-size')).toHaveValue('6')
  await expect(page.locator('mark', { hasText: 'vasos' })).toBeVisible()
  await expect(page.getByText(t('apollomedical.problem.orderSide', { quote: 'right' })).first()).toBeVisible()
})

test('a report with mistakes cannot be signed, and the checks lead to the fields', async ({ page }) => {
  await open(page)
  await page.getByLabel(t('apollomedical.case.template')).selectOption('mammography')
  await page.getByLabel(t('apollomedical.case.label'), { exact: true }).selectOption('breastMistakes')
  await page.getByRole('button', { name: t('apollomedical.checks.sign') }).click()
  await expect(page.getByText('points keep the report from being signed')).toBeVisible()
  await expect(page.getByRole('heading', { name: t('apollomedical.checks.heading') })).toBeFocused()
  const shape = page.getByRole('listitem').filter({ hasText: 'Finding 1. Shape: not stated.' })
  await shape.getByRole('button', { name: t('apollomedical.checks.go') }).click()
  await expect(page.locator('#input-0-massShape')).toBeFocused()
  await page.locator('#input-0-massShape').selectOption('irregular')
  await expect(shape).toHaveCount(0)
})

test('the ruler moves with the keyboard, and its length goes into the finding', async ({ page }) => {
  await open(page)
  await page.getByRole('button', { name: t('apollomedical.image.toLesion') }).click()
  await expect(page.getByText(t('apollomedical.image.distance', { length: '18' }))).toBeVisible()
  await page.getByRole('button', { name: t('apollomedical.image.rulerEnd') }).focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Shift+ArrowRight')
  await expect(page.getByText(t('apollomedical.image.distance', { length: '19.1' }))).toBeVisible()
  await page
    .getByRole('button', {
      name: t('apollomedical.image.take', { finding: t('apollomedical.report.nodule', { number: 1 }) }),
    })
    .click()
  await expect(page.locator('#input-0-size')).toHaveValue('19.1')
  await expect(page.locator('article')).toContainText('19.1 × 12 mm')
})

test('window and zoom change the image', async ({ page }) => {
  await open(page)
  await page.getByLabel(t('apollomedical.case.template')).selectOption('chest')
  const read = () => page.locator('canvas').evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL().length)
  await expect(page.getByRole('button', { name: t('apollomedical.image.preset.lung') })).toBeVisible()
  const lung = await read()
  await page.getByRole('button', { name: t('apollomedical.image.preset.bone') }).click()
  await expect.poll(read).not.toBe(lung)
  const width = (await page.locator('canvas').boundingBox())?.width ?? 0
  await page.getByLabel(t('apollomedical.image.zoom', { percent: 100 })).fill('200')
  await expect.poll(async () => (await page.locator('canvas').boundingBox())?.width).toBeCloseTo(width * 2, 0)
})

test('an own DICOM file is shown, and a file that is none is refused with a reason', async ({ page }) => {
  await open(page)
  const started = page.waitForEvent('download')
  await page.getByRole('button', { name: t('apollomedical.image.download') }).click()
  const path = await (await started).path()
  const input = page.locator('input[type=file]')
  await input.setInputFiles({ name: 'own.dcm', mimeType: 'application/dicom', buffer: await readFile(path) })
  await expect(page.getByRole('img', { name: t('apollomedical.image.ofFile', { name: 'own.dcm' }) })).toBeVisible()
  await input.setInputFiles({ name: 'list.dcm', mimeType: 'text/plain', buffer: Buffer.from('a,b\n1,2\n') })
  await expect(page.getByRole('alert')).toContainText(t('apollomedical.image.problem.notDicom'))
  await page.getByRole('button', { name: t('apollomedical.image.back') }).click()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('the report is exported as Markdown with its notice', async ({ page }) => {
  await open(page)
  const notice = readI18n('fr', 'demos/apollomedical').t('apollomedical.report.notice')
  await page.getByLabel(t('apollomedical.export.locale')).selectOption('fr')
  await expect(page.locator('article')).toContainText(notice)
  const started = page.waitForEvent('download')
  await page.getByRole('button', { name: t('apollomedical.export.markdown') }).click()
  const file = await started
  expect(file.suggestedFilename()).toBe('report-thyroid-fr.md')
  const text = await readFile(await file.path(), 'utf8')
  expect(text).toContain(notice)
  expect(text).toContain('**Diamètres**\u00a0: 18 × 12\u00a0mm')
})

for (const [locale, theme, template] of [
  ['fr', 'light', 'mammography'],
  ['zh', 'dark', 'thyroid'],
] as const) {
  test(`axe finds nothing about ${template} in ${locale}, ${theme}`, async ({ page }) => {
    await open(page, locale, theme)
    const [examination, sample] = [page.locator('main select').first(), page.locator('main select').nth(1)]
    await examination.selectOption(template)
    await sample.selectOption({ index: 1 })
    await page.locator('details').evaluateAll((all) => {
      for (const details of all) details.setAttribute('open', '')
    })
    expect(await findViolations(page)).toEqual([])
  })
}

test('nothing is wider than a phone of 320 pixels', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await open(page, 'fr')
  for (const template of ['thyroid', 'chest', 'mammography']) {
    await page.locator('main select').first().selectOption(template)
    await expect(page.locator('canvas')).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
  }
})
