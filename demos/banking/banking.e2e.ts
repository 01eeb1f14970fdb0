import { readFileSync } from 'node:fs'
import { expect, type Page, test } from 'playwright/test'
import { demoLocales } from '../../locales/demo-locales.ts'
import { readI18n } from '../../locales/server.ts'
import { findViolations } from '../../renderer/tests/testing.ts'

const address = '/demos/banking/index.html'

const { t } = readI18n('en', 'demos/banking')

async function openTab(page: Page, name: string) {
  await page.getByRole('tab', { name, exact: true }).click()
}

/** Hands a file to the first or the only file field. */
async function load(page: Page, name: string, text: string) {
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(text) })
}

for (const locale of demoLocales) {
  test(`from the sample to a learned rule, a forecast and an answer in ${locale}`, async ({ page }) => {
    const words = readI18n(locale, 'demos/banking')
    await page.goto(`${address}?lang=${locale}`)
    await expect(page.locator('html')).toHaveAttribute('lang', locale)
    await expect(page.getByRole('status').first()).toContainText('777')

    await page.getByRole('tabpanel').getByRole('button').first().click()
    const movements = page.getByRole('tab', { name: words.t('banking.tab.movements'), exact: true })
    await expect(movements).toHaveAttribute('aria-selected', 'true')
    const badges = page.getByText(words.t('banking.notSure'), { exact: true })
    const before = await badges.count()
    expect(before).toBeGreaterThan(20)
    const select = page.getByRole('combobox', { name: /KOKORO/ }).first()
    await select.focus()
    await select.selectOption('restaurants')
    await expect(page.getByText('kokoro', { exact: false }).first()).toBeVisible()
    await expect(select).toBeFocused()
    // The movements of the same merchant have gone from the list of what is not sure.
    expect(await badges.count()).toBeLessThan(before)

    await openTab(page, words.t('banking.tab.rules'))
    await expect(page.getByRole('rowheader', { name: /kokoro/ })).toBeVisible()

    await openTab(page, words.t('banking.tab.forecast'))
    await expect(page.getByRole('tabpanel').getByRole('img')).toBeVisible()

    await openTab(page, words.t('banking.tab.questions'))
    const examples = page.getByRole('tabpanel').getByRole('listitem').getByRole('button')
    for (const example of await examples.all()) {
      await example.click()
      // Each example is understood in its language; a refusal would show no restated query.
      await expect(page.locator('[aria-live] strong').first()).toBeVisible()
    }
    await page.getByRole('textbox').fill('xyzzy')
    await page.getByRole('textbox').press('Enter')
    await expect(page.locator('[aria-live]')).toContainText('xyzzy')
    await expect(page.locator('[aria-live] strong')).toHaveCount(0)
  })
}

test('a statement of one’s own takes the sample’s place, and the categories are exported', async ({ page }) => {
  await page.goto(address)
  await load(page, 'own.csv', 'Fecha;Concepto;Importe\n13/03/2026;MERCADONA;-12,50\n14/03/2026;NOMINA ACME;1.000,00\n')
  await expect(page.getByRole('status').first()).toContainText(
    t('banking.files.summary', { files: 1, movements: 2, duplicates: 0 }),
  )
  await load(page, 'again.csv', 'Fecha;Concepto;Importe\n14/03/2026;NOMINA ACME;1.000,00\n15/03/2026;BAR PEPE;-2,00\n')
  await expect(page.getByRole('status').first()).toContainText(
    t('banking.files.summary', { files: 2, movements: 3, duplicates: 1 }),
  )
  await openTab(page, t('banking.tab.movements'))
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: t('banking.movements.export') }).click(),
  ])
  expect(saved.suggestedFilename()).toBe(t('banking.movements.fileName'))
  expect(readFileSync(await saved.path(), 'utf8')).toContain(
    `2026-03-13,MERCADONA,-12.50,,${t('banking.category.groceries')},${t('banking.sure')},`,
  )
})

test('a wrong file is refused with the row and the column, and the account stays', async ({ page }) => {
  await page.goto(address)
  await load(page, 'wrong.csv', 'Fecha;Concepto;Importe\n13/03/2026;A;-1,00\n31/02/2026;B;-2,00\n')
  await expect(page.getByRole('alert')).toContainText(
    t('banking.problem.badDate', { row: 3, column: 'Fecha', value: '31/02/2026' }),
  )
  await load(page, 'picture.png', '\0\0')
  await expect(page.getByRole('alert')).toContainText(t('banking.problem.binary'))
  await expect(page.getByRole('status').first()).toContainText('777')
})

test('rules are saved, removed and loaded again', async ({ page }) => {
  await page.goto(address)
  await openTab(page, t('banking.tab.movements'))
  await page.getByRole('searchbox').fill('kokoro')
  await page
    .getByRole('combobox', { name: /KOKORO/ })
    .first()
    .selectOption('leisure')
  await openTab(page, t('banking.tab.rules'))
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: t('banking.rules.save') }).click(),
  ])
  const content = readFileSync(await saved.path(), 'utf8')
  await page.getByRole('button', { name: t('banking.rules.removeNamed', { pattern: 'kokoro headrow' }) }).click()
  await expect(page.getByRole('rowheader', { name: /kokoro/ })).toHaveCount(0)
  await page
    .getByLabel(t('banking.rules.load'))
    .setInputFiles({ name: 'rules.json', mimeType: 'application/json', buffer: Buffer.from(content) })
  await expect(page.getByRole('rowheader', { name: /kokoro/ })).toBeVisible()
})

test('tabs are moved between with the arrow keys', async ({ page }) => {
  await page.goto(address)
  await page.getByRole('tab', { name: t('banking.tab.overview') }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: t('banking.tab.movements') })).toBeFocused()
  await page.keyboard.press('End')
  await expect(page.getByRole('tab', { name: t('banking.tab.rules') })).toHaveAttribute('aria-selected', 'true')
})

for (const theme of ['light', 'dark']) {
  test(`axe finds nothing in any tab in the ${theme} scheme, and nothing is wider than a phone`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.setViewportSize({ width: 360, height: 740 })
    await page.goto(`${address}?theme=${theme}&lang=fr`)
    for (const tab of await page.getByRole('tab').all()) {
      await tab.click()
      await expect(page.getByRole('tabpanel')).not.toBeEmpty()
      // The dark scheme differs in nothing but its colours.
      expect(await findViolations(page, theme === 'light' ? {} : { rules: ['color-contrast'] })).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
    }
  })
}

test('it works in a sandboxed frame without an origin', async ({ page }) => {
  await page.goto(address)
  await page.setContent(
    `<iframe title="demo" sandbox="allow-scripts allow-downloads" src="${address}" width="1100" height="700"></iframe>`,
  )
  const frame = page.frameLocator('iframe')
  await expect(frame.getByRole('status').first()).toContainText('777')
  await frame.getByRole('tab', { name: t('banking.tab.forecast') }).click()
  await expect(frame.getByRole('tabpanel').getByRole('img')).toBeVisible()
})
