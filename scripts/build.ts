import './build/save-memory.ts'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { prerender } from 'vike/api'
import { parseEnvironment } from '../environment.ts'
import { allPages } from '../pages/all-pages.ts'
import { hashInputs } from './build/build-id.ts'
import { bundle, viteConfig } from './build/bundle.ts'
import { buildDemos } from './build/demos.ts'
import { startTwinWriter } from './build/markdown/start-twin-writer.ts'
import { drawSocialImages } from './build/pictures/draw-social-images.ts'
import { measureBuild } from './build/weigh.ts'

const stampFile = 'dist/inputs'

await buildSite()

/** Builds the site into dist/client, or leaves it as it is where nothing has changed (`--force` builds anyway). */
async function buildSite() {
  const start = performance.now()
  const { CONTEXT } = parseEnvironment(process.env)
  await checkContent()
  if (CONTEXT === 'production') {
    await refuseSamples()
    await refuseUntrueTranslations()
  }

  const buildId = hashInputs()
  if (!process.argv.includes('--force') && existsSync(stampFile) && readFileSync(stampFile, 'utf8') === buildId) {
    console.log(`dist/client is up to date: ${allPages.length} pages.`)
    return
  }

  const removal = removeOldBuild()
  process.env.BUILD_ID = buildId
  showProgress('Bundling …')
  await bundle()
  // Garbage is collected before it fills more memory than what is used. Bundling would take 0.8 s longer with this; rendering
  // does not, and 3,120 pages take 0.3 GB less.
  setFlagsFromString('--heap-growing-percent=60')
  // After the bundling, which empties the folder.
  await Promise.all([prerenderPages(), buildDemos('dist/client/demos')])
  await drawSocialImages('dist/client', buildId, (drawn, missing) =>
    showProgress(`Drawing ${drawn}/${missing} pictures for sharing`),
  )
  await removal
  writeFileSync(stampFile, buildId)
  await printSummary(start)
}

/** Content that does not fit its schema is told here in one message; the bundler would bury it. */
async function checkContent() {
  try {
    await import('../content/catalogs.ts')
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exit(1)
  }
}

/** Moves away what was built before, to be deleted beside the bundling: ten thousand files take 2 s. */
function removeOldBuild(): Promise<void> {
  const old = 'node_modules/.cache/old-build'
  // A build that was stopped has left it.
  rmSync(old, { recursive: true, force: true })
  mkdirSync(dirname(old), { recursive: true })
  if (existsSync('dist')) renameSync('dist', old)
  return rm(old, { recursive: true, force: true })
}

async function prerenderPages() {
  const twins = startTwinWriter()
  const folders = new Set<string>()
  let written = 0
  await prerender({
    viteConfig,
    onPagePrerender: async ({ _prerenderResult: result, _prerenderContext: context }: PrerenderedPage) => {
      const { filePath } = result
      const folder = dirname(filePath)
      if (!folders.has(folder)) mkdirSync(folder, { recursive: true })
      folders.add(folder)
      writeFileSync(filePath, result.fileContent)
      // Vike keeps each document for hosts that upload them, which would be 0.7 GB of a build of 3,120 pages.
      result.fileContent = ''
      context.output.length = 0
      twins.write(filePath)
      written += 1
      showProgress(`Rendering ${written}/${allPages.length} pages`)
    },
  })
  await twins.finish()
}

/** What vike hands to `onPagePrerender` (https://vike.dev/api#prerender). */
type PrerenderedPage = {
  _prerenderResult: { filePath: string; fileContent: string }
  _prerenderContext: { output: unknown[] }
}

/** A line that is written over by the next one; logs that are no terminal get none. */
function showProgress(text: string) {
  if (process.stdout.isTTY) process.stdout.write(`\r\x1b[K${text}`)
}

async function refuseSamples() {
  const { listForbiddenSamples } = await import('../content/samples.ts')
  const samples = listForbiddenSamples()
  if (samples.length === 0) return
  console.error(`A production deploy needs the owner's real data. Fill in, and take out of \`samples\`
(of testimonials use real ones or none):
${samples.map((sample) => `  ${sample}`).join('\n')}`)
  process.exit(1)
}

/** Words of other people, figures and the law must not say in one language what they no longer say in English. */
async function refuseUntrueTranslations() {
  const { listTranslations } = await import('./texts/list-texts.ts')
  const { describeTranslation, listUntrueTranslations } = await import('./texts/report.ts')
  const untrue = listUntrueTranslations(listTranslations())
  if (untrue.length === 0) return
  console.error(`A production deploy needs these translations of changed English texts; then \`npm run content -- --accept <id>\`:
${untrue.map((translation) => `  ${describeTranslation(translation)}`).join('\n')}`)
  process.exit(1)
}

async function printSummary(start: number) {
  const { listSamples } = await import('../content/samples.ts')
  const samples = listSamples()
  const figures = measureBuild('dist/client')
  showProgress('')
  console.log(`Built ${allPages.length} pages in ${((performance.now() - start) / 1000).toFixed(1)} s.`)
  for (const { label, bytes } of figures) {
    console.log(`  ${label.padEnd(34)} ${(bytes / 1024).toFixed(1).padStart(7)} KB brotli`)
  }
  if (samples.length > 0) {
    console.log(`Still invented, to be replaced by the owner:\n${samples.map((sample) => `  ${sample}`).join('\n')}`)
  }
}
