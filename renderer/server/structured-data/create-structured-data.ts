import type { Graph, Person, Thing, WebPage } from 'schema-dts'
import type { Locale } from '../../../locales/locales.ts'
import { site } from '../../../model/kinds/site.ts'
import { plainText } from '../../../model/kit/localize.ts'
import { listLanguageCodes } from '../../../model/owner-languages.ts'
import { isSample } from '../../../model/site-samples.ts'
import { localizeContent } from '../../../pages/data/load-context.ts'
import { href, type RouteName } from '../../../pages/data/routes.ts'
import { getSiteUrl, toWholeUrl } from '../../../pages/data/site-url.ts'
import type { ResolvedPage } from '../../../pages/resolve-page.ts'
import { listAccounts } from '../../../pages/shared/accounts.ts'
import { createIds, describePage, type Ids, numberItems } from './describe-page.ts'

/** It says no more than the page, no reviews by the owner (https://developers.google.com/search/docs/appearance/structured-data/sd-policies). */
export function createStructuredData(resolved: ResolvedPage): Graph {
  const { page, breadcrumbs } = resolved
  const ids = createIds(page)
  const common = [createPerson(page.locale, ids), createWebSite(page.locale, ids)]
  // The 404 page is served at any URL and has none of its own.
  if (!page.hasOwnUrl) return { '@context': 'https://schema.org', '@graph': common }
  const things = describePage(resolved, ids)
  return {
    '@context': 'https://schema.org',
    '@graph': [
      ...common,
      createWebPage(resolved, ids, things.length > 0),
      ...(breadcrumbs.length > 1 ? [createBreadcrumbs(resolved, ids)] : []),
      ...things,
    ],
  }
}

function createPerson(locale: Locale, ids: Ids): Thing {
  const { owner } = localizeContent(locale, site)
  return {
    '@type': 'Person',
    '@id': ids.person,
    name: site.owner.name,
    jobTitle: plainText(owner.jobTitle),
    url: getSiteUrl(),
    ...(!isSample('owner.email') && ({ email: `mailto:${site.owner.email}` } satisfies Partial<Person>)),
    knowsLanguage: listLanguageCodes('correspondence'),
    sameAs: listAccounts().flatMap(({ url }) => url ?? []),
  }
}

/** Google no longer shows a search box for `SearchAction`; it stays because other readers use it. */
function createWebSite(locale: Locale, ids: Ids): Thing {
  const search = {
    '@type': 'SearchAction',
    target: `${toWholeUrl(href('search', {}, locale))}?q={search_term_string}`,
    'query-input': 'required name=search_term_string',
  } as const
  return {
    '@type': 'WebSite',
    '@id': ids.website,
    name: site.name,
    url: toWholeUrl(href('home', {}, locale)),
    inLanguage: locale,
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

function createWebPage({ page, data, breadcrumbs }: ResolvedPage, ids: Ids, hasMainEntity: boolean): Thing {
  return {
    '@type': pageTypes[page.name] ?? 'WebPage',
    '@id': ids.page,
    url: toWholeUrl(page.path),
    name: data.title,
    description: data.description,
    inLanguage: page.locale,
    isPartOf: { '@id': ids.website },
    about: { '@id': ids.person },
    ...(hasMainEntity && ({ mainEntity: { '@id': ids.entity } } satisfies Partial<WebPage>)),
    ...(breadcrumbs.length > 1 && ({ breadcrumb: { '@id': ids.breadcrumbs } } satisfies Partial<WebPage>)),
  }
}

function createBreadcrumbs({ breadcrumbs }: ResolvedPage, ids: Ids): Thing {
  return {
    '@type': 'BreadcrumbList',
    '@id': ids.breadcrumbs,
    itemListElement: numberItems(
      breadcrumbs.map(({ name, path }) => ({ name: plainText(name), item: toWholeUrl(path) })),
    ),
  }
}
