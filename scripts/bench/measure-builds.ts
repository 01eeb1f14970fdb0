import { spawn } from 'node:child_process'
import { appendFileSync, cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative, resolve } from 'node:path'
import { listDocuments } from '../build/weigh.ts'
import { createFigure, type Figure } from './figure.ts'
import { multiplyPosts } from './multiply-posts.ts'
import type { Options } from './options.ts'
import { showProgress } from './show-progress.ts'
import { watchMemory } from './watch-memory.ts'

/** How many times the pages of the site the large build has. */
const factor = 10

/**
 * What a build costs, in a copy of the project: with nothing kept from earlier builds; with what they keep
 * (`node_modules/.cache`) but its bundles, as after a change in the code; after the change of one text; and with ten times as
 * many pages.
 */
export async function measureBuilds({ runs }: Options): Promise<Figure[]> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'))
  try {
    copyProject(folder)
    const first = await build(folder, 'the first build')
    const again: Build[] = []
    const changed: Build[] = []
    for (let run = 0; run < runs; run++) {
      removeBundles(folder)
      again.push(await build(folder, `build ${run + 1}/${runs}`))
      appendFileSync(join(folder, 'content/blog/why-ai-is-the-future/en.md'), `\nSentence ${run}.\n`)
      changed.push(await build(folder, `build after a change ${run + 1}/${runs}`))
    }
    multiplyPosts(folder, factor)
    const largeFirst = await build(folder, 'the first large build')
    removeBundles(folder)
    const large = await build(folder, 'the large build')
    const getSeconds = ({ seconds }: Build) => seconds
    return [
      createFigure(`${first.pages} pages, first build`, 's', [first.seconds]),
      createFigure(`${first.pages} pages`, 's', again.map(getSeconds), { most: 4 }),
      createFigure(
        `${first.pages} pages, speed`,
        'pages/s',
        again.map(({ pages, seconds }) => pages / seconds),
      ),
      ...createMemoryFigures(`${first.pages} pages`, again),
      createFigure('after the change of one text', 's', changed.map(getSeconds), { most: 3 }),
      createFigure(`${large.pages} pages, first build`, 's', [largeFirst.seconds]),
      createFigure(`${large.pages} pages`, 's', [large.seconds], { most: 12 }),
      createFigure(`${large.pages} pages, speed`, 'pages/s', [large.pages / large.seconds]),
      ...createMemoryFigures(`${large.pages} pages, first build`, [largeFirst], { most: 600 }),
      ...createMemoryFigures(`${large.pages} pages`, [large], { most: 600 }),
      createFigure(
        'growth of the first build against that of the pages',
        '×',
        [largeFirst.seconds / first.seconds / (large.pages / first.pages)],
        { most: 1 },
      ),
    ]
  } finally {
    rmSync(folder, { recursive: true })
  }
}

function createMemoryFigures(name: string, builds: Build[], goal?: Figure['goal']): Figure[] {
  const peaks = builds.flatMap(({ peakMiB }) => peakMiB ?? [])
  return peaks.length > 0 ? [createFigure(`${name}, peak memory`, 'MiB', peaks, goal)] : []
}

/** The project without what is built, and with a cache of its own: packages are linked one by one. */
function copyProject(folder: string) {
  const left = new Set(['.git', '.netlify', 'dist', 'node_modules', 'test-results'])
  cpSync('.', folder, { recursive: true, filter: (path) => !left.has(relative('.', path)) })
  const packages = join(folder, 'node_modules')
  mkdirSync(packages)
  for (const name of readdirSync('node_modules')) {
    if (name !== '.cache') symlinkSync(resolve('node_modules', name), join(packages, name))
  }
}

/** Else a build would be measured that bundles nothing. */
function removeBundles(folder: string) {
  rmSync(join(folder, 'node_modules/.cache/bundles'), { recursive: true, force: true })
}

type Build = { seconds: number; pages: number; peakMiB: number | undefined }

/** @throws Error with the build's own messages where it fails */
async function build(folder: string, label: string): Promise<Build> {
  showProgress(label)
  const start = performance.now()
  const child = spawn(process.execPath, ['scripts/build.ts', '--force'], {
    cwd: folder,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (text) => (output += text))
  const readPeak = watchMemory(child.pid)
  const code = await new Promise((done) => child.on('close', done))
  const seconds = (performance.now() - start) / 1000
  showProgress()
  if (code !== 0) throw new Error(`${label} failed:\n${output}`)
  return { seconds, pages: listDocuments(join(folder, 'dist/client')).length, peakMiB: readPeak() }
}
