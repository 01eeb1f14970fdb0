import type { Locale } from '../locales/locales.ts'
import { createAnswer } from './answer.ts'
import type { PageSummary, Section } from './documents.ts'
import { createExcerpt } from './excerpt.ts'
import { createFind } from './find.ts'
import { type IndexFile, listTexts, openVocabulary, type ReadFile, type SearchIndex } from './index-format.ts'
import { isQuestion } from './questions.ts'
import { createSimplifier } from './simplify.ts'

/** A page that matches a query, with the words of the index that matched. */
export type Hit = { page: PageSummary; terms: string[]; excerpt: string }

export type Search = Awaited<ReturnType<typeof load>>

/** Only so many results load their text for an excerpt. The others show their description, as do all results beside an answer. */
const mostRead = 2

/** Opens the index of a language. Other folders read an index only through this function. */
export async function load(locale: Locale, read: ReadFile) {
  const { pages, parts, synonyms, variants } = (await read('pages')) as IndexFile
  const readSections = (page: number) => read(`texts/${page}`) as Promise<Section[]>
  const texts = listTexts(pages)
  const vocabulary = openVocabulary(parts, texts, read)
  const index: SearchIndex = { locale, pages, texts, vocabulary, synonyms: new Set(synonyms), readSections }
  const findPages = createFind(index)
  const answer = createAnswer(index)
  const simplify = createSimplifier(variants)
  return {
    /** The pages that match a query, the best first; none for a query without a word. */
    find: async (query: string): Promise<Hit[]> => {
      const found = await findPages(simplify(query))
      const read = isQuestion(query) ? 0 : mostRead
      return Promise.all(
        found.map(async ({ page, terms, findPassage }, index) => {
          const passage = index < read ? findPassage() : undefined
          const sections = passage ? await readSections(passage.page) : []
          const text = passage?.section && sections[passage.section.number]?.passages[passage.passage]
          return { page, terms, excerpt: createExcerpt(text ?? page.description, terms, locale) }
        }),
      )
    },
    answer: (...[question, options]: Parameters<typeof answer>) => answer(simplify(question), options),
  }
}
