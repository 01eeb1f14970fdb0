import { cpSync, existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vike/api'
import { build as bundle } from 'vite'
import { documents } from '../../demos/demo-documents.ts'
import { memoize } from '../../memoize.ts'
import { listSamples } from '../../model/samples.ts'
import { listUnapproved } from '../../model/unapproved.ts'
import { distFolder } from '../../owner-files.ts'
import { pages } from '../../pages/data/all-pages.ts'
import type { KeepArticle } from '../../pages/data/render-markdown.ts'
import { getSiteUrl } from '../../pages/data/site-url.ts'
import { buildFolder } from '../../renderer/server/build-folder.ts'
import { createMarkdown, readMain } from '../../renderer/server/markdown.ts'
import { createSections } from '../../renderer/server/sections.ts'
import { getDocumentPath } from '../../renderer/shared/urls.ts'
import type { ReadSections } from '../../search/documents.ts'
import { type Cache, openCache } from '../shared/cache.ts'
import { listLongDocuments } from './long-documents.ts'
import { drawIcons } from './pictures/draw-icons.ts'
import { drawPictures } from './pictures/draw-pictures.ts'
import { hashInputs, readStamp, writeStamp } from './stamp.ts'
import { summarize } from './summarize.ts'

type Options = {
  /** Builds anyway, without results of earlier builds. */
  isForced: boolean
  /** Lists in the summary what is counted else. */
  isVerbose: boolean
}

/** Builds the site into `dist` if something has changed, and returns a summary. */
export async function buildSite({ isForced, isVerbose }: Options): Promise<string> {
  const start = performance.now()
  const { inputs, bundled } = hashInputs()
  const last = readStamp()
  if (!isForced && last?.inputs === inputs) return `${join(distFolder, 'client')} is up to date.`
  rmSync(buildFolder, { recursive: true, force: true })
  const cache = openCache(!isForced, bundled)
  const folder = join(buildFolder, 'client')

  showProgress('Bundling …')
  const kept = join(distFolder, 'bundles')
  const isKept = !isForced && last?.bundled === bundled && existsSync(kept)
  const bundles = join(buildFolder, 'bundles')
  if (!isKept) await writeBundles(bundles)
  cpSync(isKept ? kept : bundles, buildFolder, { recursive: true })
  const site = await importSite()
  showProgress('Rendering …')
  await site.writeDocuments(keepArticles(cache))
  const buildId = await site.writeStaticFiles(readSections(folder, cache))
  await Promise.all([drawPictures(folder, buildId, cache), drawIcons(folder), writeMarkdown(folder, cache)])
  rmSync(join(buildFolder, 'server'), { recursive: true })
  writeStamp(buildFolder, { inputs, bundled, buildId })
  // Not before, because a build that fails leaves them to the next one.
  if (isKept) renameSync(kept, bundles)
  replaceBuild()
  cache.prune()
  showProgress('')
  return summarize(
    {
      pages: pages.length,
      milliseconds: performance.now() - start,
      long: listLongDocuments(join(distFolder, 'client')),
      samples: listSamples().length,
      unapproved: listUnapproved().map(({ file }) => file),
    },
    isVerbose,
  )
}

/** Bundles the site and its demos: the scripts of visitors, and the renderer of pages. */
async function writeBundles(folder: string): Promise<void> {
  // Node reads the configuration as it is; bundling it first takes 0.2 s.
  await build({ viteConfig: { logLevel: 'warn', configLoader: 'native', build: { outDir: folder } } })
  await buildDemos(join(folder, 'client/demos'))
}

/** The entry of the server bundle. Node cannot run the sources, because they import catalogs and styles. */
function importSite(): Promise<typeof import('../../renderer/write-site.ts')> {
  return import(pathToFileURL(resolve(buildFolder, 'server/write-site.mjs')).href)
}

/** Puts the new build in place of the last one. All folders lie side by side, so renames work. */
function replaceBuild() {
  const old = `${distFolder}.old`
  rmSync(old, { recursive: true, force: true })
  if (existsSync(distFolder)) renameSync(distFolder, old)
  renameSync(buildFolder, distFolder)
  rmSync(old, { recursive: true, force: true })
}

/** Shows a line that the next one replaces; logs that are no terminal get none. */
function showProgress(text: string) {
  if (process.stdout.isTTY) process.stdout.write(`\r\x1b[K${text}`)
}

/** Renders the Markdown of an article once. */
function keepArticles({ cached }: Cache): KeepArticle {
  return async (input, create) => {
    const render = () => JSON.stringify(create())
    return JSON.parse(String(await cached('article', input, render)))
  }
}

/** Reads the text of the documents in a folder by their headings. */
function readSections(folder: string, { cached }: Cache): ReadSections {
  return memoize(async (path) => {
    const html = readFileSync(join(folder, getDocumentPath(path)), 'utf8')
    const create = () => JSON.stringify(createSections(html))
    return JSON.parse(String(await cached('sections', readMain(html), create)))
  })
}

/** Writes the Markdown version of each document beside it. */
async function writeMarkdown(folder: string, { cached }: Cache): Promise<void> {
  const siteUrl = getSiteUrl()
  for (const { path, locale } of pages) {
    const file = join(folder, getDocumentPath(path))
    const html = readFileSync(file, 'utf8')
    const input = [locale, readMain(html), siteUrl]
    const markdown = await cached('markdown', input, () => createMarkdown(html, siteUrl))
    writeFileSync(file.replace(/html$/, 'md'), markdown)
  }
}

/** Bundles the demos into a folder, if there are any. */
async function buildDemos(folder: string): Promise<void> {
  if (Object.keys(documents).length === 0) return
  await bundle({
    configFile: 'demos/vite.config.ts',
    configLoader: 'native',
    logLevel: 'warn',
    build: { outDir: resolve(folder), emptyOutDir: false },
  })
}
