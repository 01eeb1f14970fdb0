import { existsSync, readFileSync, writeFileSync } from 'node:fs'

/** Leaves an unchanged file alone: a new time would reload the pages of a development server. */
export function writeChanged(file: string, content: string): void {
  if (!existsSync(file) || readFileSync(file, 'utf8') !== content) writeFileSync(file, content)
}
