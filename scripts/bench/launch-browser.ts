import { createServer } from 'node:net'
import { type Browser, chromium, type Page } from 'playwright'
import { browserArguments, ensureBrowser } from '../browser.ts'

/** A Chromium that Lighthouse can drive too, through its port. */
export async function launchBrowser(): Promise<{ browser: Browser; port: number }> {
  const port = await findFreePort()
  const browser = await chromium.launch({
    executablePath: ensureBrowser(),
    args: [...browserArguments, `--remote-debugging-port=${port}`],
  })
  return { browser, port }
}

/** Loads a URL once without counting: the server compresses and the system reads each file for the first time. */
export async function visit(browser: Browser, url: string) {
  const page = await browser.newPage()
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.close()
}

/**
 * Makes a page as slow as a cheap phone on a bad network: Lighthouse's mobile settings, applied to the real connection
 * (https://github.com/GoogleChrome/lighthouse/blob/main/docs/throttling.md).
 */
export async function slowDown(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 562.5,
    downloadThroughput: kilobits(1474.56),
    uploadThroughput: kilobits(675),
  })
}

/** In bytes a second, as the protocol wants it. */
function kilobits(perSecond: number): number {
  return (perSecond * 1024) / 8
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.on('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => (address && typeof address === 'object' ? resolve(address.port) : reject(address)))
    })
  })
}
