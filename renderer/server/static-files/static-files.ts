import { createHash } from 'node:crypto'
import { isHiddenBuild, parseEnvironment } from '../../../environment.ts'
import { type Locale, localeCodes } from '../../../locales/locales.ts'
import { localizePath, splitLocale } from '../../../locales/paths.ts'
import { memoize } from '../../../memoize.ts'
import { writeCalendar } from '../../../model/course-calendar.ts'
import { askWords } from '../../../model/kinds/ask-words.ts'
import { asked } from '../../../model/kinds/asked.ts'
import { brand } from '../../../model/kinds/brand.ts'
import { courses, listComingIn } from '../../../model/kinds/courses.ts'
import { functionStylesPath } from '../../../model/kinds/function-styles.ts'
import { contentUses, site } from '../../../model/kinds/site.ts'
import { plainText } from '../../../model/kit/localize.ts'
import { today } from '../../../model/today.ts'
import { summarizeCourse } from '../../../pages/courses/load.ts'
import { pages } from '../../../pages/data/all-pages.ts'
import { hashIssue, newestIssues } from '../../../pages/data/issues.ts'
import { keep } from '../../../pages/data/keep.ts'
import { localizeContent } from '../../../pages/data/load-context.ts'
import { hasPages } from '../../../pages/data/route-facts.ts'
import { href } from '../../../pages/data/routes.ts'
import { toWholeUrl } from '../../../pages/data/site-url.ts'
import { getLayoutData } from '../../../pages/get-layout-data.ts'
import { createTitles } from '../../../search/build.ts'
import type { ReadSections } from '../../../search/documents.ts'
import { getSearchUrl } from '../../../search/search-url.ts'
import { dataUrl, feedPaths, layoutUrl, stylesheetUrl } from '../../shared/urls.ts'
import rules from '../../styles/function-pages.css?raw'
import { getPageJson } from '../page-data.ts'
import { listSearchPages, listSuggestions } from '../search-documents.ts'
import { readBaseRules, readModuleRules } from '../stylesheet.ts'
import { listAgentFiles, openApis } from './agent-files.ts'
import { createAtomFeed, createJsonFeed } from './feeds.ts'
import { createHeaders } from './headers.ts'
import { createIcon } from './icon.ts'
import { createRedirects } from './redirects.ts'
import { createSearchFiles } from './search-files.ts'
import { createSitemap } from './sitemap.ts'
import { createBillOfMaterials, createLicences } from './supply-chain.ts'

/** A file of the site that is no HTML page: where it is served and what it holds. */
export type StaticFile = { path: string; create: () => string | Promise<string> }

type ReadMarkdown = (path: string) => Promise<string>

export function listDataFiles(buildId: string): StaticFile[] {
  return [
    ...localeCodes.flatMap((locale) => [
      {
        path: getSearchUrl(locale, buildId, 'titles'),
        create: async () => {
          const input = [await listSuggestions(locale), locale] as const
          return JSON.stringify(await keep('search', input, () => createTitles(...input)))
        },
      },
      { path: getSearchUrl(locale, buildId, 'words'), create: () => JSON.stringify(localizeContent(locale, askWords)) },
      { path: layoutUrl(locale, buildId), create: () => JSON.stringify(getLayoutData(locale)) },
    ]),
    { path: stylesheetUrl(buildId), create: () => JSON.stringify(readModuleRules()) },
    ...pages.map((page) => ({ path: dataUrl(page.path, buildId), create: () => getPageJson(page) })),
  ]
}

export async function listSearchFiles(buildId: string, readSections: ReadSections): Promise<StaticFile[]> {
  const files = localeCodes.map(async (locale) =>
    (await getSearch(locale, readSections)).files.map(([name, content]) => ({
      path: getSearchUrl(locale, buildId, name),
      create: () => content,
    })),
  )
  return (await Promise.all(files)).flat()
}

const getSearch = memoize(
  async (locale: Locale, readSections: ReadSections) => {
    const found = await listSearchPages(locale)
    const read = found.map(async (page) => ({ ...page, sections: await readSections(page.path) }))
    const input = [await Promise.all(read), locale, asked[locale]] as const
    return keep('search', input, () => createSearchFiles(...input))
  },
  (locale) => locale,
)

export async function createAgentFile(locale: Locale, readSections: ReadSections): Promise<string> {
  const { files } = await getSearch(locale, readSections)
  return `{${files.map(([name, content]) => `${JSON.stringify(name)}:${content}`).join()}}`
}

/** All that functions/counts/ can count: the pages, and the sections with prepared questions by their headings. */
export async function createPlaces(readSections: ReadSections): Promise<string> {
  const topics = localeCodes.map(async (locale) => [locale, (await getSearch(locale, readSections)).topics])
  const paths = new Set(pages.map(({ path }) => splitLocale(path).path))
  return JSON.stringify({ pages: [...paths], topics: Object.fromEntries(await Promise.all(topics)) })
}

export async function hashPages(readSections: ReadSections): Promise<Record<string, string>> {
  const searches = await Promise.all(localeCodes.map((locale) => getSearch(locale, readSections)))
  return Object.assign({}, ...searches.map(({ hashes }) => hashes))
}

