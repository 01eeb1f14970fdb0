import { readFileSync } from 'node:fs'
import { asked } from '../../content/asked/asked.ts'
import { type Locale, localeCodes } from '../../locales/locales.ts'
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
    for (const answer of $('main details:not(nav *, figure *, form *) > summary + *').toArray()) {
      if (!$(answer).attr('id')) problems.push(`${file}: give the answer to "${$(answer).prev().text()}" an id`)
    }
  }
  for (const locale of localeCodes) {
    for (const { path, sections } of readSections(locale)) {
      const $ = documents.get(path)?.$
      for (const { id, heading } of sections) {
        if ($?.(`main [id="${id}"]`).length !== 1) problems.push(`${path}: "${heading}" has no anchor #${id}`)
      }
    }
    const places = listPlaces(locale)
    // The anchors in a post change with its headings; its questions wait for the new anchor without harm.
    const lost = Object.keys(asked[locale] ?? {}).filter(
      (place) => !places.has(place) && !/^\/(blog|newsletter)\//.test(place),
    )
    // They lead nobody astray: the search only knows some questions less.
    if (lost.length > 0)
      console.warn(
        `content/asked/${locale}.json: no page has these sections, name those that answer now: ${lost.join(', ')}`,
      )
  }
  return problems
}

/** The sections of a language's pages, by their addresses without the language: `/services/rag#price`. */
export function listPlaces(locale: Locale): Set<string> {
  return new Set(
    readSections(locale).flatMap(({ path, sections }) => sections.map(({ id }) => `${splitLocale(path).path}#${id}`)),
  )
}

function readSections(locale: Locale): Array<{ path: string; sections: Section[] }> {
  const files = JSON.parse(readFileSync(`dist/agents/${locale}.json`, 'utf8'))
  const index: IndexFile = files.pages
  return index.pages.map(({ path }, page) => ({ path, sections: files[`texts/${page}`] }))
}
