import { readFileSync } from 'node:fs'
import type { Manifest, ManifestChunk } from 'vite'
import type { Page } from '../../pages/all-pages.ts'
import { getScreenFile } from '../../pages/screens.ts'
import { panelId } from '../layout/header/panel-id.ts'
import { getBuildId } from './build-id.ts'
import type { DocumentAssets } from './document.tsx'
import { inlineScripts } from './inline-scripts.ts'

const application = 'renderer/browser/hydrate.tsx'

/**
 * What a page's document takes from the build: its stylesheet and the start script with the chunks of its screen.
 *
 * @param manifest of the client build; null in the development server
 */
export function getDocumentAssets(manifest: Manifest | null, page: Page): DocumentAssets {
  if (!manifest)
    return { buildId: 'dev', headStart: `<script>${inlineScripts.theme}</script>`, css: '', script: developmentScript }
  const catalog = `locales/${page.locale}/index.ts`
  const preloads = new Set([application, catalog, getScreenFile(page.name)].flatMap((key) => listFiles(manifest, key)))
  const entry = `/${findChunk(manifest, application).file}`
  preloads.delete(entry)
  return {
    buildId: getBuildId(),
    headStart: `${waitForBar}${preloadFont(manifest)}<script>${inlineScripts.theme}</script>`,
    css: readStylesheet(manifest),
    script: `<script data-entry="${entry}" data-preloads="${[...preloads].join(' ')}">${inlineScripts.start}</script>`,
  }
}

/**
 * The first paint waits for what follows the bar of the header: its parts are placed from the right, so a bar that is painted
 * before it is parsed to its end moves. Browsers that do not know it ignore it
 * (https://developer.mozilla.org/docs/Web/HTML/Reference/Attributes/rel#expect).
 */
const waitForBar = `<link rel="expect" href="#${panelId}" blocking="render">`

/** Styles come with the script there, so the browser waits for it instead of showing the page without them. */
const developmentScript = `<script type="module" blocking="render" src="/${application}"></script>`

let stylesheet: string | undefined

/** vite.config.ts gathers all styles in one file. */
function readStylesheet(manifest: Manifest): string {
  const files = new Set(Object.values(manifest).flatMap((chunk) => chunk.css ?? []))
  const [file] = files
  if (!file || files.size > 1) throw new Error(`Expected one stylesheet, the build has ${files.size}: ${[...files]}`)
  stylesheet ??= readFileSync(`dist/client/${file}`, 'utf8').trim()
  return stylesheet
}

/** The display font is wanted before the stylesheet can ask for it. */
function preloadFont(manifest: Manifest): string {
  const assets = Object.values(manifest).flatMap((chunk) => [chunk.file, ...(chunk.assets ?? [])])
  const font = assets.find((file) => file.endsWith('.woff2'))
  if (!font) throw new Error('The build has no .woff2 file; renderer/styles/tokens.css names the display font')
  return `<link rel="preload" href="/${font}" as="font" type="font/woff2" crossorigin>`
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
