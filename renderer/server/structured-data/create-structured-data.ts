import type { Graph, Thing } from 'schema-dts'
import { plainText } from '../../../content/localize.ts'
import { site, siteSchema } from '../../../content/site.ts'
import { locales } from '../../../locales/locales.ts'
import { localizeContent } from '../../../pages/load-context.ts'
import type { ResolvedPage } from '../../../pages/resolve-page.ts'
import { href } from '../../../pages/routes.ts'
import { createEntities } from './create-entities.ts'
import { createIds, type Ids } from './ids.ts'

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
  if (resolved.page.name === 'notFound') return { '@context': 'https://schema.org', '@graph': common }
  const entities = createEntities(resolved, ids, siteUrl)
  return {
    '@context': 'https://schema.org',
    '@graph': [
      ...common,
      createWebPage(resolved, ids, siteUrl, entities.mainEntity),
      ...(resolved.breadcrumbs.length > 1 ? [createBreadcrumbs(resolved, ids, siteUrl)] : []),
      ...entities.things,
    ],
  }
}

function createPerson({ page }: ResolvedPage, ids: Ids, siteUrl: string): Thing {
  const { owner } = localizeContent(page.locale, siteSchema, site, 'site')
  return {
    '@type': 'Person',
    '@id': ids.person,
    name: site.owner.name,
    jobTitle: plainText(owner.jobTitle),
    url: siteUrl,
    email: `mailto:${site.owner.email}`,
    knowsLanguage: site.owner.languages,
    sameAs: Object.values(site.social),
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
    inLanguage: locales[page.locale].lang,
    publisher: { '@id': ids.person },
    potentialAction: search,
  }
}

function createWebPage(resolved: ResolvedPage, ids: Ids, siteUrl: string, mainEntity: string | undefined): Thing {
  const { page, data, breadcrumbs } = resolved
  return {
    '@type': pageTypes[page.name] ?? 'WebPage',
    '@id': ids.page,
    url: siteUrl + page.path,
    name: data.title,
    description: data.description,
    inLanguage: locales[page.locale].lang,
    isPartOf: { '@id': ids.website },
    about: { '@id': ids.person },
    ...(mainEntity && { mainEntity: { '@id': mainEntity } }),
    ...(breadcrumbs.length > 1 && { breadcrumb: { '@id': ids.breadcrumbs } }),
  }
}

const pageTypes: Partial<Record<ResolvedPage['page']['name'], 'CollectionPage' | 'ContactPage' | 'SearchResultsPage'>> =
  {
    contact: 'ContactPage',
    search: 'SearchResultsPage',
    services: 'CollectionPage',
    caseStudies: 'CollectionPage',
    locations: 'CollectionPage',
    projects: 'CollectionPage',
    blog: 'CollectionPage',
    blogCategory: 'CollectionPage',
  }

function createBreadcrumbs({ breadcrumbs }: ResolvedPage, ids: Ids, siteUrl: string): Thing {
  return {
    '@type': 'BreadcrumbList',
    '@id': ids.breadcrumbs,
    itemListElement: breadcrumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: plainText(name),
      item: siteUrl + path,
    })),
  }
}
