import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import type { Task } from './list-tasks.ts'
import { playForms, playHtml, playMarkdown, playMcp } from './play.ts'
import { readTree, says } from './read-lines.ts'

const folders: string[] = []
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true })
})

/** A built site of these files, in the first language. */
function build(files: Record<string, string>): string {
  const folder = mkdtempSync(join(tmpdir(), 'rehearsal-'))
  folders.push(folder)
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), content)
  }
  return folder
}

const price: Task = {
  task: 'price',
  locale: 'en',
  question: 'What does a day cost?',
  hints: ['Prices'],
  needles: ['Welding', 'One day', '€900'],
}

const home = '<main><h1>Home</h1><a href="/prices">Prices</a></main>'
const header = '<tr><th scope="col">Course</th><th scope="col">One day</th></tr>'
const table = `<table><thead>${header}</thead><tbody><tr><th scope="row">Welding</th><td>€900</td></tr></tbody></table>`
const play = (main: string, task = price) =>
  playHtml(task, build({ 'index.html': home, 'prices.html': `<main>${main}</main>` }))

test('a reader of HTML finds a price in its table, and says what that took', async () => {
  const prices = `<main>${table}</main>`
  expect(await play(table)).toEqual({ found: true, steps: 2, bytes: Buffer.byteLength(home + prices) })
})

test.each([
  ['stands in a picture alone', '<h1>Welding, One day</h1><img src="/price.png">'],
  [
    'is drawn by a script',
    '<h1>Welding, One day</h1><p id="p"></p><script>p.textContent = "Welding, One day: €900"</script>',
  ],
  ['stands in a table without headers', table.replaceAll(/(<\/?)th\b[^>]*/g, '$1td')],
  ['stands in the wrong column', table.replace('<td>', '<td>€400</td><td>')],
])('a price that %s is not found', async (_, main) => {
  expect(await play(main)).toMatchObject({ found: false })
})

test('a page that no link leads to is not found', async () => {
  const folder = build({ 'index.html': home.replace(/<a.*<\/a>/, ''), 'prices.html': `<main>${table}</main>` })
  expect(await playHtml(price, folder)).toMatchObject({ found: false, steps: 1 })
})

test('a reader of Markdown needs the overview, and the headers of the table', async () => {
  const rows = '| Course | One day |\n| --- | --- |\n| Welding | €900 |\n'
  const overview = '- [Prices](https://site.test/prices.md): All prices.\n'
  expect(await playMarkdown(price, build({ 'llms.txt': overview, 'prices.md': rows }))).toMatchObject({
    found: true,
    steps: 2,
  })
  expect(
    await playMarkdown(price, build({ 'llms.txt': overview, 'prices.md': rows.replace('One day', ' ') })),
  ).toMatchObject({ found: false })
  expect(await playMarkdown(price, build({ 'llms.txt': '', 'prices.md': rows }))).toMatchObject({ found: false })
})

test('the accessibility tree gives a cell its headers, and a table without them gives none', () => {
  const tree = (columns: string, row: string) =>
    readTree(
      `- table:\n  - row "Course One day":\n${columns}  - row "Welding €900":\n    - ${row} "Welding"\n    - cell "€900"\n`,
    )
  const columns = '    - columnheader "Course"\n    - columnheader "One day"\n'
  expect(says(tree(columns, 'rowheader'), price.needles)).toBe(true)
  expect(says(tree(columns.replaceAll('columnheader', 'cell'), 'cell'), price.needles)).toBe(false)
})

const contact: Task = { ...price, hints: ['Prices'], form: { action: '/api/contact', tool: 'contact' } }
const form =
  '<form action="/api/contact" toolname="contact" tooldescription="Write"><label for="m">Message</label><input id="m" name="message"></form>'
const playForm = (markup: string) =>
  playForms(contact, build({ 'index.html': home, 'prices.html': `<main>${markup}</main>` }))

test('a form is a tool with a description, named fields, and no trap among them', async () => {
  const trap = (attributes = '') =>
    form.replace('</form>', `<input name="website" aria-label="w" ${attributes}></form>`)
  expect(await playForm(form)).toMatchObject({ found: true })
  expect(await playForm(trap('readonly'))).toMatchObject({ found: true })
  expect(await playForm(trap())).toMatchObject({ found: false })
  expect(await playForm(form.replace('tooldescription="Write"', ''))).toMatchObject({ found: false })
  expect(await playForm(form.replace('for="m"', ''))).toMatchObject({ found: false })
  expect(await playForm(form.replace('toolname', 'toolautosubmit toolname'))).toMatchObject({ found: false })
})

test('an answer of a tool counts only with the number that the record has', async () => {
  const task = { ...price, tool: { name: 'estimate', input: {}, answer: '"from":900' } }
  const server = (answer: string) => ({ instructions: '', callTool: async () => answer })
  expect(await playMcp(task, server('{"from":900}'))).toMatchObject({ found: true, steps: 1 })
  expect(await playMcp(task, server('{"note":"ask"}'))).toMatchObject({ found: false })
})
