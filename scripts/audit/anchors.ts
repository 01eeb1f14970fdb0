import { readFileSync } from 'node:fs'
import { localeCodes } from '../../locales/locales.ts'
import type { AskedDocument } from '../../retrieval/documents.ts'
import type { Rule } from './site.ts'

/**
 * Each heading and each answer has an anchor, so that a passage can be linked: a heading its own or that of the part that it
 * opens, an answer one inside of its `<details>`, which a link opens. Every passage names one that is there.
 */
export const anchors: Rule = ({ documents }) => {
  const problems: string[] = []
  for (const { file, $ } of documents.values()) {
    for (const heading of $('main :is(h1, h2, h3, h4)').toArray()) {
      if ($(heading).closest('nav, form, figure').length > 0 || $(heading).attr('id')) continue
      const part = $(heading).closest('[id]')
      if (part.is('main, body') || part.find('h1, h2, h3, h4, summary')[0] !== heading)
        problems.push(`${file}: give "${$(heading).text()}" an id`)
    }
    for (const answer of $('main details:not(nav *, figure *) > summary + *').toArray()) {
      if (!$(answer).attr('id')) problems.push(`${file}: give the answer to "${$(answer).prev().text()}" an id`)
    }
  }
  for (const locale of localeCodes) {
    const asked: AskedDocument[] = JSON.parse(readFileSync(`dist/agents/${locale}.json`, 'utf8'))
    for (const { path, sections } of asked) {
      const $ = documents.get(path)?.$
      for (const { id, heading } of sections) {
        if ($?.(`main [id="${id}"]`).length !== 1) problems.push(`${path}: "${heading}" has no anchor #${id}`)
      }
    }
  }
  return problems
}
