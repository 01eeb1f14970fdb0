import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from 'playwright/test'
import { findViolations } from '../../renderer/tests/testing.ts'

const languages = {
  en: { sign: 'Sign the report', signed: 'Signed in the demo', report: 'Language of the report', next: 'es' },
  es: { sign: 'Firmar el informe', signed: 'Firmado en la demo', report: 'Idioma del informe', next: 'fr' },
  fr: { sign: 'Signer le compte rendu', signed: 'Signé dans la démo', report: 'Langue du compte rendu', next: 'zh' },
  zh: { sign: '签署报告', signed: '在演示中签署', report: '报告语言', next: 'en' },
} as const

const devices = {
  en: 'not a medical device',
  es: 'No es un producto sanitario',
  fr: 'Ce n’est pas un dispositif médical',
  zh: '不是医疗器械',
} as const

async function open(page: Page, locale: keyof typeof languages = 'en', theme = 'light'): Promise<string[]> {
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

for (const [locale, words] of Object.entries(languages) as [keyof typeof languages, typeof languages.en][]) {
  test(`the first case is completed, signed and read in another language (${locale})`, async ({ page }) => {
    const problems = await open(page, locale)
    const checks = page.locator('section').filter({ has: page.getByRole('button', { name: words.sign }) })
    await expect(page.getByText('TR5', { exact: false }).filter({ visible: true })).toHaveCount(0)
    await page.getByRole('button', { name: words.sign }).click()
    await expect(checks.getByRole('status')).not.toContainText(words.signed)
    await page.locator('#input-0-shape').selectOption('taller')
    await expect(page.locator('article')).toContainText('TR5')
    await page.getByRole('button', { name: words.sign }).click()
    await expect(checks.getByRole('status')).toContainText(words.signed)
    await page.getByLabel(words.report).selectOption(words.next)
    await expect(page.locator('article')).toContainText(devices[words.next])
    await expect(page.locator('article')).toHaveAttribute('lang', words.next)
    expect(problems).toEqual([])
  })
}

test('a dictation of the visitor fills the fields, and what it does not understand is shown', async ({ page }) => {
  await open(page)
  await page.getByLabel('Dictated text').fill('Quiste anecoico de 6 mm en el lóbulo izquierdo con vasos')
  await page.getByLabel('Language of the dictation').selectOption('es')
  await page.getByRole('button', { name: 'Structure the text' }).click()
  await expect(page.locator('#input-0-composition')).toHaveValue('cystic')
  await expect(page.locator('#input-0-side')).toHaveValue('left')
  await expect(page.locator('#input-0-size')).toHaveValue('6')
  await expect(page.locator('mark', { hasText: 'vasos' })).toBeVisible()
  await expect(page.getByText('names a side (“right”) that no finding has').first()).toBeVisible()
})

test('a report with mistakes cannot be signed, and the checks lead to the fields', async ({ page }) => {
  await open(page)
  await page.getByLabel('Examination and body region').selectOption('mammography')
  await page.getByLabel('Case', { exact: true }).selectOption('breastMistakes')
  await page.getByRole('button', { name: 'Sign the report' }).click()
  await expect(page.getByText('points keep the report from being signed')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Checks and signature' })).toBeFocused()
  const shape = page.getByRole('listitem').filter({ hasText: 'Finding 1. Shape: not stated.' })
  await shape.getByRole('button', { name: 'Go to the field' }).click()
  await expect(page.locator('#input-0-massShape')).toBeFocused()
  await page.locator('#input-0-massShape').selectOption('irregular')
  await expect(shape).toHaveCount(0)
})

test('the ruler moves with the keyboard, and its length goes into the finding', async ({ page }) => {
  await open(page)
  await page.getByRole('button', { name: 'Put the ruler on the drawn lesion' }).click()
  await expect(page.getByText('Ruler: 18 mm')).toBeVisible()
  await page.getByRole('button', { name: 'End of the ruler' }).focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Shift+ArrowRight')
  await expect(page.getByText('Ruler: 19.1 mm')).toBeVisible()
  await page.getByRole('button', { name: 'Take the length over into Nodule 1' }).click()
  await expect(page.locator('#input-0-size')).toHaveValue('19.1')
  await expect(page.locator('article')).toContainText('19.1 × 12 mm')
})

test('window and zoom change the image', async ({ page }) => {
  await open(page)
  await page.getByLabel('Examination and body region').selectOption('chest')
  const read = () => page.locator('canvas').evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL().length)
  await expect(page.getByRole('button', { name: 'Lung' })).toBeVisible()
  const lung = await read()
  await page.getByRole('button', { name: 'Bone' }).click()
  await expect.poll(read).not.toBe(lung)
  const width = (await page.locator('canvas').boundingBox())?.width ?? 0
  await page.getByLabel('Zoom').fill('200')
  await expect.poll(async () => (await page.locator('canvas').boundingBox())?.width).toBeCloseTo(width * 2, 0)
})

test('an own DICOM file is shown, and a file that is none is refused with a reason', async ({ page }) => {
  await open(page)
  const started = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download the synthetic DICOM file' }).click()
  const path = await (await started).path()
  const input = page.locator('input[type=file]')
  await input.setInputFiles({ name: 'own.dcm', mimeType: 'application/dicom', buffer: await readFile(path) })
  await expect(page.getByRole('img', { name: 'Image of the file own.dcm' })).toBeVisible()
  await input.setInputFiles({ name: 'list.dcm', mimeType: 'text/plain', buffer: Buffer.from('a,b\n1,2\n') })
  await expect(page.getByRole('alert')).toContainText('no DICOM file')
  await page.getByRole('button', { name: 'Back to the synthetic image' }).click()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('the report is exported as Markdown with its notice', async ({ page }) => {
  await open(page)
  await page.getByLabel('Language of the report').selectOption('fr')
  await expect(page.locator('article')).toContainText(devices.fr)
  const started = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export as Markdown' }).click()
  const file = await started
  expect(file.suggestedFilename()).toBe('report-thyroid-fr.md')
  const text = await readFile(await file.path(), 'utf8')
  expect(text).toContain(devices.fr)
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
