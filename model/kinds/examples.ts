import { existsSync, readFileSync } from 'node:fs'
import { extname } from 'node:path'
import { refuse, refuseById } from '../../owner-error.ts'
import { ownerFolder } from '../../owner-files.ts'
import { say } from '../../owner-words.ts'

/** A line of a post that stands for code: `<!-- include: triage.py -->`, or for a part of it: `<!-- include: triage.py#schema -->`. */
const include = /^<!-- include: ([^\s#]+)(?:#(\S+))? -->$/gm

const languages: Record<string, string> = {
  '.py': 'python',
  '.sql': 'sql',
  '.yml': 'yaml',
  '.yaml': 'yaml',
  '.toml': 'ini',
  '.json': 'json',
  '.jsonl': 'json',
  '.sh': 'bash',
  '.js': 'js',
  '.ts': 'ts',
  '.txt': 'text',
}

/**
 * Puts the code of `examples/<slug>/`, a folder in `root`, into a post, so that readers see the tested code.
 * @throws OwnerError that names file, part and remedy if there is no such code
 */
export function includeExamples(slug: string, markdown: string, root = ownerFolder): string {
  return markdown.replace(include, (_line, name: string, region: string | undefined) => {
    const file = `examples/${slug}/${name}`
    const language = languages[extname(name)]
    const values = { name: extname(name), file: 'model/kinds/examples.ts' }
    if (!language) throw refuseById('wrong-value', { file }, 'problems.example', values)
    if (!existsSync(`${root}/${file}`))
      throw refuse('missing-file', { file }, say('problems.included', { file: `content/blog/${slug}` }))
    return `\`\`\`${language}\n${readRegion(file, readFileSync(`${root}/${file}`, 'utf8'), region)}\n\`\`\``
  })
}

/** The lines between `# region <name>` and `# endregion`, without the marks of other regions; the whole file without a name. */
function readRegion(file: string, code: string, region: string | undefined): string {
  const lines = code.trimEnd().split(/\r?\n/)
  const start = region === undefined ? 0 : lines.findIndex((line) => readMark(line) === `region ${region}`) + 1
  const marks = { mark: `# region ${region}`, end: '# endregion' }
  if (region !== undefined && start === 0) throw refuse('unknown-name', { file }, say('problems.region', marks))
  const end = region === undefined ? lines.length : findEnd(lines, start)
  if (end === -1) throw refuse('wrong-value', { file }, say('problems.region.open', marks))
  const part = lines.slice(start, end).filter((line) => !/^(end)?region\b/.test(readMark(line) ?? ''))
  return removeIndent(part)
    .join('\n')
    .replace(/^\n+|\n+$/g, '')
}

function findEnd(lines: string[], start: number): number {
  let depth = 1
  return lines.findIndex((line, index) => {
    if (index < start) return false
    const mark = readMark(line)
    if (mark?.startsWith('region')) depth += 1
    if (mark?.startsWith('endregion')) depth -= 1
    return depth === 0
  })
}

/** The words of a line that is a comment in Python, YAML, SQL or JavaScript. */
function readMark(line: string): string | undefined {
  return /^\s*(?:#|--|\/\/)\s*(.*?)\s*$/.exec(line)?.[1]
}

function removeIndent(lines: string[]): string[] {
  const indents = lines.flatMap((line) => (line.trim() ? [line.length - line.trimStart().length] : []))
  return lines.map((line) => line.slice(Math.min(...indents)))
}
