import { parseEnvironment } from '../../../environment.ts'
import { localeCodes } from '../../../locales/locales.ts'
import { allPages, type Page } from '../../../pages/all-pages.ts'
import { listSearchDocuments } from '../../../pages/search/documents.ts'
import { getSearchIndexUrl } from '../../../pages/search/search-index-url.ts'
import { getSiteUrl } from '../../../pages/site-url.ts'
import { feedPaths } from '../../shared/feed-paths.ts'
import { dataUrl, layoutUrl, stylesheetUrl } from '../../shared/page-data.ts'
import { getLayoutData, getPageRecord } from '../page-data.ts'
import { readStylesheet } from '../stylesheet.ts'
import { createAtomFeed, createJsonFeed } from './feeds.ts'
import { createHeaders } from './headers.ts'
import { createLlmsTxt, getLlmsPath } from './llms-txt.ts'
import { createManifest } from './manifest.ts'
import { createRedirects } from './redirects.ts'
import { createRobots } from './robots.ts'
import { createSecurityTxt } from './security-txt.ts'
import { createSitemap } from './sitemap.ts'

/** A file of the site that is no HTML page: where it is served and what it holds. */
export type Output = { path: string; create: () => string | Promise<string> }

/** All files that are made from the list of pages, beside the pages themselves. */
export function listOutputs(buildId: string): Output[] {
  return [
    {
      path: '/sitemap.xml',
      create: () => createSitemap(allPages, getSiteUrl(), new Date().toISOString().slice(0, 10)),
    },
    { path: '/robots.txt', create: () => createRobots(getSiteUrl()) },
    { path: '/site.webmanifest', create: createManifest },
    ...listKeyFiles(),
    { path: '/_redirects', create: createRedirects },
    { path: '/_headers', create: () => createHeaders(parseEnvironment(process.env).CONTEXT) },
    { path: '/.well-known/security.txt', create: () => createSecurityTxt(getSiteUrl(), new Date()) },
    ...localeCodes.flatMap((locale) => [
      { path: getLlmsPath(locale), create: () => createLlmsTxt(locale, getSiteUrl()) },
      { path: feedPaths(locale).atom, create: () => createAtomFeed(locale, getSiteUrl()) },
      { path: feedPaths(locale).json, create: () => createJsonFeed(locale, getSiteUrl()) },
      {
        path: getSearchIndexUrl(locale, buildId),
        create: async () => JSON.stringify(await listSearchDocuments(locale)),
      },
      { path: layoutUrl(locale, buildId), create: () => JSON.stringify(getLayoutData(locale)) },
    ]),
    { path: stylesheetUrl(buildId), create: () => JSON.stringify(readStylesheet()) },
    ...allPages.map((page) => ({ path: dataUrl(page.path, buildId), create: () => createPageData(page) })),
  ]
}

/** Proves to search engines that announcements come from the owner of this site (https://www.indexnow.org/documentation). */
function listKeyFiles(): Output[] {
  const { INDEXNOW_KEY } = parseEnvironment(process.env)
  return INDEXNOW_KEY ? [{ path: `/${INDEXNOW_KEY}.txt`, create: () => INDEXNOW_KEY }] : []
}

async function createPageData(page: Page): Promise<string> {
  return JSON.stringify(await getPageRecord(page))
}
