import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { measureWidth, mostLetters } from '../../renderer/server/title.ts'

/** The documents whose title search results cut, with its letters. */
export function listLongTitles(folder: string): Array<{ file: string; letters: number }> {
  return globSync('**/*.html', { cwd: folder, exclude: (name) => name === 'demos' })
    .sort()
    .map((file) => ({ file, letters: measureTitle(readFileSync(join(folder, file), 'utf8')) }))
    .filter(({ letters }) => letters > mostLetters.title)
}

/** A sign that is written as a reference is one letter. */
function measureTitle(document: string): number {
  const [, title = ''] = /<title>([^<]*)/.exec(document) ?? []
  return measureWidth(title.replace(/&[^;]+;/g, '_'))
}
