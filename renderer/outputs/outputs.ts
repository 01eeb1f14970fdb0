import { allPages, type Page } from '../../pages/all-pages.ts'
import { getSiteUrl } from '../../pages/site-url.ts'
import { dataUrl } from '../page-record.ts'
import { getPageRecord } from '../records.ts'
import { createManifest } from './manifest.ts'
import { createRobots } from './robots.ts'
import { createSitemap } from './sitemap.ts'

/** A file of the site that is no HTML page: where it is served and what it holds. */
export type Output = { path: string; create: () => string | Promise<string> }

/** All files that are made from the list of pages, beside the pages themselves. */
export function listOutputs(buildId: string): Output[] {
  return [
    { path: '/sitemap.xml', create: () => createSitemap(allPages, getSiteUrl()) },
    { path: '/robots.txt', create: () => createRobots(getSiteUrl()) },
    { path: '/site.webmanifest', create: createManifest },
    ...allPages.map((page) => ({ path: dataUrl(page.path, buildId), create: () => createPageData(page) })),
  ]
}

async function createPageData(page: Page): Promise<string> {
  return JSON.stringify(await getPageRecord(page))
}
