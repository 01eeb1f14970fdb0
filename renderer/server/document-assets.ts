import type { Manifest } from 'vite'
import type { Page } from '../../pages/data/all-pages.ts'
import type { RouteName } from '../../pages/data/routes.ts'
import { panelId } from '../../pages/layout/header/panel-id.ts'
import { loadScreen } from '../shared/page-store.ts'
import { dataUrl, layoutUrl, stylesheetUrl } from '../shared/urls.ts'
import type { DocumentAssets } from './document.tsx'
import { hashSource, inlineScripts } from './inline-scripts.ts'
import { findChunk, listFiles } from './manifest.ts'
import { readBaseRules, readModuleRules, selectModuleRules } from './stylesheet.ts'

const application = 'renderer/browser/hydrate.tsx'
const displayFace = 'renderer/browser/display-face.ts'

/** The assets of a page's document from the build: its start script names the files that its screen needs. */
export async function getDocumentAssets(manifest: Manifest, page: Page, buildId: string): Promise<DocumentAssets> {
  const chunks = new Set([application, await findScreenFile(page.name)].flatMap((key) => listFiles(manifest, key)))
  const entry = `/${findChunk(manifest, application).file}`
  const face = `/${findChunk(manifest, displayFace).file}`
  chunks.delete(entry)
  const preloads = [...chunks, dataUrl(page.path, buildId), layoutUrl(page.locale, buildId)]
  return {
    buildId,
    headStart: `${preloadFont(manifest)}<script>${inlineScripts.theme}</script>`,
    createStyle: (html) => {
      const [base, own] = [readBaseRules(page.locale), selectModuleRules(html, page.locale)]
      // Only these and, after a click, the rules of all modules: a rule that somebody injects has no effect.
      const hashes = [base, own, readModuleRules()].map((css) => `'${hashSource(css)}'`)
      const policy = `<meta http-equiv="content-security-policy" content="style-src-elem 'self' ${hashes.join(' ')}">`
      return `${waitFor(panelId)}${waitFor(findLastId(html), wide)}${policy}<style>${base}</style><style data-rest="${stylesheetUrl(buildId)}">${own}</style>`
    },
    script: `<script data-face="${face}" data-entry="${entry}" data-preloads="${preloads.join(' ')}">${inlineScripts.start}</script>`,
  }
}

/** The files of all components of `pages/`, so that a document names the very chunk of the screen that it shows. */
const componentFiles = Promise.all(
  Object.entries(import.meta.glob<object>(['/pages/*/*.tsx', '!/pages/{ui,layout}/*', '!/pages/*/*.test.tsx'])).map(
    async ([file, load]) => {
      return Object.values(await load()).map((component) => [component, file.slice(1)] as const)
    },
  ),
).then((entries) => new Map<unknown, string>(entries.flat()))

/** The name of a route's screen in the manifest: `pages/case-study/CaseStudy.tsx`. */
async function findScreenFile(name: RouteName): Promise<string> {
  const file = (await componentFiles).get(await loadScreen(name))
  if (!file) throw new Error(`pages/screens.ts: the screen of ${name} is not exported by a file in pages/*/`)
  return file
}

/** As wide as parts stand beside each other and move each other. */
const wide = ' media="(min-width: 48rem)"'

/** Painted before the element is parsed, a page would shift (https://developer.mozilla.org/docs/Web/HTML/Reference/Attributes/rel#expect). */
function waitFor(id: string, media = ''): string {
  return `<link rel="expect" href="#${id}" blocking="render"${media}>`
}

/** The first round trip brings a head of up to 34 KB and this much of the body. */
const firstCharacters = 14_000

/** The last element that arrives with the first round trip. To wait for it costs a slow phone, on which nothing moves, 20 to 55 ms. */
function findLastId(html: string): string {
  return [...html.slice(0, firstCharacters).matchAll(/ id="([^"]+)"/g)].at(-1)?.[1] ?? panelId
}

/** The display font is wanted before the stylesheet can ask for it. */
function preloadFont(manifest: Manifest): string {
  const assets = Object.values(manifest).flatMap((chunk) => [chunk.file, ...(chunk.assets ?? [])])
  const font = assets.find((file) => file.endsWith('.woff2'))
  if (!font) throw new Error('The build has no .woff2 file; renderer/styles/tokens.css names the display font')
  return `<link rel="preload" href="/${font}" as="font" type="font/woff2" crossorigin>`
}
