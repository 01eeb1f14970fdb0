import { caseStudies } from '../../content/case-studies.ts'
import { contentCatalogs, listTexts } from '../../content/catalogs.ts'
import { plainText } from '../../content/localize.ts'
import { skills } from '../../content/profile.ts'
import { pageKeywords } from '../../content/search-words.ts'
import { services } from '../../content/services.ts'
import { getContentText } from '../../locales/content-texts.ts'
import { defaultLocale, type Locale } from '../../locales/locales.ts'
import { splitLocale } from '../../locales/paths.ts'
import type { Page } from '../all-pages.ts'
import { keepOnDisk } from '../keep-on-disk.ts'
import type { BaseData } from '../load-context.ts'
import { getPostWords } from '../post/posts.ts'
import type { RouteName, RouteParams } from '../routes.ts'
import { getCategory, type SearchCategory } from './categories.ts'
import type { ArticleWords } from './read-passages.ts'

/** All that the search knows of a page, and shows of it. */
export type SearchDocument = {
  path: string
  category: SearchCategory
  /** The language of its words, where that is not the page's: a text that is not translated. */
  lang?: Locale
  /** Short, as in menus. */
  name: string
  title: string
  description: string
  headings: string[]
  /** The page's text by paragraphs and list items, in the order of the page. */
  passages: string[]
  /** The words of its blocks of code. */
  code: string[]
  /** Words that visitors use for the page and that it may not use itself. */
  keywords: string[]
  /** How much likelier than a page of weight 1 it is the one that is looked for, where both have the same words. */
  weight: number
}

/** The words of a page, from the same content that its screen shows. */
export async function createSearchDocument(page: Page, data: BaseData): Promise<SearchDocument> {
  const words = page.name === 'post' ? await readPost(page) : readContent(page)
  return {
    path: page.path,
    category: getCategory(page.name),
    ...(typeof data.name !== 'string' && { lang: defaultLocale }),
    name: plainText(data.name),
    title: page.name === 'caseStudy' ? `${plainText(data.name)} · ${data.title}` : data.title,
    description: data.description,
    ...words,
    keywords: pageKeywords[splitLocale(page.path).path] ?? [],
    weight: weights[page.name] ?? 1,
  }
}

/** Places and texts of the law have the words of many pages that say more. */
const weights: { [Name in RouteName]?: number } = {
  service: 1.2,
  city: 0.8,
  cityService: 0.8,
  blogCategory: 0.7,
  privacy: 0.6,
  legalNotice: 0.6,
  cookies: 0.6,
  aiNotice: 0.6,
  accessibility: 0.6,
}

function readPost({ locale, params }: Page<'post'>): Promise<ArticleWords> {
  const { body } = getPostWords(locale, params.post).words
  return keepOnDisk(['pages/search/read-passages.ts'], body, async () => {
    const { readPassages } = await import('./read-passages.ts')
    return readPassages(body)
  })
}

function readContent(page: Page): ArticleWords {
  const groups = listTextGroups(page)
  const headings: string[] = []
  const passages: string[] = []
  for (const { id, english } of allTexts) {
    if (!groups.some((group) => id.startsWith(`${group}.`)) || fieldsOfOwn.test(id)) continue
    const text = page.locale === defaultLocale ? english : (getContentText(page.locale, id) ?? english)
    const list = fieldsOfHeadings.test(id) ? headings : passages
    list.push(text)
  }
  return { headings, passages: [...passages, ...listNames(page)], code: [] }
}

const allTexts = Object.keys(contentCatalogs).flatMap(listTexts)

/** What a document names apart. */
const fieldsOfOwn = /^(services|caseStudies|locations|meta)\.[^.]+\.(name|label|title|description)$/

const fieldsOfHeadings = /\.(title|heading|question|name)$/

/** The beginnings of the ids of all texts that stand on a page. */
function listTextGroups({ name, params }: Page): string[] {
  // The table ties each entry to its route's parameters; here one entry stands for all.
  const list = textGroups[name] as ((params: RouteParams<RouteName>) => string[]) | undefined
  return [`meta.${name}`, ...(list?.(params) ?? [])]
}

/** The headings and descriptions of pages without an entry stand in `content/page-meta.ts`. */
const textGroups: { [Name in RouteName]?: (params: RouteParams<Name>) => string[] } = {
  home: () => ['hero', 'about', 'skills', 'experience', 'testimonials', 'claims'],
  corporate: () => ['corporate'],
  training: () => ['training'],
  projects: () => ['projects'],
  contact: () => ['contact.page'],
  privacy: () => ['legal.privacy'],
  legalNotice: () => ['legal.legalNotice'],
  cookies: () => ['legal.cookies'],
  aiNotice: () => ['legal.aiNotice'],
  accessibility: () => ['legal.accessibility'],
  service: ({ service }) => [`services.${service}`],
  caseStudy: ({ caseStudy }) => [`caseStudies.${caseStudy}`],
  city: ({ city }) => [`locations.${city}`],
  cityService: ({ city, service }) => [`locations.${city}/${service}`],
}

/** The names of products and libraries that a page shows; they are not translated. */
function listNames({ name, params }: Page): string[] {
  if (name === 'home') return [...skills.tools, ...skills.cloudPlatforms].map((tool) => tool.name)
  if (name === 'service') return services[params.service].stack ?? []
  if (name === 'caseStudy') return caseStudies[params.caseStudy].stack
  return []
}
