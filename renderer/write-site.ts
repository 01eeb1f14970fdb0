import { hash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locale } from '../locales/locales.ts'
import { memoize } from '../memoize.ts'
import { today } from '../model/today.ts'
import type { Page } from '../pages/data/all-pages.ts'
import { getLayoutData } from '../pages/get-layout-data.ts'
import { buildFolder } from './server/build-folder.ts'
import { getDocumentAssets } from './server/document-assets.ts'
import { getPageJson } from './server/page-data.ts'
import { readModuleRules } from './server/stylesheet.ts'

// The entry of the server bundle. Node cannot run these sources directly: styles are imports that Vite resolves.

export { createTexts } from './server/create-texts.ts'
export { readMain } from './server/markdown.ts'
export { getPageData } from './server/page-data.ts'
export { hashesFile } from './server/static-files/last-modified.ts'
export {
  createAgentFile,
  createDataFiles,
  createPlaces,
  hashPages,
  listOwnFiles,
} from './server/static-files/static-files.ts'

/** Stands in a document for the name of the folder of page data, which the words of all documents go into. */
export const unnamed = '(build)'

type Keep = (input: unknown, create: () => Promise<string>) => Promise<Buffer>

/** Keeps the document of a page with `unnamed` in it. It is rendered if its record, the layout, the bundles or the day have changed. */
export async function keepDocument(page: Page, keep: Keep): Promise<Buffer> {
  const [record, assets] = await Promise.all([getPageJson(page), getDocumentAssets(readManifest(), page, unnamed)])
  // The day, because figures tell what is past.
  const input = [hash('sha256', record), hashLayout(page.locale), assets, hashStyles(), today()]
  return keep(input, async () => {
    // Imported here, because vike links the styles of what its pages and this file import statically.
    const { renderDocument } = await import('./server/document.tsx')
    return renderDocument(page, assets)
  })
}

const readManifest = memoize(() => JSON.parse(readFileSync(join(buildFolder, 'assets.json'), 'utf8')))

const hashLayout = memoize((locale: Locale) => hash('sha256', JSON.stringify(getLayoutData(locale))))

const hashStyles = memoize(() => hash('sha256', readModuleRules()))
