import { tell } from '../../locales/owner.ts'
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
  const titles = longTitles.map(({ file, letters }) => `${letters}  ${file}`)
  const [verbose, ready] = ['npm run build -- --verbose', 'npm run ready']
  const lines = [
    tell('build.built', { pages, seconds: (milliseconds / 1000).toFixed(1) }),
    ...list(documents, tell('build.long', { count: documents.length, limit }), verbose),
    ...list(titles, tell('build.titles', { count: titles.length, most: mostLetters.title }), verbose),
    ...(samples > 0 ? [tell('build.samples', { count: samples, command: ready })] : []),
    ...list(unapproved, tell('build.unapproved', { count: unapproved.length }), ready),
  ]
  return lines.join('\n')

  function list(items: string[], fact: string, command: string): string[] {
    if (items.length === 0) return []
    return isVerbose ? [fact, ...items.map((item) => `  ${item}`)] : [tell('build.listed', { fact, command })]
  }
}

function toKilobytes(bytes: number): string {
  return (bytes / 1024).toFixed(1)
}
