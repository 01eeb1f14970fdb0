import type { Graph, ListItem, Person, Thing, WebPage } from 'schema-dts'
import { plainText } from '../../../content/localize.ts'
import { listLanguageCodes } from '../../../content/owner-languages.ts'
import { isSample } from '../../../content/samples.ts'
import { site } from '../../../content/site.ts'
import type { Page } from '../../../pages/all-pages.ts'
import { localizeContent } from '../../../pages/load-context.ts'
import type { ResolvedPage } from '../../../pages/resolve-page.ts'
import { href, type RouteName } from '../../../pages/routes.ts'
import { listAccounts } from '../../../pages/shared/accounts.ts'
import { describePage, type Ids } from './describe-page.ts'

/**
 * What search engines read of a page, as one schema.org graph with stable ids: who publishes the site, the page, its place
 * in the site, and what it is about. It says only what the page shows, and it has no reviews of the owner by the owner
 * (https://developers.google.com/search/docs/appearance/structured-data/sd-policies).
 *
 * @param siteUrl origin without a slash at its end
 */
export function createStructuredData(resolved: ResolvedPage, siteUrl: string): Graph {
  const ids = createIds(resolved.page, siteUrl)
  const common = [createPerson(resolved, ids, siteUrl), createWebSite(resolved, ids, siteUrl)]
  // The 404 page is served at any URL and has none of its own.
  if (!resolved.page.hasOwnUrl) return { '@context': 'https://schema.org', '@graph': common }
  const things = describePage(resolved, ids, siteUrl)
  return {
    '@context': 'https://schema.org',
    '@graph': [
      ...common,
      createWebPage(resolved, ids, siteUrl, things.length > 0),
      ...(resolved.breadcrumbs.length > 1 ? [createBreadcrumbs(resolved, ids, siteUrl)] : []),
      ...things,
    ],
  }
}

function createIds(page: Page, siteUrl: string): Ids {
  const url = siteUrl + page.path
  return {
    person: `${siteUrl}/#person`,
    website: `${siteUrl}${href('home', {}, page.locale)}#website`,
    page: `${url}#webpage`,
    breadcrumbs: `${url}#breadcrumbs`,
    /** The page's main entity: a service, an article, a list. */
    entity: `${url}#entity`,
    faq: `${url}#faq`,
  }
}

function createPerson({ page }: ResolvedPage, ids: Ids, siteUrl: string): Thing {
  const { owner } = localizeContent(page.locale, site)
  return {
    '@type': 'Person',
    '@id': ids.person,
    name: site.owner.name,
    jobTitle: plainText(owner.jobTitle),
    url: siteUrl,
    ...(!isSample('owner.email') && ({ email: `mailto:${site.owner.email}` } satisfies Partial<Person>)),
    knowsLanguage: listLanguageCodes('correspondence'),
    sameAs: listAccounts().flatMap(({ url }) => url ?? []),
  }
}

/** Google no longer shows a search box for `SearchAction`; it stays because other readers use it. */
function createWebSite({ page }: ResolvedPage, ids: Ids, siteUrl: string): Thing {
  const search = {
    '@type': 'SearchAction',
    target: `${siteUrl}${href('search', {}, page.locale)}?q={search_term_string}`,
    'query-input': 'required name=search_term_string',
  } as const
  return {
    '@type': 'WebSite',
    '@id': ids.website,
    name: site.name,
    url: siteUrl + href('home', {}, page.locale),
    inLanguage: page.locale,
    publisher: { '@id': ids.person },
    potentialAction: search,
  }
}

const pageTypes: { [Name in RouteName]?: 'CollectionPage' | 'ContactPage' | 'SearchResultsPage' } = {
  services: 'CollectionPage',
  caseStudies: 'CollectionPage',
  projects: 'CollectionPage',
  locations: 'CollectionPage',
  blog: 'CollectionPage',
  blogCategory: 'CollectionPage',
  courses: 'CollectionPage',
  newsletter: 'CollectionPage',
  contact: 'ContactPage',
  search: 'SearchResultsPage',
}

function createWebPage(resolved: ResolvedPage, ids: Ids, siteUrl: string, hasMainEntity: boolean): Thing {
  const { page, data, breadcrumbs } = resolved
  return {
    '@type': pageTypes[page.name] ?? 'WebPage',
    '@id': ids.page,
    url: siteUrl + page.path,
    name: data.title,
    description: data.description,
    inLanguage: page.locale,
    isPartOf: { '@id': ids.website },
    about: { '@id': ids.person },
    ...(hasMainEntity && ({ mainEntity: { '@id': ids.entity } } satisfies Partial<WebPage>)),
    ...(breadcrumbs.length > 1 && ({ breadcrumb: { '@id': ids.breadcrumbs } } satisfies Partial<WebPage>)),
  }
}

function createBreadcrumbs({ breadcrumbs }: ResolvedPage, ids: Ids, siteUrl: string): Thing {
  return {
    '@type': 'BreadcrumbList',
    '@id': ids.breadcrumbs,
    itemListElement: breadcrumbs.map(
      ({ name, path }, index): ListItem => ({
        '@type': 'ListItem',
        position: index + 1,
        name: plainText(name),
        item: siteUrl + path,
      }),
    ),
  }
}
