import { type Locale, localeCodes } from '../../locales/locales.ts'
import { memoize } from '../../memoize.ts'
import { pageMeta } from '../../model/kinds/page-meta.ts'
import { type LocalizedText, plainText } from '../../model/kit/localize.ts'
import { type Page, pages } from '../../pages/data/all-pages.ts'
import { hasPageMeta } from '../../pages/data/load-context.ts'
import { routeFacts, type SearchFacts } from '../../pages/data/route-facts.ts'
import type { RouteName, RouteParams } from '../../pages/data/routes.ts'
import { resolvePage } from '../../pages/resolve-page.ts'
import { listTasks } from '../../pages/tasks/load.ts'
import type { PageSummary, SearchDocument } from '../../search/documents.ts'

type SearchPage = PageSummary & Pick<SearchDocument, 'keywords'>

export const listSearchPages = memoize(async (locale: Locale): Promise<SearchPage[]> => {
  const found = pages.filter((page) => page.locale === locale && page.listed).map(readPage)
  return (await Promise.all(found)).filter((page) => page !== null)
})

/** The pages as suggestions, and each task of the list, which people type as it is. */
export async function listSuggestions(locale: Locale): Promise<SearchPage[]> {
  const page = pages.find((one) => one.name === 'tasks' && one.locale === locale && one.listed)
  const tasks = page ? listTasks(locale).items : []
  return [
    ...(await listSearchPages(locale)),
    ...tasks.map(({ id, name }) => ({
      path: `${page?.path}#${id}`,
      category: 'overview' as const,
      ...findLanguage(name),
      name: plainText(name),
      title: plainText(name),
      description: '',
      keywords: [],
      weight: 1,
    })),
  ]
}

/** The language of words that stand in another one than their page's. */
function findLanguage(text: LocalizedText) {
  const lang = typeof text === 'string' ? undefined : localeCodes.find((code) => code === text.lang)
  return lang && { lang }
}

async function readPage(page: Page): Promise<SearchPage | null> {
  // Cast: TypeScript cannot correlate a page of any route with its row of the table.
  const search = routeFacts[page.name].search as SearchFacts<RouteName> | null
  if (!search) return null
  const { data } = await resolvePage(page)
  // The heading on the page: `metaTitle` has the words that people type in other search engines.
  const title = hasPageMeta(page.name) ? data.title : plainText(data.heading)
  const own = search.keywords?.(page.params as RouteParams<RouteName>) ?? []
  return {
    path: page.path,
    category: search.category,
    // The name of a page that lacks a translation.
    ...findLanguage(data.name),
    ...('kind' in data && data.kind === 'example' && { isExample: true }),
    name: plainText(data.name),
    title: page.name === 'caseStudy' ? joinNameAndTitle(plainText(data.name), title) : title,
    description: data.description,
    keywords: [...own, ...(hasPageMeta(page.name) ? pageMeta[page.name].keywords : [])],
    weight: search.weight,
  }
}

/** A case study's name before its title, without the words of the title that stand in the name already. */
function joinNameAndTitle(name: string, title: string): string {
  if (title.includes(name)) return title
  const [subject = '', rest] = title.split(/：|: /)
  return `${name} · ${rest && name.includes(subject) ? rest : title}`
}
