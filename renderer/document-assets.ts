import { readFileSync } from 'node:fs'
import type { Manifest, ManifestChunk } from 'vite'
import type { Page } from '../pages/all-pages.ts'
import { getScreenFile } from '../pages/screens.ts'
import { getBuildId } from './build-id.ts'
import type { DocumentAssets } from './document.tsx'
import startSource from './start.js?raw'

const application = 'renderer/hydrate.tsx'

/**
 * What a page's document takes from the build: its stylesheet and the start script with the chunks of its screen.
 *
 * @param manifest of the client build; null in the development server, where vike injects what the page needs
 */
export function getDocumentAssets(manifest: Manifest | null, page: Page): DocumentAssets {
  if (!manifest) return { buildId: 'dev', css: '', startScript: '' }
  const catalog = `locales/${page.locale}/index.ts`
  const preloads = new Set([application, catalog, getScreenFile(page.name)].flatMap((key) => listFiles(manifest, key)))
  const entry = `/${findChunk(manifest, application).file}`
  preloads.delete(entry)
  return {
    buildId: getBuildId(),
    css: readStylesheet(manifest),
    startScript: minifiedStart
      .replace('ENTRY', JSON.stringify(entry))
      .replace('PRELOADS', JSON.stringify([...preloads])),
  }
}

/** Without its comments; the rest is small enough as it is. */
const minifiedStart = startSource
  .replace(/^\s*\/\/.*\n/gm, '')
  .replace(/^\s+/gm, '')
  .trim()

let stylesheet: string | undefined

function readStylesheet(manifest: Manifest): string {
  stylesheet ??= Object.values(manifest)
    .filter((chunk) => chunk.file.endsWith('.css'))
    .map((chunk) => readFileSync(`dist/client/${chunk.file}`, 'utf8').trim())
    .join('\n')
  return stylesheet
}

function listFiles(manifest: Manifest, key: string): string[] {
  const seen = new Set<string>()
  const visit = (name: string) => {
    if (seen.has(name)) return
    seen.add(name)
    for (const imported of findChunk(manifest, name).imports ?? []) visit(imported)
  }
  visit(key)
  return [...seen].map((name) => `/${findChunk(manifest, name).file}`)
}

function findChunk(manifest: Manifest, key: string): ManifestChunk {
  const chunk = manifest[key]
  if (!chunk) throw new Error(`The build has no chunk for ${key}. A screen stands in the folder of its route's name.`)
  return chunk
}
