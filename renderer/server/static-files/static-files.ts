import { createHash } from 'node:crypto'
import { asked } from '../../../content/asked/asked.ts'
import { functionStylesPath } from '../../../content/function-styles.ts'
import { isHiddenBuild, parseEnvironment } from '../../../environment.ts'
import { type Locale, localeCodes } from '../../../locales/locales.ts'
import { localizePath } from '../../../locales/paths.ts'
import { type Page, pages } from '../../../pages/all-pages.ts'
import { memoize } from '../../../pages/memoize.ts'
import { hashIssue, newestIssues } from '../../../pages/newsletter/issues.ts'
import { hasPages } from '../../../pages/route-facts.ts'
import { listPageTitles, listSearchDocuments, type ReadSections } from '../../../pages/search/documents.ts'
import { getSiteUrl } from '../../../pages/site-url.ts'
import { createIndex } from '../../../search/create-index.ts'
import { getSearchUrl, getTitlesUrl } from '../../../search/search-url.ts'
import { dataUrl, feedPaths, layoutUrl, stylesheetUrl } from '../../shared/urls.ts'
import { getLayoutData, getPageData } from '../page-data.ts'
import { readModuleRules } from '../stylesheet.ts'
import { createCourseCalendar } from './course-calendar.ts'
import { createAtomFeed, createJsonFeed } from './feeds.ts'
import { createFunctionStyles } from './function-styles.ts'
import { hashPages } from './hash-pages.ts'
import { createHeaders } from './headers.ts'
import { createIcon } from './icon.ts'
import { createLlmsTxt, getLlmsPath } from './llms-txt.ts'
import { createManifest } from './manifest.ts'
import { createRedirects } from './redirects.ts'
import { createRobots } from './robots.ts'
import { createSecurityTxt } from './security-txt.ts'
import { createSitemap } from './sitemap.ts'

/** A file of the site that is no HTML page: where it is served and what it holds. */
export type StaticFile = { path: string; create: () => string | Promise<string> }

/** A file that documents load; it lies in a folder that is named after the content of all these files. */
type DataFile = { getPath: (buildId: string) => string; create: () => string | Promise<string> }

function listDataFiles(): DataFile[] {
  return [
    ...localeCodes.flatMap((locale) => [
      {
        getPath: (buildId: string) => getTitlesUrl(locale, buildId),
        create: async () => JSON.stringify(await listPageTitles(locale)),
      },
      {
        getPath: (buildId: string) => layoutUrl(locale, buildId),
        create: () => JSON.stringify(getLayoutData(locale)),
      },
    ]),
    { getPath: stylesheetUrl, create: () => JSON.stringify(readModuleRules()) },
    ...pages.map((page) => ({
      getPath: (buildId: string) => dataUrl(page.path, buildId),
      create: () => createPageData(page),
    })),
  ]
}

/** The search of each language, of the text of all its pages. */
async function listSearchDataFiles(readSections: ReadSections): Promise<DataFile[]> {
  const indexes = await Promise.all(localeCodes.map((locale) => createSearchIndex(locale, readSections)))
  return localeCodes.flatMap((locale, index) =>
    [...(indexes[index] ?? [])].map(([name, content]) => ({
      getPath: (buildId: string) => getSearchUrl(locale, buildId, name),
      create: () => JSON.stringify(content),
    })),
  )
}

const createSearchIndex = memoize(
  async (locale: Locale, readSections: ReadSections) =>
    createIndex(await listSearchDocuments(locale, readSections), locale, asked[locale]),
  (locale) => locale,
)

/** Names the folder of page data after its content, because browsers cache what lies in it for ever. */
export async function hashData(readSections: ReadSections): Promise<string> {
  const hash = createHash('sha256')
  for (const { getPath, create } of [...listDataFiles(), ...(await listSearchDataFiles(readSections))])
    hash.update(`${getPath('')}\0${await create()}\0`)
  return hash.digest('hex').slice(0, 12)
}

/** The files that a search loads. */
export async function listSearchFiles(buildId: string, readSections: ReadSections): Promise<StaticFile[]> {
  return (await listSearchDataFiles(readSections)).map(({ getPath, create }) => ({ path: getPath(buildId), create }))
}

/** All other files that are made from the list of pages, beside the pages themselves. */
export function listStaticFiles(buildId: string, readSections: ReadSections): StaticFile[] {
  return [
    {
      path: '/sitemap.xml',
      create: async () =>
        createSitemap(pages, getSiteUrl(), await hashPages(readSections), new Date().toISOString().slice(0, 10)),
    },
    { path: '/robots.txt', create: () => createRobots(getSiteUrl(), isHiddenBuild(parseEnvironment(process.env))) },
    { path: '/site.webmanifest', create: createManifest },
    { path: '/favicon.svg', create: () => createIcon(7) },
    { path: functionStylesPath, create: createFunctionStyles },
    { path: '/_redirects', create: createRedirects },
    { path: '/_headers', create: () => createHeaders(parseEnvironment(process.env)) },
    { path: '/.well-known/security.txt', create: () => createSecurityTxt(getSiteUrl(), new Date()) },
    ...localeCodes.flatMap((locale) => [
      { path: getLlmsPath(locale), create: () => createLlmsTxt(locale, getSiteUrl()) },
    ]),
    ...(hasPages('blog') ? localeCodes : []).flatMap((locale) => [
      { path: feedPaths(locale).atom, create: () => createAtomFeed(locale, getSiteUrl()) },
      { path: feedPaths(locale).json, create: () => createJsonFeed(locale, getSiteUrl()) },
    ]),
    ...(hasPages('courses') ? localeCodes : []).map((locale) => ({
      path: localizePath('/courses.ics', locale),
      create: () => createCourseCalendar(locale, getSiteUrl()),
    })),
    // What each language's readers get of an issue: `npm run newsletter -- send` compares it with what it is about to send.
    ...newestIssues.map((issue) => ({
      path: `/newsletter/${issue}.json`,
      create: () => JSON.stringify(hashIssue(issue)),
    })),
    ...listDataFiles().map(({ getPath, create }) => ({ path: getPath(buildId), create })),
  ]
}

async function createPageData(page: Page): Promise<string> {
  return JSON.stringify(await getPageData(page))
}
