import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { type Browser, chromium } from 'playwright'
import { defaultLocale } from '../../locales/locales.ts'
import { memoize } from '../../memoize.ts'
import { pages } from '../../pages/data/all-pages.ts'
import { getDocumentPath } from '../../renderer/shared/urls.ts'
import { browserArguments, ensureBrowser } from '../shared/browser.ts'
import { type Figure, getMedian } from './figure.ts'

/** One page of each route is measured. */
const routes = ['home', 'service', 'contact'] as const

/** The goal of a page: this share of the time that its HTML takes with the same styles and without scripts. */
const mostOfPlain = 1.1

/** A slow phone on slow 4G: bytes a second, milliseconds. */
const network = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 }
const slowerProcessor = 4

/** The bytes and the largest paint of a first visit. Each visit is followed by one without scripts, so that both meet the same load. */
export async function measureVisits(runs: number): Promise<Figure[]> {
  await using site = await serveFolder('dist/client', (html) => html)
  await using plain = await serveFolder('dist/client', stripScripts)
  await using browser = await chromium.launch({ executablePath: ensureBrowser(), args: browserArguments })
  const figures: Figure[] = []
  const measured = routes.flatMap(
    (route) => pages.find(({ name, locale }) => name === route && locale === defaultLocale) ?? [],
  )
  for (const { path } of measured) {
    const visits: number[] = []
    const plainVisits: number[] = []
    site.resetBytes()
    for (let run = 0; run < runs; run++) {
      visits.push(await timePaint(browser, site.url + path))
      plainVisits.push(await timePaint(browser, plain.url + path))
    }
    const floor = getMedian(plainVisits)
    figures.push(
      { name: `${path}, bytes`, unit: 'bytes', value: site.resetBytes() / runs },
      { name: `${path}, largest paint`, unit: 'ms', value: getMedian(visits), most: floor * mostOfPlain },
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
  await using context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    isMobile: true,
    hasTouch: true,
  })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', network)
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowerProcessor })
  await page.goto(url, { waitUntil: 'networkidle' })
  return await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN)).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        })
      }),
  )
}

const types: Record<string, string> = { '.js': 'text/javascript', '.json': 'application/json', '.svg': 'image/svg+xml' }

/** Serves a built site like its host: `/services` is `services.html`, and everything is compressed. */
async function serveFolder(folder: string, change: (html: string) => string) {
  let bytes = 0
  const readBody = memoize((file: string) => {
    return brotliCompressSync(file.endsWith('.html') ? change(readFileSync(file, 'utf8')) : readFileSync(file))
  })
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const file = join(folder, extname(pathname) ? pathname : getDocumentPath(pathname))
    if (!existsSync(file)) return response.writeHead(404).end()
    const type = file.endsWith('.html') ? 'text/html; charset=utf-8' : types[extname(file)]
    const body = readBody(file)
    bytes += body.length
    response.writeHead(200, { 'content-type': type ?? 'application/octet-stream', 'content-encoding': 'br' }).end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** The bytes that were sent since the last call. */
    resetBytes: () => {
      const sent = bytes
      bytes = 0
      return sent
    },
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  }
}
