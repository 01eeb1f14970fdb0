import { refuseById } from './owner-error.ts'

/** @throws OwnerError that names file, line and what is usually wrong there */
export function parseJson(file: string, source: string): unknown {
  try {
    // Some programs begin a file with a sign that nobody sees.
    return JSON.parse(source.replace(/^\uFEFF/, ''))
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    const position = Number(/position (\d+)/.exec(message)?.[1] ?? source.length)
    const line = source.slice(0, position).split('\n').length
    const reason = message.replace(/ (in JSON )?at position.*| in JSON$/, '')
    throw refuseById('not-json', { file: `${file}:${line}` }, 'problems.notJson', { reason, sign: '\\"' })
  }
}
