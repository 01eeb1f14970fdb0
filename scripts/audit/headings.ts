import type { Rule } from './site.ts'

/** Each page has one `h1`, and no heading skips a level. */
export const headings: Rule = ({ documents }) => {
  const problems: string[] = []
  for (const { file, $ } of documents.values()) {
    const levels = $('main :is(h1, h2, h3, h4, h5, h6)')
      .toArray()
      .map((heading) => ({ level: Number(heading.tagName.slice(1)), text: $(heading).text() }))
    const first = levels.filter(({ level }) => level === 1).length
    if (first !== 1) problems.push(`${file} has ${first} h1, expected one: PageIntro makes it`)
    for (const [index, { level, text }] of levels.entries()) {
      const above = levels[index - 1]?.level ?? 0
      if (level > above + 1) problems.push(`${file}: "${text}" is an h${level} below an h${above}`)
    }
  }
  return problems
}
