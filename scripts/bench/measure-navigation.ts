import type { Browser, Page } from 'playwright'
import { waitForHydration } from '../../renderer/tests/testing.ts'
import { createFigure, type Figure } from './figure.ts'
import { launchBrowser, slowDown, visit } from './launch-browser.ts'
import type { Options } from './options.ts'
import { serveFolder } from './serve-folder.ts'

const target = '/case-studies'

/** From the click on a link of the home page to the new page's heading on the screen, on a slow phone and network. */
export async function measureNavigation({ runs }: Options): Promise<Figure[]> {
  const { browser } = await launchBrowser()
  const server = await serveFolder('dist/client')
  try {
    for (const path of ['/', target]) await visit(browser, server.url + path)
    const afterIntent: number[] = []
    const atOnce: number[] = []
    for (let run = 0; run < runs; run++) {
      afterIntent.push(await navigate(browser, server.url, true))
      atOnce.push(await navigate(browser, server.url, false))
    }
    return [
      createFigure('home to inner page, after intent', 'ms', afterIntent, { most: 60 }),
      createFigure('home to inner page, pointed at and clicked in one move', 'ms', atOnce),
    ]
  } finally {
    await Promise.all([browser.close(), server.close()])
  }
}

/** @param isAwaited whether the visitor looks at the link for as long as it takes to fetch its page */
async function navigate(browser: Browser, url: string, isAwaited: boolean): Promise<number> {
  const page = await browser.newPage()
  await slowDown(page)
  await page.goto(url, { waitUntil: 'networkidle' })
  await waitForHydration(page)
  const link = page.locator(`main a[href="${target}"]`).first()
  await link.scrollIntoViewIfNeeded()
  await watchNavigation(page)
  if (isAwaited) {
    const fetched = page.waitForEvent('requestfinished', (request) => request.url().includes('/assets/data/'))
    await link.hover()
    await fetched
    await waitForSilence(page)
  }
  await link.click()
  const time = await page.evaluate(() => (window as typeof window & { navigationTime: Promise<number> }).navigationTime)
  await page.close()
  return time
}

/** Until nothing more has come for twice the time that the slow network needs for an answer. */
async function waitForSilence(page: Page) {
  await page.evaluate(async () => {
    const count = () => performance.getEntriesByType('resource').length
    let before = -1
    while (before !== count()) {
      before = count()
      await new Promise((resolve) => setTimeout(resolve, 1200))
    }
  })
}

/**
 * Begins when the finger comes up, as the system saw it. The end is the second frame after the new heading is there: in
 * the first one it is painted.
 */
async function watchNavigation(page: Page) {
  await page.evaluate(() => {
    const oldHeading = document.querySelector('h1')?.textContent
    const navigationTime = new Promise<number>((resolve) => {
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
    Object.assign(window, { navigationTime })
  })
}
