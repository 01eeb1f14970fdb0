import type { Locale } from '../locales/locales.ts'
import type { SearchDocument } from './documents.ts'
import { joinWords } from './join-words.ts'
import { createSimplifier } from './simplify.ts'
import { isStopWord } from './stop-words.ts'
import { listTerms, tokenizeQuery } from './tokenize.ts'

export type PageTitle = Pick<
  SearchDocument,
  'path' | 'title' | 'name' | 'keywords' | 'weight' | 'lang' | 'isExample'
> & {
  /** A service has one: people look for it by the task that it takes over. */
  description?: string
}

export type Titles = {
  pages: PageTitle[]
  /** As in `IndexFile`. */
  variants?: string
}

/** A page that fits, with the terms of its title that match. */
export type Suggestion = { page: PageTitle; terms: string[] }

export type Suggester = (query: string) => Suggestion[]

/** Finds words by their beginnings. Keeps the pages with most of the words; a page comes first if they make up most of its name and title. */
export function createSuggester(titles: Titles, locale: Locale): Suggester {
  const pages = titles.pages.map((page) => ({
    page,
    title: listTerms(page.title, locale),
    name: listTerms(page.name, locale),
    keywords: listTerms([...page.keywords, page.description ?? ''].join(' '), locale),
  }))
  const known = new Set(pages.flatMap(({ title, name, keywords }) => [...title, ...name, ...keywords]))
  const isTerm = (term: string) => known.has(term)
  const simplify = createSimplifier(titles.variants)
  return (query) => {
    const words = tokenizeQuery(joinWords(simplify(query), locale, isTerm), locale)
    const telling = words.filter(({ text }) => !isStopWord(text, locale))
    const sought = (telling.length > 0 ? telling : words).map(({ alternatives }) => alternatives)
    const found = pages.map(({ page, title, name, keywords }) => {
      const all = [...title, ...name, ...keywords]
      const count = sought.filter((alternatives) =>
        alternatives.some((terms) => terms.every((term) => all.some((other) => other.startsWith(term)))),
      ).length
      const pickMatches = (own: string[]) =>
        own.filter((other) => sought.flat(2).some((term) => other.startsWith(term)))
      const getShare = (own: string[]) => (1 + pickMatches(own).length) / (1 + own.length)
      return { page, terms: pickMatches(title), count, rating: (getShare(title) + getShare(name)) * page.weight }
    })
    const most = Math.max(1, ...found.map(({ count }) => count))
    return found.filter(({ count }) => count === most).sort((a, b) => b.rating - a.rating)
  }
}
