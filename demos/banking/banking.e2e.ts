import { readFileSync } from 'node:fs'
import { expect, type Page, test } from 'playwright/test'
import { demoLocales } from '../../locales/demo-locales.ts'
import { readI18n } from '../../locales/server.ts'
import { collectProblems, findViolations } from '../../renderer/tests/testing.ts'
import { expectToFit } from '../shared/testing.ts'

const address = '/demos/banking/index.html'

const { t } = readI18n('en', 'demos/banking')
const shared = readI18n('en', 'demos/demo')

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

test('from the sample to a learned rule and a forecast, on a phone too, in each language', async ({ page }) => {
  test.slow()
  const problems = collectProblems(page)
  for (const locale of demoLocales) {
    const words = readI18n(locale, 'demos/banking')
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto(`${address}?lang=${locale}`)
    await expect(page.getByRole('status').first()).toContainText('777')

    await page.getByRole('tabpanel').getByRole('button').first().click()
    const badges = page.getByText(words.t('banking.notSure'), { exact: true })
    await expect(badges.first()).toBeVisible()
    const before = await badges.count()
    const select = page.getByRole('combobox', { name: /KOKORO/ }).first()
    await select.focus()
    await select.selectOption('restaurants')
    await expect(select).toBeFocused()
    // The movements of the same merchant have gone from the list for review.
    await expect.poll(() => badges.count()).toBeLessThan(before)
    await openTab(page, words.t('banking.tab.forecast'))
    await expect(page.getByRole('tabpanel').getByRole('img')).toBeVisible()

    // Turned or narrowed while it is used, and anew.
    await page.setViewportSize({ width: 360, height: 740 })
    await expectToFit(page, locale)
    for (const tab of await page.getByRole('tab').all()) {
      await tab.click()
      await expectToFit(page, locale)
    }
  }
  expect(problems).toEqual([])
})

test('a statement of one’s own, its export and the undo of a correction work, tabs by keyboard, and axe finds nothing in any of them', async ({
  page,
}) => {
  test.slow()
  await page.goto(address)
  await expect(page.getByRole('status').first()).toContainText('777')
  await page.getByRole('tab', { name: t('banking.tab.overview') }).focus()
  const tabs = await page.getByRole('tab').all()
  for (const tab of tabs) {
    await expect(tab).toBeFocused()
    await expect(tab).toHaveAttribute('aria-selected', 'true')
    await page.emulateMedia({ colorScheme: 'light' })
    expect(await findViolations(page)).toEqual([])
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await findViolations(page, { rules: ['color-contrast'] })).toEqual([])
    await page.keyboard.press('ArrowRight')
  }

  await openTab(page, t('banking.tab.movements'))
  await page.getByRole('searchbox').fill('kokoro')
  await page
    .getByRole('combobox', { name: /KOKORO/ })
    .first()
    .selectOption('leisure')
  await page.getByRole('button', { name: t('banking.learned.undo') }).click()
  await expect(page.getByRole('combobox', { name: /KOKORO/ }).first()).not.toHaveValue('leisure')
  const month = page.getByRole('combobox', { name: t('banking.month') })
  await page.getByRole('searchbox').fill('')
  await month.selectOption({ index: 2 })

  await load(page, 'wrong.csv', 'Fecha;Concepto;Importe\n13/03/2026;A;-1,00\n31/02/2026;B;-2,00\n')
  await expect(page.getByRole('alert')).toContainText(
    t('banking.problem.badDate', { row: 3, column: 'Fecha', value: '31/02/2026' }),
  )
  await load(
    page,
    'own.csv',
    'Cuándo;Qué;Importe;Saldo\n13/03/2026;MERCADONA;-12,50;87,50\n14/03/2026;NOMINA;1.000,00;1.087,50\n',
  )
  // A heading that nobody knows is chosen instead of refused.
  const read = page.getByRole('button', { name: t('banking.files.read') })
  await expect(read).toBeDisabled()
  const choose = (column: string) => page.getByLabel(shared.t('demo.columns.choose', { column }))
  await choose('Cuándo').selectOption('date')
  await choose('Qué').selectOption('description')
  await read.press('Enter')
  await expect(page.getByRole('status').first()).toContainText('2 transactions')
  // The month that was looked at is not in this file.
  await expect(month).toHaveValue('')
  await expect(page.getByText('MERCADONA', { exact: true })).toBeVisible()
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: t('banking.movements.export') }).click(),
  ])
  expect(readFileSync(await saved.path(), 'utf8')).toContain(
    `2026-03-13,MERCADONA,-12.5,,${t('banking.category.groceries')},${t('banking.sure')}`,
  )

  // A forecast that is open follows the next file, with the balance in its field.
  await page.getByRole('button', { name: t('banking.files.showSample') }).press('Enter')
  await openTab(page, t('banking.tab.forecast'))
  const balance = page.getByLabel(t('banking.forecast.balance'))
  await expect(balance).not.toHaveValue('')
  const weeks = Array.from({ length: 12 }, (_, week) => new Date(Date.UTC(2026, 0, 5 + 7 * week)).toISOString())
  await load(
    page,
    'weeks.csv',
    `Date,Description,Amount,Balance\n${weeks.map((day, week) => `${day.slice(0, 10)},SHOP ${week},-10.00,${990 - 10 * week}.00`).join('\n')}\n`,
  )
  await expect(balance).toHaveValue('880')
})
