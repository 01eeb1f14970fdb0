import { listContentTexts } from '../../content/catalogs.ts'
import { type LocalizedText, plainText } from '../../content/localize.ts'
import { pageMeta } from '../../content/page-meta.ts'
import type { Locale } from '../../locales/locales.ts'
import { splitLocale } from '../../locales/paths.ts'
import type { SearchCategory } from '../../search/documents.ts'
import { type Page, pages } from '../all-pages.ts'
import { type BaseData, getContentTranslator, hasPageMeta } from '../load-context.ts'
import { memoize } from '../memoize.ts'
import { getIssueWords } from '../newsletter/issues.ts'
import { getPostWords } from '../post/posts.ts'
import { resolvePage } from '../resolve-page.ts'
import { routeFacts, type SearchFacts } from '../route-facts.ts'
import type { RouteName, RouteParams } from '../routes.ts'
import { findReaderBlocks } from '../shared/for-readers.ts'
import { type ArticleWords, readPassages } from './read-passages.ts'

/** What the content says of a page: what the search shows of it, and the words that its last change is told by. */
export type PageWords = {
  path: string
  category: SearchCategory
  /** The language of its words if it is not the page's, because they are not translated. */
  lang?: Locale
  /** Set on a case study that is no client's project. */
  isExample?: true
  /** Short name, as in menus. */
  name: string
  title: string
  description: string
  headings: string[]
  /** The page's text by paragraphs and list items, in the order of the page. */
  passages: string[]
  /** The words of its blocks of code. */
  code: string[]
  /** Words that visitors use for the page, even if the page does not. */
  keywords: string[]
  /** Factor of the rating: how much likelier visitors look for it than for a page of weight 1 with the same words. */
  weight: number
}

/** The words of all listed pages of a language. */
export const listPageWords = memoize(async (locale: Locale): Promise<PageWords[]> => {
  const words = pages.filter((page) => page.locale === locale && page.listed).map(readPage)
  return (await Promise.all(words)).filter((page) => page !== null)
})

/** The words of the content that a page's screen shows; null if the search leaves the page out. */
async function readPage(page: Page): Promise<PageWords | null> {
  // Cast: TypeScript cannot correlate a page of any route with its row of the table.
  const search = routeFacts[page.name].search as SearchFacts<RouteName> | null
  if (!search) return null
  const { data } = await resolvePage(page)
  // What stands on the page: `metaTitle` says to other search engines what people type there.
  const title = hasPageMeta(page.name) || !hasHeading(data) ? data.title : plainText(data.heading)
  const words = readWords(page, search, data, title)
  const { keywords = [] } = search.entity(page.params as RouteParams<RouteName>)
  return {
    path: page.path,
    category: search.category,
    ...(typeof data.name !== 'string' && data.name.lang && { lang: data.name.lang }),
    ...('kind' in data && data.kind === 'example' && { isExample: true }),
    name: plainText(data.name),
    title: page.name === 'caseStudy' ? joinNameAndTitle(plainText(data.name), title) : title,
    description: data.description,
    ...words,
    keywords: [...keywords, ...(hasPageMeta(page.name) ? pageMeta[page.name].keywords : [])],
    weight: search.weight,
  }
}

/** A case study's name before its title, without the words of the title that stand in the name already. */
function joinNameAndTitle(name: string, title: string): string {
  if (title.includes(name)) return title
  const [subject = '', rest] = title.split(/：|: /)
  return `${name} · ${rest && name.includes(subject) ? rest : title}`
}

function hasHeading(data: BaseData): data is BaseData & { heading: LocalizedText } {
  return 'heading' in data
}

function readWords(page: Page, search: SearchFacts<RouteName>, data: BaseData, title: string): ArticleWords {
  const { name, params, locale } = page
  if (name === 'post') return readPassages(getPostWords(locale, params.post).words.body)
  if (name === 'issue') return readPassages(getIssueWords(locale, params.issue).words.body)
  return readContent(page, search, data, title)
}

function readContent(
  { name, params, locale, path }: Page,
  search: SearchFacts<RouteName>,
  data: BaseData,
  title: string,
): ArticleWords {
  // They have fields of their own.
  const named = new Set([plainText(data.name), title, data.description])
  const parts = [...(hasPageMeta(name) ? [`meta.${name}`] : []), ...search.texts(params as RouteParams<RouteName>)]
  const translate = getContentTranslator(locale)
  const headings: string[] = []
  const passages: string[] = []
  for (const { id, english, isHeading } of parts.flatMap(listTextsBelow)) {
    const text = translate(id, english)
    if (named.has(text)) continue
    const list = isHeading ? headings : passages
    list.push(text)
  }
  const blocks = findReaderBlocks(locale, splitLocale(path).path)
  for (const { title, items } of blocks) {
    headings.push(title, ...items.map((item) => item.title))
    passages.push(...items.map((item) => item.text))
  }
  const { stack = [] } = search.entity(params as RouteParams<RouteName>)
  return { headings, passages: [...passages, ...stack], code: [] }
}

/** The text of the content with an id, and those below it. */
function listTextsBelow(part: string) {
  const texts = allTexts.filter(({ id }) => id === part || id.startsWith(`${part}.`))
  if (texts.length === 0)
    throw new Error(`pages/route-facts.ts: no text of the content has the id "${part}" or one below it`)
  return texts
}

const allTexts = listContentTexts()
