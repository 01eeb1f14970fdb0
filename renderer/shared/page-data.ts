import type { SerializableHead } from 'unhead/types'
import type { LocalizedText } from '../../content/localize.ts'
import type { NavigationRoute } from '../../content/navigation.ts'
import type { ServiceGroup } from '../../content/services/groups.ts'
import type { ServiceSlug } from '../../content/slugs.ts'
import type { PageData } from '../../pages/loaders.ts'
import type { Breadcrumb } from '../../pages/resolve-page.ts'
import type { RouteName } from '../../pages/routes.ts'
import { articleId } from '../ui/article-id.ts'

/**
 * All that one page is made of, as plain data: in the HTML as JSON for the first page, fetched as a small file for the
 * later ones.
 */
export type PageRecord = {
  name: RouteName
  /** With its language prefix: `/es/services/medical-ai`. */
  path: string
  data: PageData[RouteName]
  breadcrumbs: Breadcrumb[]
  head: SerializableHead
}

/** What the header and footer need on every page; it does not change while the visitor stays in one language. */
export type LayoutData = {
  /** The columns of the services menu. */
  menu: Record<ServiceGroup, Array<{ slug: ServiceSlug; name: LocalizedText }>>
  /** What the pages of `content/navigation.ts` are called. */
  labels: Record<NavigationRoute, LocalizedText>
  /** Of the build, for the copyright. */
  year: number
  site: {
    name: string
    url: string
    whatsapp: string
    email: string
    social: { linkedin: string; github: string; x: string }
  }
}

/** The JSON in each HTML document, from which the browser hydrates the page. */
export type DocumentState = {
  /** Names the folder of this build's page data, so that an old page never reads a newer build's data. */
  buildId: string
  layout: LayoutData
  page: PageRecord
}

/** The `id` of the script element that holds the document's state. */
export const documentStateId = 'document-state'

/** A page's record for its own document, where the text of an article stands already and need not be sent twice. */
export function takeOutArticle(record: PageRecord): PageRecord {
  return 'html' in record.data ? { ...record, data: { ...record.data, html: '' } } : record
}

/** The inverse of `takeOutArticle`, with the article that the document shows. */
export function putBackArticle(record: PageRecord, document: Document): PageRecord {
  const article = document.getElementById(articleId)
  return article && 'html' in record.data ? { ...record, data: { ...record.data, html: article.innerHTML } } : record
}

/**
 * Where a page's data file lies.
 *
 * @example dataUrl('/es/services', 'a1b2') // '/assets/data/a1b2/es/services.json'
 */
export function dataUrl(path: string, buildId: string): string {
  return `/assets/data/${buildId}${path === '/' ? '/index' : path}.json`
}
