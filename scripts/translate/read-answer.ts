import * as v from 'valibot'
import { listPlaceholders } from '../../locales/placeholders.ts'
import { listHeadingsAndCode, listLinks } from '../texts/passages.ts'
import type { Item } from './batches.ts'

const answerSchema = v.object({
  texts: v.array(v.object({ id: v.string(), text: v.pipe(v.string(), v.trim(), v.nonEmpty()) })),
})

/** The usable texts of an answer, and the problem of each other one, by id. */
export type Answer = { texts: Map<string, string>; problems: Map<string, string> }

/** Reads a model's answer. A text that lost a placeholder, a link or a heading is no translation. */
export function readAnswer(items: Item[], answer: string): Answer {
  const result = v.safeParse(v.pipe(v.string(), v.parseJson(), answerSchema), answer)
  if (!result.success) {
    return {
      texts: new Map(),
      problems: new Map(items.map(({ id }) => [id, 'the answer was not the JSON that was asked for'])),
    }
  }
  const texts = new Map<string, string>()
  const problems = new Map<string, string>()
  for (const item of items) {
    const text = result.output.texts.find(({ id }) => id === item.id)?.text
    const problem = text === undefined ? 'the answer left it out' : findProblem(item, text)
    if (problem) problems.set(item.id, problem)
    else if (text !== undefined) texts.set(item.id, text)
  }
  return { texts, problems }
}

function findProblem({ kind, english }: Item, text: string): string | undefined {
  if (kind === 'markdown') return findMarkdownProblem(english, text)
  if (text.includes('\n')) return 'it has more than one line'
  if (kind === 'content' && /[{}<>]/.test(text)) return 'it has one of { } < >'
  if (kind === 'interface') {
    const problem = compare('the placeholders', readPlaceholders(english), readPlaceholders(text))
    if (problem) return problem
  }
  return compare('the links', readAddresses(english), readAddresses(text))
}

function findMarkdownProblem(english: string, text: string): string | undefined {
  return (
    compare('the links', listLinks(english).sort(), listLinks(text).sort()) ??
    compare('the headings and code blocks', listHeadingsAndCode(english), listHeadingsAndCode(text))
  )
}

function compare(what: string, expected: string[], found: string[]): string | undefined {
  return String(expected) === String(found) ? undefined : `${what} are [${found}], expected [${expected}]`
}

function readPlaceholders(message: string): string[] {
  try {
    return listPlaceholders(message)
  } catch {
    return ['no ICU message']
  }
}

function readAddresses(text: string): string[] {
  return (text.match(/https?:\/\/[^\s,;)，；）。]+|[\w.+-]+@[\w-]+\.\w+/g) ?? []).sort()
}
