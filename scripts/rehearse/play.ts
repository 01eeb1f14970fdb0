import { existsSync, globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { load } from 'cheerio'
import { localizePath } from '../../locales/paths.ts'
import { findPage } from '../../pages/data/all-pages.ts'
import { getDocumentPath, getMarkdownPath } from '../../renderer/shared/urls.ts'
import type { Task } from './list-tasks.ts'
import { type Read, readHtml, readMarkdown, readTree, says, squeeze } from './read-lines.ts'

export const readers = ['html', 'tree', 'markdown', 'mcp', 'forms'] as const

/** Bytes that were read and steps that were made until the task was done, or until the reader gave up. */
export type Result = { found: boolean; bytes: number; steps: number }

/** Pages that a reader opens before it gives up. */
const mostSteps = 6

type Source = {
  start: string
  open: (path: string) => Promise<Read | undefined>
  isFound: (read: Read, path: string) => boolean
}

/** Opens the start, and then the links whose words are those of the task, the surest first. */
async function walk({ hints }: Task, { start, open, isFound }: Source): Promise<Result> {
  const waiting = [{ path: start, rank: 0 }]
  const seen = new Set<string>()
  const result = { found: false, bytes: 0, steps: 0 }
  while (waiting.length > 0 && result.steps < mostSteps) {
    waiting.sort((one, other) => one.rank - other.rank)
    const next = waiting.shift()
    if (!next || seen.has(next.path)) continue
    seen.add(next.path)
    const read = await open(next.path)
    if (!read) continue
    result.steps += 1
    result.bytes += read.bytes
    if (isFound(read, next.path)) return { ...result, found: true }
    for (const { text, path } of read.links) {
      const rank = hints.map(squeeze).findIndex((hint) => text === hint || text.startsWith(hint))
      if (rank >= 0) waiting.push({ path: path.replace(/[?#].*$/, ''), rank })
    }
  }
  return result
}

function readFile(folder: string, path: string): string | undefined {
  const file = join(folder, path)
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}

const getDocument = (folder: string, path: string) => readFile(folder, getDocumentPath(path))

function walkDocuments(
  task: Task,
  folder: string,
  read: (html: string) => Read | Promise<Read>,
  isFound: Source['isFound'],
) {
  const open = async (path: string) => {
    const html = getDocument(folder, path)
    return html === undefined ? undefined : read(html)
  }
  return walk(task, { start: localizePath('/', task.locale), open, isFound })
}

/** A document as it is without its scripts; a form to be sent counts if it has its address and fields. */
export function playHtml(task: Task, folder: string): Promise<Result> {
  const { needles, form } = task
  return walkDocuments(task, folder, readHtml, (read, path) => {
    return says(read, needles) && (!form || hasForm(getDocument(folder, path) ?? '', form.action))
  })
}

function hasForm(html: string, action: string): boolean {
  const $ = load(html)
  // A form that is made by a script has a place, and one that asks for it without.
  return $(`form[action="${action}"]`).find('[name]:not([type=hidden])').length > 0
}

/** @param drawTree gives the accessibility tree of a document */
export function playTree(task: Task, folder: string, drawTree: (html: string) => Promise<string>): Promise<Result> {
  const { needles, form } = task
  const read = async (html: string) => readTree(await drawTree(html))
  return walkDocuments(task, folder, read, (tree) => says(tree, needles) && (!form || Boolean(tree.controls)))
}

export function playMarkdown(task: Task, folder: string): Promise<Result> {
  const start = localizePath('/llms.txt', task.locale)
  return walk(task, {
    start,
    open: async (path) => {
      const markdown = readFile(folder, path === start ? path : getMarkdownPath(path))
      return markdown === undefined ? undefined : readMarkdown(markdown)
    },
    // The overview names pages, but the answer is on them.
    isFound: (read, path) => path !== start && says(read, task.needles),
  })
}

/** The fields that a browser offers to an agent: named ones that can be written to. */
export function playForms(task: Task, folder: string): Promise<Result> {
  return walkDocuments(task, folder, readHtml, (_, path) => {
    return isTool(getDocument(folder, path) ?? '', task.form) || isDrawnLater(task, folder, path)
  })
}

function isTool(html: string, form: Task['form']): boolean {
  const $ = load(html)
  const found = $(`form[action="${form?.action}"][toolname="${form?.tool}"]`)
  const fields = found.find('[name]:not([type=hidden], [readonly], [disabled])').toArray()
  const isNamed = (field: (typeof fields)[number]) =>
    $(field).attr('toolparamdescription') !== undefined ||
    $(`label[for="${$(field).attr('id')}"]`).text() !== '' ||
    $(field).closest('label, fieldset').text() !== ''
  return (
    Boolean(found.attr('tooldescription')) &&
    found.attr('toolautosubmit') === undefined &&
    fields.length > 0 &&
    fields.every(isNamed) &&
    !fields.some((field) => $(field).attr('name') === 'website')
  )
}

/** Appointments have their form with their times, which are not in the document; the words of its tool are in the data of the page. */
function isDrawnLater({ form }: Task, folder: string, path: string): boolean {
  if (form?.action !== '/api/booking') return false
  const [file] = globSync(`assets/data/*${path}.json`, { cwd: folder })
  return file !== undefined && /"tool":\{"description":"[^"]+","start"/.test(readFile(folder, file) ?? '')
}

/** A connection: the call of a tool, whose answer is a text, and the words that it begins with. */
export type Server = { callTool: (name: string, input: object) => Promise<string>; instructions: string }

/** Calls the tool that is made for it; else asks the search and reads the pages that it names. */
export async function playMcp(task: Task, { callTool, instructions }: Server): Promise<Result> {
  const result = { found: false, bytes: 0, steps: 0 }
  const call = async (name: string, input: object) => {
    const answer = await callTool(name, input)
    result.steps += 1
    result.bytes += Buffer.byteLength(answer)
    return answer
  }
  const { tool, form, locale, question, needles } = task
  // The server itself says where people book and write; the others are found by their pages.
  const named = { '/api/booking': '/book', '/api/contact': '/contact' }[form?.action ?? '']
  if (named && instructions.includes(named)) return { found: true, bytes: Buffer.byteLength(instructions), steps: 1 }
  if (tool) {
    const answer = await call(tool.name, { ...tool.input, locale })
    return { ...result, found: answer.includes(tool.answer) }
  }
  const { results = [] }: { results?: Array<{ url: string; passage: string; heading: string; title: string }> } =
    JSON.parse(await call('search_site', { query: question, locale }))
  for (const { title, heading, passage } of results) {
    if (!task.form && says({ lines: [title, heading, ...passage.split('\n')].map(squeeze) }, needles))
      return { ...result, found: true }
  }
  const paths = [...new Set(results.map(({ url }) => new URL(url).pathname))]
  for (const path of paths.filter((each) => findPage(each)).slice(0, mostSteps - 1)) {
    const { markdown } = JSON.parse(await call('get_page', { path }))
    if (says(readMarkdown(markdown), needles)) return { ...result, found: true }
  }
  return result
}
