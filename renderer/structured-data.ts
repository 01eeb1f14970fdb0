import { plainText } from '../content/localize.ts'
import { site } from '../content/site.ts'
import { locales } from '../locales/locales.ts'
import type { ResolvedPage } from '../pages/resolve-page.ts'
import { href } from '../pages/routes.ts'

/**
 * What search engines read of a page, as one schema.org graph with stable ids. Google no longer shows a search box for
 * `SearchAction`; it stays because other readers use it.
 *
 * @param siteUrl origin without a slash at its end
 */
export function createStructuredData({ page, data, breadcrumbs }: ResolvedPage, siteUrl: string) {
  const url = siteUrl + page.path
  const home = siteUrl + href('home', {}, page.locale)
  const { lang } = locales[page.locale]
  const personId = `${siteUrl}/#person`
  const websiteId = `${home}#website`
  const person = {
    '@type': 'Person',
    '@id': personId,
    name: site.owner.name,
    jobTitle: site.owner.jobTitle,
    url: siteUrl,
    email: `mailto:${site.owner.email}`,
    knowsLanguage: site.owner.languages,
    sameAs: Object.values(site.social),
  }
  const website = {
    '@type': 'WebSite',
    '@id': websiteId,
    name: site.name,
    url: home,
    inLanguage: lang,
    publisher: { '@id': personId },
    potentialAction: {
      '@type': 'SearchAction',
      target: `${siteUrl}${href('search', {}, page.locale)}?q={search_term_string}`,
      'query-input': 'required name=search_term_string',
    },
  }
  // The 404 page is served at any URL and has none of its own.
  const isServedAnywhere = page.name === 'notFound'
  const hasBreadcrumbs = breadcrumbs.length > 1
  const webPage = {
    '@type': page.name === 'contact' ? 'ContactPage' : page.name === 'search' ? 'SearchResultsPage' : 'WebPage',
    '@id': `${url}#webpage`,
    url,
    name: data.title,
    description: data.description,
    inLanguage: lang,
    isPartOf: { '@id': websiteId },
    about: { '@id': personId },
    ...(hasBreadcrumbs && { breadcrumb: { '@id': `${url}#breadcrumbs` } }),
  }
  const breadcrumbList = {
    '@type': 'BreadcrumbList',
    '@id': `${url}#breadcrumbs`,
    itemListElement: breadcrumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: plainText(name),
      item: siteUrl + path,
    })),
  }
  return {
    '@context': 'https://schema.org',
    '@graph': [
      person,
      website,
      ...(isServedAnywhere ? [] : [webPage]),
      ...(hasBreadcrumbs && !isServedAnywhere ? [breadcrumbList] : []),
    ],
  }
}
