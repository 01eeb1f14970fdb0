import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { localeCodes } from '../locales/locales.ts'
import { pages } from '../pages/data/all-pages.ts'
import { type KeepArticle, setKeepArticle } from '../pages/data/render-markdown.ts'
import type { ReadSections } from '../search/documents.ts'
import { buildFolder } from './server/build-folder.ts'
import { getDocumentAssets } from './server/document-assets.ts'
import { hashesFile } from './server/static-files/last-modified.ts'
import { getSearch, hashData, hashPages, listSearchFiles, listStaticFiles } from './server/static-files/static-files.ts'
import { getDocumentPath } from './shared/urls.ts'

// The entry of the server bundle. Node cannot run these sources directly: catalogs and styles are imports that Vite resolves.

/** Stands in a document for the name of the folder of page data, which the words of all documents go into. */
const unnamed = '(build)'

/** Writes all files of the site that are no documents, and names the folder of page data in those that are. */
export async function writeStaticFiles(readSections: ReadSections): Promise<string> {
  const buildId = await hashData(readSections)
  const files = [...listStaticFiles(buildId, readSections), ...(await listSearchFiles(buildId, readSections))]
  for (const { path, create } of files) write(path, await create())
  // The search where functions find it whatever the build is called, all files of a language in one: `dist/agents/es.json`.
  for (const locale of localeCodes) {
    const { files } = await getSearch(locale, readSections)
    write(`../agents/${locale}.json`, JSON.stringify(Object.fromEntries(files)))
  }
  for (const { path } of pages) {
    const file = join(buildFolder, 'client', getDocumentPath(path))
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll(unnamed, buildId))
  }
  writeFileSync(join(buildFolder, hashesFile), JSON.stringify(await hashPages(readSections)))
  return buildId
}

/** Renders and writes the document of every page; `writeStaticFiles` completes them. */
export async function writeDocuments(keep: KeepArticle): Promise<void> {
  setKeepArticle(keep)
  // Imported here, because vike links the styles of what its pages and this file import statically.
  const { renderDocument } = await import('./server/document.tsx')
  const manifest = JSON.parse(readFileSync(join(buildFolder, 'assets.json'), 'utf8'))
  for (const page of pages) {
    write(getDocumentPath(page.path), await renderDocument(page, await getDocumentAssets(manifest, page, unnamed)))
  }
}

function write(path: string, content: string) {
  const file = join(buildFolder, 'client', path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, content)
}