/** The files that documents load, in a folder that is named after the content of all of them, because browsers cache it for ever. */
export async function createDataFiles(readSections: ReadSections) {
  const list = async (buildId: string) => [...listDataFiles(buildId), ...(await listSearchFiles(buildId, readSections))]
  const hash = createHash('sha256')
  const contents: string[] = []
  for (const { path, create } of await list('')) {
    const content = await create()
    hash.update(`${path}\0${content}\0`)
    contents.push(content)
  }
  const buildId = hash.digest('hex').slice(0, 12)
  const files = (await list(buildId)).map(({ path }, index) => ({ path, content: contents[index] ?? '' }))
  return { buildId, files }
}

export function listOwnFiles(readSections: ReadSections, readMarkdown: ReadMarkdown): StaticFile[] {
  return [
    { path: '/sitemap.xml', create: async () => createSitemap(pages, await hashPages(readSections), today()) },
    { path: '/robots.txt', create: () => createRobots(isHiddenBuild(parseEnvironment(process.env))) },
    { path: '/site.webmanifest', create: createManifest },
    { path: '/favicon.svg', create: () => createIcon(7) },
    { path: functionStylesPath, create: createFunctionStyles },
    { path: '/_redirects', create: createRedirects },
    { path: '/_headers', create: () => createHeaders(parseEnvironment(process.env)) },
    { path: '/licences.txt', create: createLicences },
    { path: '/sbom.cdx.json', create: createBillOfMaterials },
    { path: '/.well-known/security.txt', create: () => createSecurityTxt(new Date()) },
    ...listAgentFiles(readMarkdown),
    ...localeCodes
      .filter((locale) => hasPages('blog', locale))
      .flatMap((locale) => [
        { path: feedPaths(locale).atom, create: () => createAtomFeed(locale) },
        { path: feedPaths(locale).json, create: () => createJsonFeed(locale) },
      ]),
    ...localeCodes
      .filter((locale) => hasPages('courses', locale))
      .map((locale) => ({ path: localizePath('/courses.ics', locale), create: () => createCourseCalendar(locale) })),
    // The hash of an issue for each language's readers: `npm run newsletter -- send` compares it with the mail it is about to send.
    ...newestIssues.map((issue) => ({
      path: `/newsletter/${issue}.json`,
      create: () => JSON.stringify(hashIssue(issue)),
    })),
  ]
}

/**
 * The rules for crawlers (RFC 9309), with what texts may be used for in each group, behind its last `User-agent`: between two of them
 * a line that a reader does not know would end the group (https://contentsignals.org; draft-ietf-aipref-attach).
 */
export function createRobots(isHidden: boolean): string {
  const answer = (use: (typeof contentUses)[number], [yes, no] = ['yes', 'no']) =>
    site.contentSignals.includes(use) ? yes : no
  const uses = `Content-Signal: ${contentUses.map((use) => `${use}=${answer(use)}`).join(', ')}
Content-Usage: search=${answer('search', ['y', 'n'])}, train-ai=${answer('ai-train', ['y', 'n'])}`
  const reservation = `# search: an index that answers with links and short excerpts. ai-input: a text as the input of a
# model that answers somebody. ai-train: training a model or making another from it. Each "no" is an express
# reservation of rights under Article 4 of Directive (EU) 2019/790.`
  // These two must read a page to find `noindex` on it; readers that do not know the word are kept out.
  if (isHidden) {
    return `${reservation}
User-agent: Googlebot
User-agent: Bingbot
${uses}
Disallow: /api/

User-agent: *
${uses}
Disallow: /
`
  }
  // The longest rule counts (RFC 9309, 2.2.2). The answer itself says `noindex`.
  const allowed = openApis.map((path) => `Allow: ${path}`).join('\n')
  return `${reservation}
User-agent: *
${uses}
Allow: /
Disallow: /api/
${allowed}

Sitemap: ${toWholeUrl('/sitemap.xml')}
`
}

/** The web app manifest: name and icons for a home screen (https://www.w3.org/TR/appmanifest/). */
function createManifest(): string {
  return JSON.stringify({
    name: site.name,
    short_name: site.name,
    start_url: '/',
    display: 'browser',
    background_color: brand.slate,
    theme_color: brand.slate,
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' },
    ],
  })
}

/** It has to expire (https://www.rfc-editor.org/rfc/rfc9116): a year after the month of the build, the same in all builds of one month. */
export function createSecurityTxt(today: Date): string {
  const expires = new Date(Date.UTC(today.getUTCFullYear() + 1, today.getUTCMonth(), 1))
  return `Contact: mailto:${site.owner.email}
Expires: ${expires.toISOString()}
Preferred-Languages: ${localeCodes.join(', ')}
Canonical: ${toWholeUrl('/.well-known/security.txt')}
`
}

function createFunctionStyles(): string {
  // The development server has no stylesheet of the build, but serves its sources.
  const base = import.meta.env.DEV
    ? '@import "/renderer/styles/global.css"; @import "/renderer/styles/site.css";'
    : readBaseRules()
  // These pages know no names of the build to preload the font by, so it may come after the first paint.
  return `${base.replace(/font-display: ?optional/, 'font-display:swap')}\n${rules}`
}

function createCourseCalendar(locale: Locale): string {
  const coming = listComingIn(locale).map((course) => {
    const { title, intro, place } = summarizeCourse(locale, course)
    const { address = place } = localizeContent(locale, courses.get(course.slug))
    return {
      course,
      title: plainText(title),
      description: plainText(intro),
      location: plainText(address),
      url: toWholeUrl(href('course', { course: course.slug }, locale)),
    }
  })
  return writeCalendar(site.name, coming)
}
