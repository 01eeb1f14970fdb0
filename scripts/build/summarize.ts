import { mostLetters } from '../../renderer/server/title.ts'
import { budgets } from '../shared/budgets.ts'

export type Built = {
  pages: number
  milliseconds: number
  long: Array<{ file: string; bytes: number }>
  longTitles: Array<{ file: string; letters: number }>
  samples: number
  unapproved: string[]
}

/** Says in a line for each subject what was built and what is left to do. */
export function summarize({ pages, milliseconds, long, longTitles, samples, unapproved }: Built, isVerbose: boolean) {
  const limit = toKilobytes(budgets.document)
  const documents = long.map(({ file, bytes }) => `${toKilobytes(bytes).padStart(5)} KB  ${file}`)
  const titles = longTitles.map(({ file, letters }) => `${letters} letters  ${file}`)
  const verbose = 'npm run build -- --verbose'
  const lines = [
    `Built ${pages} pages in ${(milliseconds / 1000).toFixed(1)} s.`,
    ...count(documents, `documents above ${limit} KB take a second round trip`, verbose),
    ...count(titles, `titles above ${mostLetters.title} letters are cut in search results`, verbose),
    ...(samples > 0 ? [`${samples} samples keep a public build from passing; \`npm run ready\` lists them.`] : []),
    ...count(unapproved, 'posts and issues wait for approval; a public build leaves them out', 'npm run ready'),
  ]
  return lines.join('\n')

  function count(items: string[], fact: string, command: string): string[] {
    if (items.length === 0) return []
    return isVerbose
      ? [`${items.length} ${fact}:`, ...items.map((item) => `  ${item}`)]
      : [`${items.length} ${fact}; \`${command}\` lists them.`]
  }
}

function toKilobytes(bytes: number): string {
  return (bytes / 1024).toFixed(1)
}
