import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from 'playwright/test'
import { type DemoLocale, demoLocales } from '../../locales/demo-locales.ts'
import { readI18n } from '../../locales/server.ts'
import { collectProblems, findViolations } from '../../renderer/tests/testing.ts'
import { expectToFit } from '../shared/testing.ts'

const { t } = readI18n('en', 'demos/apollomedical')

async function open(page: Page, locale: DemoLocale) {
  await page.goto(`/demos/apollomedical/index.html?lang=${locale}`)
  await expect(page.locator('canvas')).toBeVisible()
}

test('the first case is completed, signed and read in another language, and fits a phone, in each language', async ({
  page,
}) => {
  test.slow()
  const problems = collectProblems(page)
  for (const [index, locale] of demoLocales.entries()) {
    const words = readI18n(locale, 'demos/apollomedical')
    const other = demoLocales[(index + 1) % demoLocales.length] ?? 'en'
    await page.setViewportSize({ width: 1280, height: 800 })
    await open(page, locale)
    const sign = page.getByRole('button', { name: words.t('apollomedical.checks.sign') })
    const status = page.locator('section').filter({ has: sign }).getByRole('status')
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
    await page.setViewportSize({ width: 320, height: 640 })
    for (const template of ['thyroid', 'chest']) {
      await page.locator('main select').first().selectOption(template)
      await expect(page.locator('canvas')).toBeVisible()
      await expectToFit(page, `${locale}: ${template}`)
    }
  }
  expect(problems).toEqual([])
})

test('a finding is measured by keyboard, exported, checked, and shown beside an own file; axe finds nothing', async ({
  page,
}) => {
  test.slow()
  await open(page, 'en')
  await page.getByRole('button', { name: t('apollomedical.image.toLesion') }).press('Enter')
  await page.getByRole('button', { name: t('apollomedical.image.rulerEnd') }).focus()
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Shift+ArrowRight')
  await expect(page.getByText(t('apollomedical.image.distance', { length: '19.1' }))).toBeVisible()
  const finding = t('apollomedical.report.nodule', { number: 1 })
  await page.getByRole('button', { name: t('apollomedical.image.take', { finding }) }).press('Enter')
  await expect(page.locator('#input-0-size')).toHaveValue('19.1')

  await page.getByLabel(t('apollomedical.export.locale')).selectOption('fr')
  // The page exports the text that it shows, and the French words come over the network.
  await expect(page.locator('article')).toContainText('Diamètres')
  const report = page.waitForEvent('download')
  await page.getByRole('button', { name: t('apollomedical.export.text') }).press('Enter')
  const text = await readFile(await (await report).path(), 'utf8')
  expect(text).toContain('Diamètres\u00a0: 19,1 × 12\u00a0mm')

  // In the frame of the site the clipboard is closed to scripts; the older way still copies.
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('closed by the test'))
  })
  await page.getByRole('button', { name: t('apollomedical.export.copy'), exact: true }).press('Enter')
  await expect(page.getByText(t('apollomedical.export.copied'))).toBeVisible()
  await page.locator('#input-examination-order').fill('')
  await page.locator('#input-examination-order').press('ControlOrMeta+v')
  await expect(page.locator('#input-examination-order')).toHaveValue(/Diamètres/)

  const dicom = await readFile(new URL('samples/chest.dcm', import.meta.url))
  const input = page.locator('input[type=file]')
  await input.setInputFiles({ name: 'own.dcm', mimeType: 'application/dicom', buffer: dicom })
  await expect(page.getByRole('img', { name: t('apollomedical.image.ofFile', { name: 'own.dcm' }) })).toBeVisible()
  await input.setInputFiles({ name: 'list.dcm', mimeType: 'text/plain', buffer: Buffer.from('a,b\n1,2\n') })
  await expect(page.getByRole('alert')).toContainText(t('apollomedical.image.problem.notDicom'))

  // An own image goes with its case, and a text that is structured again can be taken back.
  await page.getByLabel(t('apollomedical.case.label'), { exact: true }).selectOption('thyroidMistakes')
  await expect(page.getByRole('img', { name: t('apollomedical.image.drawn') })).toBeVisible()
  await page.getByRole('button', { name: t('apollomedical.checks.sign') }).press('Enter')
  await expect(page.getByRole('heading', { name: t('apollomedical.checks.heading') })).toBeFocused()
  const size = page.getByRole('listitem').filter({ hasText: 'Nodule 2. Diameters: not stated.' })
  await size.getByRole('button', { name: t('apollomedical.checks.go') }).press('Enter')
  await expect(page.locator('#input-1-size')).toBeFocused()
  await expect(page.locator('#input-1-size')).toHaveAccessibleName('Diameters (mm) 1')
  await page.locator('#input-1-size').fill('12')
  await expect(size).toHaveCount(0)
  await page.getByRole('button', { name: t('apollomedical.dictation.structure') }).press('Enter')
  await expect(page.locator('#input-1-size')).toHaveValue('')
  await page.getByRole('button', { name: t('apollomedical.dictation.undo') }).press('Enter')
  await expect(page.locator('#input-1-size')).toHaveValue('12')

  await page.locator('details').evaluateAll((all) => {
    for (const details of all) details.setAttribute('open', '')
  })
  expect(await findViolations(page)).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await findViolations(page, { rules: ['color-contrast'] })).toEqual([])
})
