import type { BuiltDocument, Rule } from './site.ts'

/** Characters: a page that only says "Thank you" has more. */
const shortestPage = 60

/** Each document holds all words of its page, so that it can be read without JavaScript, and an article once. */
export const complete: Rule = ({ documents }) =>
  [...documents.values()].flatMap(({ file, $ }) => {
    const problems: string[] = []
    if ($('template, #root [hidden]:not(picture)').length > 0) {
      problems.push(`${file} waits for a script: React left a template or a fallback in it`)
    }
    const { length } = $('main').text().trim()
    if (length < shortestPage) problems.push(`${file} has ${length} characters in <main>: what does it wait for?`)
    if (holdsArticleTwice($)) problems.push(`${file} holds its article twice: page data does not stand in documents`)
    return problems
  })

/** Whether each paragraph of an article stands in the document once more: in its data, for instance. */
function holdsArticleTwice($: BuiltDocument['$']): boolean {
  // As plain text, which is written in one way wherever it stands.
  const paragraphs = $('article p')
    .toArray()
    .map((paragraph) => $(paragraph).html() ?? '')
    .filter((text) => text.length >= shortestPage && !/[<&"\\]/.test(text))
  // For search engines the head repeats some.
  const html = $.html().replace(/<meta[^>]*>|<script type="application\/ld\+json".*?<\/script>/gs, '')
  return paragraphs.length > 0 && paragraphs.every((text) => html.indexOf(text) !== html.lastIndexOf(text))
}
