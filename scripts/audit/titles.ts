import { measureWidth, mostLetters as most } from '../../renderer/server/title.ts'
import type { BuiltDocument, Rule } from './site.ts'

/** Titles and descriptions exist, are short enough, and are unique in their language. */
export const titles: Rule = ({ documents }) => {
  const listed = [...documents.values()].filter(({ page }) => page.hasOwnUrl)
  return [
    ...findProblems(listed, 'title', ({ $ }) => $('head > title').text()),
    ...findProblems(listed, 'description', ({ $ }) => $('meta[name="description"]').attr('content') ?? ''),
  ]
}

function findProblems(
  documents: BuiltDocument[],
  what: keyof typeof most,
  read: (document: BuiltDocument) => string,
): string[] {
  const problems: string[] = []
  const seen = new Map<string, string>()
  for (const document of documents) {
    const { file, page } = document
    const text = read(document)
    if (!text.trim()) problems.push(`${file} has no ${what}`)
    const width = measureWidth(text)
    if (width > most[what]) problems.push(`${file}: the ${what} takes ${width} of ${most[what]} letters: "${text}"`)
    const key = `${page.locale} ${text.trim()}`
    const other = seen.get(key)
    if (other) problems.push(`${file} and ${other} share the ${what} "${text}": give each its own words`)
    seen.set(key, file)
  }
  return problems
}
