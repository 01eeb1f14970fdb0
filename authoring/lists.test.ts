import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { hashText } from '../locales/freshness.ts'
import { readPo, renamePo } from '../locales/po-file.ts'
import { listContentTexts } from '../model/catalogs.ts'
import { services } from '../model/kinds/services.ts'
import { findContent } from './files/content.ts'
import { undoLastChange } from './files/journal.ts'
import { findList, type ListAction, planList } from './lists.ts'
import { copyContent, serviceSlug, writeFiles } from './testing.ts'
import { findText, planText } from './texts.ts'

const service = `services.${serviceSlug}`
const file = `content/services/${serviceSlug}.json`
const ids = services.get(serviceSlug).faq.map(({ id }) => id)
const [first = '', second = ''] = ids

function change(root: string, id: string, action: ListAction) {
  return writeFiles(planList(id, action, root).edits, root)
}

function listQuestions(source: string): string[] {
  return JSON.parse(source).faq.map(({ id }: { id: string }) => id)
}

test('an item that moves keeps its id, and the catalogs stay as they are', () => {
  const { root, read } = copyContent()
  const changes = change(root, `${service}.faq.${first}.answer`, 'down')
  expect(changes.map((entry) => entry.file)).toEqual([file])
  expect(listQuestions(read(file))).toEqual([second, first, ...ids.slice(2)])
})

test('an item that goes away leaves its translations to the catalogs, and comes back with them', () => {
  const { root, read } = copyContent()
  const before = read(file)
  const changes = change(root, `${service}.faq.${second}.question`, 'remove')
  expect(listQuestions(read(file))).toEqual(ids.filter((id) => id !== second))
  expect(changes.map((entry) => entry.file).filter((name) => name.startsWith('locales/'))).toEqual([])
  undoLastChange(root)
  expect(read(file)).toBe(before)
})

test('a new item stands after its neighbour, with a name of its own and words to be written', () => {
  const { root, read } = copyContent()
  const plan = planList(`${service}.faq.${first}.answer`, 'add', root)
  writeFiles(plan.edits, root)
  expect(listQuestions(read(file))).toEqual([first, 'new-1', ...ids.slice(1)])
  expect(plan.id).toBe(`${service}.faq.new-1.question`)
  expect(read(file)).toContain('"question": "New text"')
})

test('the translations of a new item are entered under its id, and leave with it', () => {
  const { root, read } = copyContent()
  const catalog = 'locales/es/content/services.po'
  const before = read(catalog)
  const question = `${service}.faq.${first}.question`
  const old = findText(question)
  if (!old) throw new Error(`${question} is missing`)
  const id = planList(question, 'add', root).id ?? ''
  const added = { id, text: { ...old.text, id, english: 'New text' } }
  writeFiles(planText(added, 'es', '¿Es nueva?', root).edits, root)
  const entries = readPo(read(catalog))
  expect(entries.get(id)).toMatchObject({ text: '¿Es nueva?', source: hashText('New text') })
  expect(entries.get(question)).toEqual(readPo(before).get(question))
  expect(entries.size).toBe(readPo(before).size + 1)
  writeFiles(new Map([[catalog, renamePo(read(catalog), (name) => (name === id ? undefined : name))]]), root)
  expect(read(catalog)).toBe(before)
})

test('a list at its least keeps its items, and what stands in none has no place', () => {
  expect(findList('hero.title')).toBeUndefined()
  const { root, read } = copyContent()
  const book = JSON.parse(read('content/book.json'))
  writeFileSync(join(root, 'content/book.json'), JSON.stringify({ ...book, steps: book.steps.slice(0, 1) }))
  expect(() => planList(`book.steps.${book.steps[0].id}.title`, 'remove', root)).toThrow('expected at least one')
})

test('each text of a list has its place there', () => {
  expect(listIds().filter((id) => findList(id) === undefined)).toEqual([])
})

test('an item can be added to lists of each part of the content, and a row of a table has as many cells as the others', () => {
  const ids = listIds()
  const firsts = [...Map.groupBy(ids, (id) => id.split('.')[0]).values()].flatMap(([id]) => id ?? [])
  const row = ids.find((id) => /^legal\..*\.rows\.[^.]+\.name$/.test(id)) ?? ''
  for (const id of [...firsts, row]) {
    const plan = planList(id, 'add')
    expect(plan.edits.size, id).toBe(1)
    expect(plan.id, id).not.toBe(id)
  }
})

/** All texts that stand in lists. */
function listIds(): string[] {
  return listContentTexts().flatMap(({ id }) => {
    const path = id.split('.')
    const beginnings = path.map((_, depth) => path.slice(0, depth + 1).join('.'))
    return beginnings.some((each) => Array.isArray(findContent(each)?.value)) ? [id] : []
  })
}
