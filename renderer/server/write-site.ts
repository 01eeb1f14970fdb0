import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { pages } from '../../pages/all-pages.ts'
import { getDocumentPath } from '../shared/urls.ts'
import { buildFolder } from './build-folder.ts'
import { getDocumentAssets } from './document-assets.ts'
import { hashData, listStaticFiles } from './static-files/static-files.ts'

// The entry of the server bundle. Node cannot run these sources directly: catalogs and styles are imports that Vite resolves.

/**
 * Writes all files of the site that are no documents.
 *
 * @returns the name of the folder of page data
 */
export async function writeStaticFiles(): Promise<string> {
  const buildId = await hashData()
  for (const { path, create } of listStaticFiles(buildId)) write(path, await create())
  return buildId
}

/** Renders and writes the document of every page. */
export async function writeDocuments(buildId: string): Promise<void> {
  // Imported here, because vike links the styles of what its pages and this file import statically.
  const { renderDocument } = await import('./document.tsx')
  const manifest = JSON.parse(readFileSync(join(buildFolder, 'assets.json'), 'utf8'))
  for (const page of pages) {
    write(getDocumentPath(page.path), await renderDocument(page, await getDocumentAssets(manifest, page, buildId)))
  }
}

function write(path: string, content: string) {
  const file = join(buildFolder, 'client', path)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, content)
}
