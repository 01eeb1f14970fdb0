import { existsSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { type Browser, chromium } from 'playwright'
import { defaultLocale } from '../../locales/locales.ts'
import { localizePath } from '../../locales/paths.ts'
import { memoize } from '../../memoize.ts'
import { pages } from '../../pages/data/all-pages.ts'
import { getDocumentPath } from '../../renderer/shared/urls.ts'
import { browserArguments, ensureBrowser } from '../shared/browser.ts'
import type { Side, Values } from './sides.ts'

/** A slow phone on slow 4G: bytes a second, milliseconds. */
const network = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 }
const slowerProcessor = 4

/** The homes, and one page of each of these routes. */
const measured = [
  ...pages.filter(({ name }) => name === 'home'),
  ...(['service', 'caseStudy', 'post', 'contact'] as const).flatMap(
    (route) => pages.find(({ name, locale }) => name === route && locale === defaultLocale) ?? [],
  ),
]

/** First visits. Each is followed by one without scripts, so that both meet the same load. */
export async function measureVisits({ built }: Side): Promise<Values> {
  await using site = await serveFolder(built, (html) => html)
  await using plain = await serveFolder(built, (html) => html.replace(/<script\b[^>]*>[\s\S]*?<\/script\s*>/gi, ''))
  await using browser = await chromium.launch({ executablePath: await ensureBrowser(), args: browserArguments })
  const values: Values = {}
  for (const { path } of measured.filter((page) => existsSync(join(built, getDocumentPath(page.path))))) {
    site.forget()
    const paint = await timePaint(browser, site.url + path)
    values[`${path}, all bytes`] = site.countBytes('')
    values[`${path}, scripts bytes`] = site.countBytes('.js')
    values[`${path}, largest paint ms`] = paint
    values[`${path}, largest paint beside that without scripts`] = paint / (await timePaint(browser, plain.url + path))
  }
  const service = measured.find(({ name }) => name === 'service')
  // A site may have no service.
  if (!service || !existsSync(join(built, getDocumentPath(service.path)))) return values
  const { wall, thread } = await measureClick(browser, site.url, localizePath('/', defaultLocale), service.path)
  values['click to the visible heading at a slow processor, ms'] = wall
  values['click, thread of the page at a slow processor ms'] = thread
  return values
}

/** A first visit of a page and a click on another one, wherever the browser shows it: in the same document or in a new one. */
export async function measureSite(folder: string, from: string, to: string): Promise<Values> {
  await using site = await serveFolder(folder, (html) => html)
  await using browser = await chromium.launch({ executablePath: await ensureBrowser(), args: browserArguments })
  const paint = await timePaint(browser, site.url + from)
  return {
    'largest paint, ms': paint,
    'JavaScript, bytes': site.countBytes('.js'),
    'click to the visible heading, ms': (await measureClick(browser, site.url, from, to)).wall,
  }
}

/** A click on a link after a hover: the time to the first frame with the heading of the other page, and the page's own thread. */
async function measureClick(browser: Browser, url: string, from: string, to: string) {
  await using context = await browser.newContext({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' })
  const page = await context.newPage()
  // Pages that are prepared or left stay in the document for a while, hidden.
  await page.addInitScript((target) => {
    const look = () => {
      const isShown = [...document.querySelectorAll('h1')].some((one) =>
        one.checkVisibility({ visibilityProperty: true }),
      )
      if (isShown && location.pathname === target && document.readyState !== 'loading')
        setTimeout(() => Object.assign(window, { shownAt: performance.timeOrigin + performance.now() }))
      else requestAnimationFrame(look)
    }
    requestAnimationFrame(look)
  }, to)
  await page.goto(url + from, { waitUntil: 'networkidle' })
  const session = await context.newCDPSession(page)
  await session.send('Performance.enable')
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', network)
  const readThread = async () => {
    const { metrics } = await session.send('Performance.getMetrics')
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN)
  }
  const link = page.locator(`a[href="${to}"]`).filter({ visible: true }).first()
  await link.hover()
  await page.waitForTimeout(1_000)
  const before = await readThread()
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowerProcessor })
  const start = await link.evaluate((element) => {
    const now = performance.timeOrigin + performance.now()
    setTimeout(() => element instanceof HTMLElement && element.click())
    return now
  })
  const shown = await page.waitForFunction(() => 'shownAt' in window && window.shownAt)
  return { wall: Number(await shown.jsonValue()) - start, thread: (await readThread()) - before }
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
  const sent = new Map<string, number>()
  const readBody = memoize((file: string) => {
    return brotliCompressSync(file.endsWith('.html') ? change(readFileSync(file, 'utf8')) : readFileSync(file))
  })
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const file = [extname(pathname) ? pathname : getDocumentPath(pathname), `${pathname}/index.html`]
      .map((path) => join(folder, path))
      .find((path) => existsSync(path))
    if (!file) return response.writeHead(404).end()
    const type = file.endsWith('.html') ? 'text/html; charset=utf-8' : types[extname(file)]
    const body = readBody(file)
    sent.set(file, body.length)
    response.writeHead(200, { 'content-type': type ?? 'application/octet-stream', 'content-encoding': 'br' }).end(body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** The bytes of the files of an ending that were sent since the last visit. */
    countBytes: (ending: string) =>
      [...sent].reduce((sum, [file, length]) => (file.endsWith(ending) ? sum + length : sum), 0),
    forget: () => sent.clear(),
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  }
}
