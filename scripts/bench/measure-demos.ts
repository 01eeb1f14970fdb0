import { globSync } from 'node:fs'
import type { Browser } from 'playwright'
import { weighPage } from '../build/weigh.ts'
import { createFigure, type Figure } from './figure.ts'
import { launchBrowser, slowDown, visit } from './launch-browser.ts'
import type { Options } from './options.ts'
import { serveFolder } from './serve-folder.ts'

const folder = 'dist/client'

/** What each demo loads first, and how long a slow phone on a slow network takes to show it. */
export async function measureDemos({ runs }: Options): Promise<Figure[]> {
  const { browser } = await launchBrowser()
  const server = await serveFolder(folder)
  try {
    const figures: Figure[] = []
    for (const file of globSync('demos/*/index.html', { cwd: folder }).sort()) {
      const name = file.split('/')[1] ?? file
      await visit(browser, `${server.url}/${file}`)
      const times: number[] = []
      for (let run = 0; run < runs; run++) times.push(await measurePaint(browser, `${server.url}/${file}`))
      figures.push(
        createFigure(`${name}, JavaScript`, 'KB', [weighPage(folder, file).javaScript / 1024]),
        createFigure(`${name}, largest paint, throttled`, 'ms', times),
      )
    }
    return figures
  } finally {
    await Promise.all([browser.close(), server.close()])
  }
}

/** When the largest element was painted, in milliseconds after the navigation began. */
async function measurePaint(browser: Browser, url: string): Promise<number> {
  const page = await browser.newPage()
  await slowDown(page)
  await page.goto(url, { waitUntil: 'networkidle' })
  const time = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const observer = new PerformanceObserver((list) => {
          observer.disconnect()
          resolve(list.getEntries().at(-1)?.startTime ?? 0)
        })
        observer.observe({ type: 'largest-contentful-paint', buffered: true })
      }),
  )
  await page.close()
  return time
}
