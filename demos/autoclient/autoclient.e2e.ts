import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from 'playwright/test'
import { findViolations } from '../../renderer/tests/testing.ts'
import { readCsv } from './engine/read-csv.ts'

const steps = ['import', 'duplicates', 'ranking', 'messages'] as const

async function openDemo(page: Page, search: string) {
  await page.goto(`/demos/autoclient/index.html?${search}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

const goTo = (page: Page, step: (typeof steps)[number]) =>
  page.locator('nav ol button').nth(steps.indexOf(step)).click()

const openList = (page: Page, name: string, text: string) =>
  page.locator('input[type=file]').setInputFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) })

async function exportTable(page: Page, name: string) {
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name }).click()])
  const result = readCsv(await readFile(await file.path()))
  if ('problem' in result) throw new Error(result.problem.code)
  return result.table
}

for (const { lang, write, edit, exportName } of [
  { lang: 'en', write: 'Read the messages', edit: 'Edit', exportName: 'Export as CSV' },
  { lang: 'es', write: 'Leer los mensajes', edit: 'Editar', exportName: 'Exportar en CSV' },
  { lang: 'fr', write: 'Lire les messages', edit: 'Modifier', exportName: 'Exporter en CSV' },
  { lang: 'zh', write: '查看给首位线索的消息', edit: '编辑', exportName: '导出 CSV' },
]) {
  test(`a visitor weighs a rule, edits a message and exports it (${lang})`, async ({ page }) => {
    const exceptions: string[] = []
    page.on('pageerror', ({ message }) => exceptions.push(message))
    await openDemo(page, `lang=${lang}`)
    const first = page.getByRole('heading', { level: 3 }).first()
    const before = await first.textContent()
    await page.getByRole('spinbutton').first().fill('-50')
    await expect(first).not.toHaveText(before ?? '')
    await page.getByRole('button', { name: write }).click()
    await page.getByRole('button', { name: edit }).first().click()
    await page.getByRole('textbox').filter({ visible: true }).last().fill('Typed by hand')

    await goTo(page, 'ranking')
    await page.getByRole('spinbutton').nth(1).fill('0')
    const { header, rows } = await exportTable(page, exportName)
    expect(header).toHaveLength(28)
    expect(rows.flatMap(({ cells }) => cells)).toContain('Typed by hand')
    expect(rows.filter(({ cells }) => cells.some((cell) => /[{}]/.test(cell)))).toEqual([])
    for (const step of steps) {
      await goTo(page, step)
      // An id where words should be is a text that nobody wrote.
      await expect(page.locator('body')).not.toContainText('autoclient.')
    }
    expect(exceptions).toEqual([])
  })
}

test('a doubtful pair can be merged and a clear one kept apart', async ({ page }) => {
  await openDemo(page, 'lang=en')
  await expect(page.getByText('35 leads after cleaning')).toBeVisible()
  await goTo(page, 'duplicates')
  await page.getByRole('group', { name: 'Hotel Cala Serena' }).getByLabel('Merge').check()
  await expect(page.getByText('34 leads after cleaning')).toBeVisible()
  await page.getByRole('group', { name: 'Gestoría Llopis' }).getByLabel('Keep both').check()
  await expect(page.getByText('35 leads after cleaning')).toBeVisible()
})

test('a visitor’s own list is read, corrected and written to', async ({ page }) => {
  await openDemo(page, 'lang=en')
  const rows = ['Who;Firma;Mail;OK?', 'Ana Gil;;ana@gil.example;yes', 'Luis Mora;Mora SL;luis@mora.example;no']
  await openList(page, 'mine.csv', rows.join('\r\n'))
  await expect(page.getByText('0 may be written to')).toBeVisible()
  await page.getByLabel('What the column OK? holds').selectOption('Consent')
  await page.getByLabel('What the column Who holds').selectOption('Name')
  await expect(page.getByText('1 may be written to')).toBeVisible()
  await goTo(page, 'messages')
  const second = page.getByRole('article', { name: 'Message 2' })
  await expect(second).toContainText('Missing: Company')
  await expect(second.getByRole('button', { name: 'Copy' })).toBeDisabled()
  await second.getByRole('button', { name: 'Edit' }).click()
  await second.getByLabel('Subject').fill('How to choose the first task')
  await expect(second.getByRole('button', { name: 'Copy' })).toBeEnabled()
})

test('the language of the messages is the lead’s, and the visitor may choose another', async ({ page }) => {
  await openDemo(page, 'lang=en')
  await goTo(page, 'messages')
  const opening = page.getByRole('article', { name: 'Message 1' })
  await expect(opening).toContainText('Hola, Marta:')
  await page.getByLabel('Message language').selectOption('French')
  await expect(opening).toContainText('Bonjour Marta,')
  await expect(opening.locator('[lang=fr]')).toBeVisible()
})

test('a wrong file gets a sentence that says what is wrong, and the open list stays', async ({ page }) => {
  await openDemo(page, 'lang=en')
  await openList(page, 'broken.csv', 'Name,City\nAna,Vigo\nLuis,Lugo,x')
  await expect(page.getByRole('alert')).toHaveText(/Row 3 has 3 cells, but the first row names 2 columns/)
  await openList(page, 'book.xlsx', 'PK\u0003\u0004')
  await expect(page.getByRole('alert')).toHaveText(/Excel workbook/)
  await expect(page.getByText('35 leads after cleaning')).toBeVisible()
})

for (const theme of ['light', 'dark']) {
  test(`axe finds nothing in any step in the ${theme} scheme`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await openDemo(page, `lang=fr&theme=${theme}`)
    for (const step of steps) {
      await goTo(page, step)
      await page.locator('main details').evaluateAll((all) => {
        for (const details of all.slice(0, 4)) details.setAttribute('open', '')
      })
      expect(await findViolations(page), step).toEqual([])
    }
  })
}

test('nothing stands outside a page of 320 pixels', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await openDemo(page, 'lang=fr')
  for (const step of steps) {
    await goTo(page, step)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  }
})
