import { existsSync, renameSync, rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vike/api'
import { parseEnvironment } from '../../environment.ts'
import { buildFolder } from '../../renderer/server/build-folder.ts'
import { buildDemos } from './build-demos.ts'
import { openCache } from './cache.ts'
import { drawIcons } from './pictures/draw-icons.ts'
import { drawPictures } from './pictures/draw-pictures.ts'
import { printSummary } from './print-summary.ts'
import { readSections } from './read-sections.ts'
import { hashInputs, readStamp, writeStamp } from './stamp.ts'
import { writeMarkdown } from './write-markdown.ts'
import { writePassages } from './write-passages.ts'

/**
 * Builds the site into `dist`, or leaves it as it is where nothing has changed.
 *
 * @param isForced builds anyway, without results of earlier builds
 */
export async function buildSite(isForced: boolean): Promise<void> {
  const start = performance.now()
  const inputs = hashInputs()
  if (!isForced && readStamp()?.inputs === inputs) {
    console.log('dist/client is up to date.')
    return
  }
  rmSync(buildFolder, { recursive: true, force: true })
  const cache = openCache(!isForced && parseEnvironment(process.env).SITE_CACHE !== 'off')
  const folder = join(buildFolder, 'client')

  showProgress('Bundling …')
  // Node reads the configuration as it is; bundling it first takes 0.2 s.
  await build({ viteConfig: { logLevel: 'warn', configLoader: 'native', build: { outDir: buildFolder } } })
  const site = await importSite()
  showProgress('Rendering …')
  await site.writeDocuments()
  const buildId = await site.writeStaticFiles(readSections(folder, cache))
  await Promise.all([
    buildDemos(join(folder, 'demos')),
    drawPictures(folder, buildId, cache),
    drawIcons(folder),
    writeMarkdown(folder, cache),
  ])

  writePassages(buildFolder, buildId)
  rmSync(join(buildFolder, 'server'), { recursive: true })
  writeStamp(buildFolder, { inputs, buildId })
  replaceBuild()
  cache.prune()
  showProgress('')
  printSummary('dist/client', performance.now() - start)
}

/** The entry of the server bundle: it runs what Node cannot run from the sources, such as imports of catalogs and styles. */
function importSite(): Promise<typeof import('../../renderer/server/write-site.ts')> {
  return import(pathToFileURL(resolve(buildFolder, 'server/write-site.mjs')).href)
}

/** Puts the new build into the place of the last one. Renames work here: all folders lie side by side. */
function replaceBuild() {
  rmSync('dist.old', { recursive: true, force: true })
  if (existsSync('dist')) renameSync('dist', 'dist.old')
  renameSync(buildFolder, 'dist')
  rmSync('dist.old', { recursive: true, force: true })
}

/** Shows a line that the next one replaces; logs that are no terminal get none. */
function showProgress(text: string) {
  if (process.stdout.isTTY) process.stdout.write(`\r\x1b[K${text}`)
}
