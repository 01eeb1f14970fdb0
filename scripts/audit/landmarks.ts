import type { Rule } from './site.ts'

/** Landmarks of one kind have names of their own, so that a list of them tells them apart; one alone needs none. */
export const landmarks: Rule = ({ documents }) => {
  const problems: string[] = []
  for (const { file, $ } of documents.values()) {
    for (const kind of ['nav', 'aside', 'search', 'section[aria-label]']) {
      const names = $(kind)
        .toArray()
        .map((element) => $(element).attr('aria-label') ?? $(`[id="${$(element).attr('aria-labelledby')}"]`).text())
      for (const name of names.filter((name, index) => names.indexOf(name) !== index)) {
        problems.push(`${file} has two <${kind}> named "${name}"`)
      }
    }
  }
  return problems
}
