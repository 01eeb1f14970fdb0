import { type Browser, chromium, type Page } from 'playwright'
import { type Locale, localeCodes } from '../../../locales/locales.ts'
import { href } from '../../../pages/routes.ts'
import { waitForHydration } from '../../../renderer/tests/testing.ts'
import { questionSets } from '../../../retrieval/evaluation/question-sets.ts'
import { browserArguments, ensureBrowser } from '../../test/browser.ts'
import { type Figure, getMedian } from '../figure.ts'
import { type FolderServer, serveFolder } from '../serve-folder.ts'

/** Milliseconds. */
const most = 100

/** From a question in the field of the search page to its passages on the screen, at a 4× slower CPU: the first one, and the next ones. */
export async function measureAnswerTimes(): Promise<Figure[]> {
  const browser = await chromium.launch({ executablePath: ensureBrowser(), args: browserArguments })
  const server = await serveFolder('dist/client')
  try {
    const figures: Figure[] = []
    for (const locale of localeCodes) {
      const [first = 0, ...next] = await timeQuestions(browser, server, locale)
      figures.push(
        { name: `${locale}: first question to its passages`, unit: 'ms', value: first, most },
        { name: `${locale}: next question to its passages`, unit: 'ms', value: getMedian(next), most },
      )
    }
    return figures
  } finally {
    await Promise.all([browser.close(), server.close()])
  }
}

async function timeQuestions(browser: Browser, server: FolderServer, locale: Locale): Promise<number[]> {
  const questions = (questionSets.tuning[locale]?.answerable ?? []).slice(0, 6).map(({ question }) => question)
  const page = await browser.newPage()
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  await page.goto(server.url + href('search', {}, locale))
  await waitForHydration(page)
  // Whoever types a question has typed its beginning before.
  await page.locator('main').getByRole('searchbox').fill('RAG')
  await page.locator('main mark').first().waitFor()
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  const times: number[] = []
  for (const question of questions) {
    const time = watchAnswer(page)
    await page.locator('main').getByRole('searchbox').fill(question)
    times.push(await time)
  }
  await page.close()
  return times
}

/** From what is typed to the second frame after its answer is there: the first one paints it. */
function watchAnswer(page: Page): Promise<number> {
  return page.evaluate(() => {
    const find = () => document.querySelector('main blockquote, main a[href*="message="]')
    const old = find()
    return new Promise<number>((resolve) => {
      let start = 0
      addEventListener('input', ({ timeStamp }) => (start = timeStamp), { capture: true, once: true })
      const observer = new MutationObserver(() => {
        const answer = find()
        if (!start || !answer || answer === old) return
        observer.disconnect()
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now() - start)))
      })
      observer.observe(document.body, { childList: true, subtree: true })
    })
  })
}
