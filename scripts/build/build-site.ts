import { spawnSync } from 'node:child_process'
import { hash } from 'node:crypto'
import { existsSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { documents } from '../../demos/demo-documents.ts'
import { localeCodes } from '../../locales/locales.ts'
import { tell } from '../../locales/owner.ts'
import { projectIds } from '../../model/kinds/slugs.ts'
import { listSamples } from '../../model/samples.ts'
import { listUnapproved } from '../../model/unapproved.ts'
import { distFolder, findOwnerFile } from '../../owner-files.ts'
import { type Page, pages } from '../../pages/data/all-pages.ts'
import { setKeep } from '../../pages/data/keep.ts'
import { getSiteUrl } from '../../pages/data/site-url.ts'
import type { PageData } from '../../pages/page-data.ts'
import { findPictured } from '../../pages/projects/picture-files.ts'
import { buildFolder, bundlesFolder } from '../../renderer/server/build-folder.ts'
import type { Texts } from '../../renderer/server/create-texts.ts'
import { createIcon } from '../../renderer/server/static-files/icon.ts'
import { measureWidth, mostLetters } from '../../renderer/server/title.ts'
import { getDocumentPath, getMarkdownPath, getSocialImagePath } from '../../renderer/shared/urls.ts'
import { budgets } from '../shared/budgets.ts'
import { type Cache, openCache } from '../shared/cache.ts'
import { listFiles } from '../shared/list-files.ts'
import type { MadeKind } from './made-by.ts'
import { readCard } from './pictures/read-card.ts'
import { openPlace, type PlaceFile } from './place-files.ts'
import { hashCode, hashInputs, readStamp, writeStamp } from './stamp.ts'
import { summarize } from './summarize.ts'
import { weigh } from './weigh.ts'

/** Builds the site into `dist` if something has changed. @returns a summary; a verbose one lists what the usual one counts */
export async function buildSite({ isForced, isVerbose }: { isForced: boolean; isVerbose: boolean }): Promise<string> {
  const start = performance.now()
  const inputs = hashInputs()
  const last = readStamp()
  if (!isForced && last?.inputs === inputs) return tell('build.fresh', { folder: join(distFolder, 'client') })
  const cache = openCache(!isForced, hashCode())
  let buildId = ''
  const place = openPlace((path) => (last && buildId ? path.replace(buildId, last.buildId) : path))

  rmSync(buildFolder, { recursive: true, force: true })
  placeBundles(cache, place)
  const ownFiles = findOwnerFile('public')
  for (const file of listFiles(ownFiles)) {
    const project = findPictured(`/${file}`)
    // Nobody publishes the work of a project that was taken out.
    if (project === undefined || projectIds.includes(project))
      place(join('client', file), readFileSync(join(ownFiles, file)))
  }
  // The entry of the server bundle. Node cannot run its sources, because they import styles.
  const entry = pathToFileURL(resolve(buildFolder, 'server/write-site.mjs')).href
  const site: typeof import('../../renderer/write-site.ts') = await import(entry)
  setKeep(async (kind, input, create) => {
    const content = await cache.cached(kind, input, async () => JSON.stringify(await create()))
    return JSON.parse(String(content))
  })
  const keepDocument = (page: Page) =>
    site.keepDocument(page, (input, create) => {
      return cache.cached('document', input, async () => writeDocument(await create(), site.readMain))
    })
  const long: Array<{ file: string; bytes: number }> = []
  const longTitles: Array<{ file: string; letters: number }> = []
  const texts = new Map<string, Texts>()
  let picture: Promise<void> | undefined
  for (const [index, page] of pages.entries()) {
    showProgress(index, pages.length)
    const content = await keepDocument(page)
    const { bytes, main, figure } = readFacts(content)
    const name = getDocumentPath(page.path).slice(1)
    const record = await site.getPageData(page)
    const letters = measureWidth(record.head.title ?? '')
    if (bytes > budgets.document) long.push({ file: name, bytes })
    if (letters > mostLetters.title) longTitles.push({ file: name, letters })
    const read = await readTexts(page, main, () => String(getHtml(content)))
    texts.set(page.path, read)
    place(`client${getMarkdownPath(page.path)}`, read.markdown)
    await picture
    // Drawn beside this thread, while it renders the next page.
    picture = page.listed ? drawPicture(page, record, figure) : undefined
    // It is awaited one page later, and must not end the process before.
    picture?.catch(() => {})
  }
  await picture

  const readSections = async (path: string) => texts.get(path)?.sections ?? []
  const readMarkdown = async (path: string) => texts.get(path)?.markdown ?? ''
  const data = await site.createDataFiles(readSections)
  buildId = data.buildId
  for (const { path, content } of data.files) place(`client${path}`, content)
  for (const { path, create } of site.listOwnFiles(readSections, readMarkdown)) place(`client${path}`, await create())
  // The search where functions find it whatever the build is called, all files of a language in one: `dist/agents/es.json`.
  for (const locale of localeCodes) place(`agents/${locale}.json`, await site.createAgentFile(locale, readSections))
  place('agents/places.json', await site.createPlaces(readSections))
  place(site.hashesFile, JSON.stringify(await site.hashPages(readSections)))
  const isOtherData = buildId !== last?.buildId
  for (const page of pages) {
    // Latin-1 makes a sign of each byte and the same byte of each sign, which is faster than to decode the document.
    const html = getHtml(await keepDocument(page)).toString('latin1')
    const named = Buffer.from(html.replaceAll(site.unnamed, buildId), 'latin1')
    place(`client${getDocumentPath(page.path)}`, named, isOtherData)
  }
  for (const [name, side] of Object.entries(icons)) place(`client/${name}.png`, await drawIcon(side))
  rmSync(join(buildFolder, 'server'), { recursive: true })
  writeStamp(buildFolder, { inputs, buildId })
  replaceBuild()
  cache.prune()
  showText('')
  return summarize(
    {
      pages: pages.length,
      milliseconds: performance.now() - start,
      long: long.sort((a, b) => (a.file < b.file ? -1 : 1)),
      longTitles,
      samples: listSamples().length,
      unapproved: listUnapproved().map(({ file }) => file),
    },
    isVerbose,
  )

  async function drawPicture(page: Page, record: PageData, figure: string | undefined) {
    const card = readCard(page, record, figure)
    const create = async () => (await import('./pictures/draw-card.ts')).drawCard(card)
    place(`client${getSocialImagePath(page)}`, await cache.cached('picture', card, create))
  }

  async function readTexts({ locale }: Page, main: string, readHtml: () => string): Promise<Texts> {
    const siteUrl = getSiteUrl()
    const make = () => JSON.stringify(site.createTexts(readHtml(), siteUrl))
    return JSON.parse(String(await cache.cached('texts', [locale, main, siteUrl], make)))
  }

  async function drawIcon(side: number): Promise<Buffer> {
    const svg = createIcon()
    const create = async () => (await import('./pictures/draw-icon.ts')).drawIcon(svg, side)
    return cache.cached('icon', [svg, side], create)
  }
}

/** The icons that are no SVG, with the length of their sides. */
const icons = { 'apple-touch-icon': 180, 'icon-32': 32, 'icon-192': 192, 'icon-512': 512 }

/** The facts of a document that stand before it where it is kept, so that one that has not changed need not be read as text. */
type Facts = {
  /** Its weight, by a quality that takes half a second for all documents in place of ten. */
  bytes: number
  main: string
  /** Its first figure that is no picture. */
  figure?: string | undefined
}

function writeDocument(html: string, readMain: (html: string) => string): string {
  const figure = html.match(/<figure.*?<\/figure>/gs)?.find((found) => !found.includes('<img'))
  const facts: Facts = { bytes: weigh(html, 6), main: hash('sha256', readMain(html)), figure }
  return `${JSON.stringify(facts)}\n${html}`
}

function readFacts(content: Buffer): Facts {
  return JSON.parse(String(content.subarray(0, content.indexOf('\n'))))
}

function getHtml(content: Buffer): Buffer {
  return content.subarray(content.indexOf('\n') + 1)
}

/** Puts the bundles of the site and of its demos into the build: those of an earlier build if nothing in them has changed. */
function placeBundles({ cachedFolder }: Cache<MadeKind>, place: PlaceFile) {
  const kinds = Object.keys(documents).length > 0 ? (['site', 'demos'] as const) : (['site'] as const)
  for (const kind of kinds) {
    const files = cachedFolder(kind, () => {
      showText('…')
      writeBundles(kind)
      return bundlesFolder
    })
    for (const [file, content] of files) place(file, content)
  }
  rmSync(bundlesFolder, { recursive: true, force: true })
}

/** Bundles in a process of its own, whose memory is free again when pages are rendered. */
function writeBundles(kind: 'site' | 'demos') {
  rmSync(bundlesFolder, { recursive: true, force: true })
  const script = join(import.meta.dirname, 'write-bundles.ts')
  const { status } = spawnSync(process.execPath, [script, kind, bundlesFolder], { stdio: 'inherit' })
  if (status !== 0) throw new Error(`The bundling of the ${kind} ended with ${status}; its messages stand above.`)
}

/** Puts the new build in place of the last one. All folders lie side by side, so renames work. */
function replaceBuild() {
  const old = `${distFolder}.old`
  rmSync(old, { recursive: true, force: true })
  if (existsSync(distFolder)) renameSync(distFolder, old)
  renameSync(buildFolder, distFolder)
  rmSync(old, { recursive: true, force: true })
}

/** Shows progress by numbers, because words would be English; in logs that are no terminal only where there are many pages. */
function showProgress(done: number, all: number) {
  showText(`${done + 1}/${all} …`)
  if (!process.stdout.isTTY && done > 0 && done % 1_000 === 0) console.log(`${done}/${all} …`)
}

/** Shows a line that the next one replaces; logs that are no terminal get none. */
function showText(text: string) {
  if (process.stdout.isTTY) process.stdout.write(`\r\x1b[K${text}`)
}
