import type { BuiltDocument, Rule } from './site.ts'

/** Length in letters at which search results cut; a Chinese character counts as two. */
const most = { title: 60, description: 156 }

/** Titles and descriptions exist, are short enough, and are unique in their language. */
export const titles: Rule = ({ documents }) => {
  const listed = [...documents.values()].filter(({ page }) => page.hasOwnUrl)
  const readTitle = ({ $ }: BuiltDocument) => $('head > title').text()
  const readDescription = ({ $ }: BuiltDocument) => $('meta[name="description"]').attr('content') ?? ''
  return [
    ...findRepeated(listed, 'title', readTitle),
    ...findRepeated(listed, 'description', readDescription),
    ...findLong(listed, 'title', readTitle),
    ...findLong(listed, 'description', readDescription),
  ]
}

type Read = (document: BuiltDocument) => string

function findLong(documents: BuiltDocument[], what: keyof typeof most, read: Read): string[] {
  return documents.flatMap((document) => {
    const text = read(document)
    const width = measureWidth(text)
    return width > most[what]
      ? [`${document.file}: the ${what} takes ${width} of ${most[what]} letters: "${text}"`]
      : []
  })
}

function measureWidth(text: string): number {
  return [...text].reduce(
    (sum, letter) => sum + (/[\p{Script=Han}\u3000-\u303f\uff00-\uffef]/u.test(letter) ? 2 : 1),
    0,
  )
}

function findRepeated(documents: BuiltDocument[], what: string, read: Read): string[] {
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
