import { execFileSync } from 'node:child_process'
import { resolve } from 'node:path'

/**
 * A source with a piece replaced. It is formatted as it was: where the formatter would have left the former text as it is, it
 * formats the new one; where not, all other bytes stay.
 *
 * @param file names the language of the source
 */
export function splice(file: string, source: string, { start, end }: { start: number; end: number }, piece: string) {
  const changed = source.slice(0, start) + piece + source.slice(end)
  if (source.includes('\r\n') || (!formatted.has(source) && format(file, source) !== source)) return changed
  const result = format(file, changed)
  if (result !== undefined) formatted.add(result)
  return result ?? changed
}

/** Sources that the formatter wrote: asking it again takes half the time of saving. */
const formatted = new Set<string>()

function format(file: string, source: string): string | undefined {
  try {
    return execFileSync(
      process.execPath,
      [resolve('node_modules/@biomejs/biome/bin/biome'), 'format', `--stdin-file-path=${file}`],
      {
        input: source,
        encoding: 'utf8',
        stdio: ['pipe', 'pipe', 'ignore'],
      },
    )
  } catch {
    return undefined
  }
}

/** A text as a string of TypeScript, with the quotes that the formatter would choose. */
export function quoteText(text: string): string {
  const quote = text.includes("'") && !text.includes('"') ? '"' : "'"
  const escaped = JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll(quote, `\\${quote}`)
  return quote + escaped.replace(/[\u2028\u2029]/g, (letter) => `\\u${letter.charCodeAt(0).toString(16)}`) + quote
}
