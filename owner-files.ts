import { resolve } from 'node:path'
import { OwnerError } from './owner-error.ts'

/**
 * Where a file of the owner's stands: what is in `content/`, `locales/<language>/content/` and `public/media`. It is in the project,
 * or in the folder that SITE_FOLDER names, which makes the same engine build another owner's site.
 */
export function findOwnerFile(path: string): string {
  return resolve(process.env.SITE_FOLDER || '.', path)
}

/** @throws OwnerError that names file, line and what is usually wrong there */
export function parseJson(file: string, source: string): unknown {
  try {
    return JSON.parse(source)
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    const position = Number(/position (\d+)/.exec(message)?.[1] ?? source.length)
    const line = source.slice(0, position).split('\n').length
    throw new OwnerError({
      code: 'not-json',
      file: `${file}:${line}`,
      found: `this is no JSON: ${message.replace(/ (in JSON )?at position.*| in JSON$/, '')}`,
      remedy:
        'Look at this line and the one before: each field but the last ends with a comma, and a quotation mark within a text is written \\".',
    })
  }
}
