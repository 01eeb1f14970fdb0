import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { parseSync } from 'vite'

// Refuses comment sentences that begin with a subordinate clause: a reader looks for the subject first.
// `node testing/check-words.ts [folder …]` looks at these folders only.

const clause = /^(What|Where|Who|Whose|Whom|Of|Whether|Which|Else)(?![\p{L}\d-])/u

if (process.argv[1] === import.meta.filename) {
  const listed = execFileSync('git', ['ls-files', '-z', '--', ...process.argv.slice(2)], { encoding: 'utf8' })
  const faults = listed
    .split('\0')
    .filter((file) => /\.(tsx?|js|css)$/.test(file))
    .flatMap((file) =>
      findClauses(file, readFileSync(file, 'utf8')).map(({ line, sentence }) => `${file}:${line}: ${sentence}`),
    )
  if (faults.length > 0) {
    console.error(`${faults.join('\n')}
${faults.length} sentences of comments begin with a subordinate clause. Begin with the subject, say "if" or "because", or delete the comment.`)
    process.exitCode = 1
  }
}

/** Sentences of the comments of a file that begin with such a clause and ask nothing. */
export function findClauses(file: string, source: string): { line: number; sentence: string }[] {
  return listComments(file, source).flatMap(({ start, text }) =>
    [...text.matchAll(/(?:[^.!?\n]|\n(?!\s*\n)|[.!?](?!["'”’)]*(?:\s|$)))+[.!?]*["'”’)]*/g)].flatMap((match) => {
      const margin = /^(?:[^\p{L}\d@`'"“‘]|@param\s+\S+\s|@\w+\s)*/u.exec(match[0])?.[0].length ?? 0
      const sentence = match[0].slice(margin).replace(/\s+/g, ' ').trim()
      const line = source.slice(0, start + match.index + margin).split('\n').length
      return clause.test(sentence) && !sentence.endsWith('?') ? [{ line, sentence }] : []
    }),
  )
}

/** Comments with their marks blanked, so that places stay the same. Lines of `//` below each other are one. */
function listComments(file: string, source: string): { start: number; text: string }[] {
  const found = file.endsWith('.css')
    ? [...source.matchAll(/\/\*[\s\S]*?\*\//g)].map(({ 0: text, index }) => ({
        start: index,
        end: index + text.length,
      }))
    : parseSync(file, source).comments
  const blocks: { start: number; end: number }[] = []
  for (const { start, end } of found) {
    const last = blocks.at(-1)
    const isNext = last && source.startsWith('//', last.start) && source.startsWith('//', start)
    if (isNext && /^\r?\n[ \t]*$/.test(source.slice(last.end, start))) last.end = end
    else blocks.push({ start, end })
  }
  return blocks.map(({ start, end }) => ({
    start,
    text: source.slice(start, end).replace(/^\s*(?:\/\/|\/?\*+(?!\/))|\*\/$/gm, (mark) => mark.replace(/\S/g, ' ')),
  }))
}
