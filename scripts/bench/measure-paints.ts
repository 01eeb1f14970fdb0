import { join } from 'node:path'
import { Worker } from 'node:worker_threads'
import { chromium } from 'playwright'
import { browserArguments, ensureBrowser } from '../test/browser.ts'
import { type Figure, getMedian } from './figure.ts'
import { serveFolder } from './serve-folder.ts'

const paths = ['/', '/services/medical-ai', '/contact']

/** A page may take this share of the time of its own HTML with the same styles and without scripts. */
const mostOfPlain = 1.05

const debuggingPort = 9223

/** The largest paint in Lighthouse's model of a phone, beside that of the same HTML without scripts, measured in turn. */
export async function measurePaints(runs: number): Promise<Figure[]> {
  const browser = await chromium.launch({
    executablePath: ensureBrowser(),
    args: [...browserArguments, `--remote-debugging-port=${debuggingPort}`],
  })
  const site = await serveFolder('dist/client')
  const plain = await serveFolder('dist/client', stripScripts)
  try {
    const figures: Figure[] = []
    for (const path of paths) {
      const times: { site: number[]; plain: number[] } = { site: [], plain: [] }
      for (let run = 0; run < runs; run++) {
        times.plain.push(await runLighthouse(plain.url + path))
        times.site.push(await runLighthouse(site.url + path))
      }
      const floor = getMedian(times.plain)
      figures.push(
        { name: `${path}, largest paint`, unit: 'ms', value: getMedian(times.site), most: floor * mostOfPlain },
        { name: `${path}, largest paint without scripts`, unit: 'ms', value: floor },
      )
    }
    return figures
  } finally {
    await Promise.all([browser.close(), site.close(), plain.close()])
  }
}

function stripScripts(html: string): string {
  return html.replace(/<script\b[^>]*>[\s\S]*?<\/script\s*>/gi, '')
}

function runLighthouse(url: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(join(import.meta.dirname, 'lighthouse-worker.ts'), {
      workerData: { url, port: debuggingPort },
    })
    worker.on('message', (paint: number) => {
      resolve(paint)
      void worker.terminate()
    })
    worker.on('error', reject)
    worker.on('exit', () => reject(new Error(`Lighthouse could not measure ${url}`)))
  })
}
