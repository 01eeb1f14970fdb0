import * as v from 'valibot'
import { parse, YAMLParseError } from 'yaml'
import { refuse, refuseById } from '../../owner-error.ts'
import { say } from '../../owner-words.ts'

// Posts and issues of the newsletter share this: Markdown files with front matter between lines of `---`.

export const sentence = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty('problems.words'),
  // An empty line ends a part when the parts of a document are joined.
  v.regex(/^(?!.*\n\s*\n)/s, 'problems.paragraph'),
)

export const translationMarks = {
  /** The hash of the English words that it was made from; `npm run content -- --accept` writes it. */
  source: v.optional(v.pipe(v.string(), v.regex(/^[0-9a-f]{8}$/, 'problems.hash'))),
  /** `npm run translate` wrote it and nobody has reviewed it. */
  draft: v.optional(v.boolean()),
}

/** For a translation: the hash of its English, and the mark of a draft. */
export type TranslationMarks = { source: string; isDraft: boolean }

/** @throws OwnerError that names the file if it has no front matter */
export function splitFile(file: string, source: string): { head: string; body: string } {
  const frontMatter = findFrontMatter(source)
  if (!frontMatter) throw refuse('not-markdown', { file }, say('problems.frontMatter'))
  return { head: frontMatter.head, body: source.slice(frontMatter.end) }
}

/** @throws OwnerError that names the file, and the line where that is known, if front matter is no YAML */
export function parseHead(file: string, head: string): unknown {
  try {
    return parse(head, { prettyErrors: false })
  } catch (error) {
    if (!(error instanceof Error)) throw error
    const line = error instanceof YAMLParseError ? `:${head.slice(0, error.pos[0]).split('\n').length + 1}` : ''
    throw refuseById('not-yaml', { file: file + line }, 'problems.notYaml', { reason: error.message })
  }
}

/** The lines of the front matter, and the line at which the body begins; undefined if a source has none. */
export function findFrontMatter(source: string): { head: string; end: number } | undefined {
  const match = /^\uFEFF?---\r?\n([\s\S]*?)\r?\n---\r?\n/.exec(source)
  return match ? { head: match[1] ?? '', end: match[0].length } : undefined
}

/** @param words those of front matter and body; `facts` are the lines of the front matter after the words */
export function writeFile({ body, ...words }: { body: string } & Record<string, unknown>, facts: string[]): string {
  // JSON is YAML: quotes and line breaks of a text need no other care.
  const lines = [...Object.entries(words).map(([name, value]) => `${name}: ${JSON.stringify(value)}`), ...facts]
  return joinFile(lines, `\n${body.trim()}\n`, '\n')
}

/** Writes the hash of its English and the mark of a draft into a translation; its words stay. */
export function changeTranslationState(file: string, source: string, marks: TranslationMarks): string {
  return changeFrontMatter(file, source, (lines) => [
    ...lines.filter((line) => !/^(source|draft):/.test(line)),
    ...writeMarks(marks),
  ])
}

/** Writes other lines of front matter into a file, whose body and line ends stay. */
export function changeFrontMatter(file: string, source: string, change: (lines: string[]) => string[]): string {
  const { head, body } = splitFile(file, source)
  return joinFile(change(head.split(/\r?\n/)), body, findLineEnd(source))
}

export function findLineEnd(source: string): '\r\n' | '\n' {
  return source.includes('\r\n') ? '\r\n' : '\n'
}

export function writeMarks({ source, isDraft }: TranslationMarks): string[] {
  return [`source: "${source}"`, ...(isDraft ? ['draft: true'] : [])]
}

function joinFile(head: string[], body: string, lineEnd: string): string {
  return ['---', ...head, '---', ''].join(lineEnd) + body
}
