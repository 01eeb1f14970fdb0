import { join, resolve } from 'node:path'
import { OwnerError } from './owner-error.ts'

/**
 * The one root of everything of the owner's: `content/`, `locales/<language>/content/`, `examples/` and `public/`, and of the build
 * that is made from them, `dist/`. It is the project, or the folder that SITE_FOLDER names.
 */
export const ownerFolder = process.env.SITE_FOLDER || '.'

/** The path of a file of the owner's. */
export function findOwnerFile(path: string): string {
  // Read at each call, so that a test can name a folder of its own.
  return resolve(process.env.SITE_FOLDER || '.', path)
}

/** The folder of the finished build. */
export const distFolder = join(ownerFolder, 'dist')

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
