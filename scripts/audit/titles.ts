import type { BuiltDocument, Rule } from './site.ts'

/** Titles and descriptions are there, and no two pages of a language share one. */
export const titles: Rule = ({ documents }) => {
  const listed = [...documents.values()].filter(({ page }) => page.name !== 'notFound')
  return [
    ...findRepeated(listed, 'title', ({ $ }) => $('title').text()),
    ...findRepeated(listed, 'description', ({ $ }) => $('meta[name="description"]').attr('content') ?? ''),
  ]
}

function findRepeated(documents: BuiltDocument[], what: string, read: (document: BuiltDocument) => string): string[] {
  const problems: string[] = []
  const seen = new Map<string, string>()
  for (const document of documents) {
    const { file, page } = document
    const text = read(document).trim()
    if (!text) problems.push(`${file} has no ${what}`)
    const key = `${page.locale} ${text}`
    const other = seen.get(key)
    if (other) problems.push(`${file} and ${other} share the ${what} "${text}": give each its own words`)
    seen.set(key, file)
  }
  return problems
}
