import { readFileSync } from 'node:fs'
import { asked } from '../../content/asked/asked.ts'
import { localeCodes } from '../../locales/locales.ts'
import { splitLocale } from '../../locales/paths.ts'
import type { Section } from '../../search/documents.ts'
import type { IndexFile } from '../../search/index-format.ts'
import type { Rule } from './site.ts'

/**
 * Each heading and each answer has an anchor, so that a passage can be linked: a heading its own or that of the part that it
 * opens, an answer one inside of its `<details>`, which a link opens. Every passage names one that is there, and so do the questions that visitors ask of it.
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
    const files = JSON.parse(readFileSync(`dist/agents/${locale}.json`, 'utf8'))
    const index: IndexFile = files.pages
    const places = new Set<string>()
    for (const [page, { path }] of index.pages.entries()) {
      const sections: Section[] = files[`texts/${page}`]
      const $ = documents.get(path)?.$
      for (const { id } of sections) places.add(`${splitLocale(path).path}#${id}`)
      for (const { id, heading } of sections) {
        if ($?.(`main [id="${id}"]`).length !== 1) problems.push(`${path}: "${heading}" has no anchor #${id}`)
      }
    }
    for (const place of Object.keys(asked[locale] ?? {})) {
      // The anchors in a post change with its headings; its questions wait for the new anchor without harm.
      if (places.has(place) || /^\/(blog|newsletter)\//.test(place)) continue
      // It leads nobody astray: the search only knows one question less.
      console.warn(`content/asked/${locale}.json: no page has the section ${place}; name the one that answers now`)
    }
  }
  return problems
}
