import { type Browser, chromium, type Page } from 'playwright'
import { waitForHydration } from '../../renderer/tests/testing.ts'
import { browserArguments, ensureBrowser } from '../test/browser.ts'
import { type Figure, getMedian } from './figure.ts'
import { serveFolder } from './serve-folder.ts'

const target = '/case-studies'

/** From the click on a link of the home page, whose page is prefetched, to the new heading on the screen, at a 4× slower CPU. */
export async function measureNavigation(runs: number): Promise<Figure[]> {
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: browserArguments })
  const server = await serveFolder('dist/client')
  try {
    const times: number[] = []
    for (let run = 0; run < runs; run++) times.push(await navigate(browser, server.url))
    return [{ name: 'home to inner page', unit: 'ms', value: getMedian(times), most: 60 }]
  } finally {
    await Promise.all([browser.close(), server.close()])
  }
}

async function navigate(browser: Browser, url: string): Promise<number> {
  const page = await browser.newPage()
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.goto(url, { waitUntil: 'networkidle' })
  await waitForHydration(page)
  const link = page.locator(`main a[href="${target}"]`).first()
  await link.hover()
  await page.waitForLoadState('networkidle')
  const time = watchNavigation(page)
  await link.click()
  const result = await time
  await page.close()
  return result
}

/** Ends with the second frame after the new heading is there: the first one paints it. */
function watchNavigation(page: Page): Promise<number> {
  return page.evaluate(() => {
    const oldHeading = document.querySelector('h1')?.textContent
    return new Promise<number>((resolve) => {
      let start = 0
      addEventListener('click', ({ timeStamp }) => (start = timeStamp), { capture: true })
      const observer = new MutationObserver(() => {
        const heading = document.querySelector('h1')?.textContent
        if (!start || !heading || heading === oldHeading) return
        observer.disconnect()
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now() - start)))
      })
      observer.observe(document.body, { childList: true, subtree: true, characterData: true })
    })
  })
}
