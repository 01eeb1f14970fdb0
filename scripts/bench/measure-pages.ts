import type { Browser } from 'playwright'
import { allPages, type Page } from '../../pages/all-pages.ts'
import type { RouteName } from '../../pages/routes.ts'
import { createFigure, type Figure, getMedian } from './figure.ts'
import { launchBrowser, visit } from './launch-browser.ts'
import type { Options } from './options.ts'
import { type LighthouseRun, type LighthouseTask, runLighthouse } from './run-lighthouse.ts'
import { type FolderServer, serveFolder } from './serve-folder.ts'
import { showProgress } from './show-progress.ts'
import { stripScripts } from './strip-scripts.ts'

/** What is looked at without `--all`: one screen of each kind. */
const usualScreens: RouteName[] = ['home', 'service', 'post', 'contact', 'projects', 'search']

/**
 * Lighthouse's mobile figures of our pages beside those of the same HTML and CSS without scripts (`raw`). Both are
 * measured in turn, so that what else the machine does disturbs them alike.
 */
export async function measurePages({ runs, all }: Options): Promise<Figure[]> {
  const { browser, port } = await launchBrowser()
  const ours = await serveFolder('dist/client')
  const raw = await serveFolder('dist/client', stripScripts)
  try {
    const figures: Figure[] = []
    for (const page of listScreens(all)) figures.push(...(await measurePage(page, { browser, port, ours, raw, runs })))
    return figures
  } finally {
    await Promise.all([browser.close(), ours.close(), raw.close()])
  }
}

/** One page of each screen, in English. */
function listScreens(all: boolean): Page[] {
  const seen = new Set<RouteName>()
  return allPages.filter(
    ({ name, locale }) =>
      locale === 'en' &&
      (all || usualScreens.includes(name)) &&
      name !== 'notFound' &&
      !seen.has(name) &&
      seen.add(name),
  )
}

type Setting = { browser: Browser; port: number; ours: FolderServer; raw: FolderServer; runs: number }

async function measurePage({ name, path }: Page, { browser, port, ours, raw, runs }: Setting): Promise<Figure[]> {
  for (const { url } of [ours, raw]) await visit(browser, url + path)
  const measure = async (throttling: LighthouseTask['throttling']) => {
    const results: { ours: LighthouseRun[]; raw: LighthouseRun[] } = { ours: [], raw: [] }
    for (let run = 0; run < runs; run++) {
      showProgress(`${name}, ${throttling}, run ${run + 1}/${runs}`)
      results.raw.push(await runLighthouse({ url: raw.url + path, port, throttling }))
      results.ours.push(await runLighthouse({ url: ours.url + path, port, throttling }))
    }
    showProgress()
    return results
  }
  const simulated = await measure('simulate')
  const throttled = await measure('devtools')
  const list = (key: keyof LighthouseRun, part = simulated.ours) => part.map((run) => run[key])
  return [
    createFigure(`${name}, score`, 'points', list('score'), { least: 100 }),
    ...comparePaint(`${name}, largest paint, simulated`, simulated, 1.05),
    ...comparePaint(`${name}, largest paint, throttled`, throttled, 1.1),
    createFigure(`${name}, blocking time, simulated`, 'ms', list('blocking'), { most: 0 }),
    createFigure(`${name}, blocking time, throttled`, 'ms', list('blocking', throttled.ours), { most: 0 }),
    createFigure(`${name}, layout shift`, '', list('shift'), { most: 0 }),
  ]
}

/** @param limit how many times as long as the raw page's ours may take */
function comparePaint(
  name: string,
  { ours, raw }: { ours: LighthouseRun[]; raw: LighthouseRun[] },
  limit: number,
): Figure[] {
  const paints = { ours: ours.map(({ paint }) => paint), raw: raw.map(({ paint }) => paint) }
  return [
    createFigure(name, 'ms', paints.ours, { most: getMedian(paints.raw) * limit }),
    createFigure(`${name}, raw`, 'ms', paints.raw),
  ]
}
