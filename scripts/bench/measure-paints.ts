import { type Browser, chromium } from 'playwright'
import { defaultLocale } from '../../locales/locales.ts'
import { pages } from '../../pages/all-pages.ts'
import { browserArguments, ensureBrowser } from '../../testing/browser.ts'
import { type Figure, getMedian } from './figure.ts'
import { serveFolder } from './serve-folder.ts'

/** A page of each of these routes. */
const routes = ['home', 'service', 'contact'] as const

/** A page may take this share of the time of its own HTML with the same styles and without scripts. */
const mostOfPlain = 1.1

/** A slow phone on slow 4G: bytes a second, milliseconds. */
const network = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 }
const slowerProcessor = 4

/** The largest paint of a phone, beside that of the same HTML without scripts, measured in turn. */
export async function measurePaints(runs: number): Promise<Figure[]> {
  await using site = await serveFolder('dist/client')
  await using plain = await serveFolder('dist/client', stripScripts)
  await using browser = await chromium.launch({ executablePath: ensureBrowser(), args: browserArguments })
  const figures: Figure[] = []
  const measured = routes.flatMap(
    (route) => pages.find(({ name, locale }) => name === route && locale === defaultLocale) ?? [],
  )
  for (const { path } of measured) {
    const times: { site: number[]; plain: number[] } = { site: [], plain: [] }
    for (let run = 0; run < runs; run++) {
      times.plain.push(await timePaint(browser, plain.url + path))
      times.site.push(await timePaint(browser, site.url + path))
    }
    const floor = getMedian(times.plain)
    figures.push(
      { name: `${path}, largest paint`, unit: 'ms', value: getMedian(times.site), most: floor * mostOfPlain },
      { name: `${path}, largest paint without scripts`, unit: 'ms', value: floor },
    )
  }
  return figures
}

function stripScripts(html: string): string {
  return html.replace(/<script\b[^>]*>[\s\S]*?<\/script\s*>/gi, '')
}

/** Opens a page as a new visitor. */
async function timePaint(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 }, isMobile: true, hasTouch: true })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', network)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowerProcessor })
  await page.goto(url, { waitUntil: 'networkidle' })
  const time = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN)).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        })
      }),
  )
  await context.close()
  return time
}
