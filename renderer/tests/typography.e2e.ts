import { expect, test } from 'playwright/test'
import { listOnePagePerRoute } from './testing.ts'

test('no line of a Chinese heading begins inside of a word', async ({ page }) => {
  test.slow()
  const wrong: string[] = []
  for (const { path } of listOnePagePerRoute('zh')) {
    await page.goto(path)
    for (const width of [360, 390, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      const lines = await page.evaluate(findBrokenWords)
      wrong.push(...lines.map((line) => `${path} at ${width}: ${line}`))
    }
  }
  expect(wrong).toEqual([])
})

test('h1 and h2 are set in one weight of the Chinese font', async ({ page }) => {
  await page.goto('/zh')
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root } = await session.send('DOM.getDocument')
  const findFonts = async (selector: string) => {
    const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector })
    const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId })
    return fonts.filter(({ isCustomFont }) => !isCustomFont).map(({ postScriptName }) => postScriptName)
  }
  expect(await findFonts('main h1')).toEqual(await findFonts('main h2'))
})

/** In the browser: the places where a heading breaks inside of a word, as `before / after`. */
function findBrokenWords(): string[] {
  const segmenter = new Intl.Segmenter('zh', { granularity: 'word' })
  return [...document.querySelectorAll<HTMLElement>('h1, h2, h3')]
    .filter((heading) => heading.checkVisibility())
    .flatMap(listBreaks)

  function listBreaks(heading: HTMLElement): string[] {
    const text = heading.textContent ?? ''
    const starts = new Set([...segmenter.segment(text)].map(({ index }) => index))
    const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT)
    const broken: string[] = []
    let offset = 0
    let bottom = Number.NaN
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const { length } = node.textContent ?? ''
      for (let index = 0; index < length; index += 1, offset += 1) {
        const range = document.createRange()
        range.setStart(node, index)
        range.setEnd(node, index + 1)
        const box = range.getBoundingClientRect()
        if (box.height === 0) continue
        if (box.top >= bottom && !starts.has(offset)) broken.push(`${text.slice(0, offset)} / ${text.slice(offset)}`)
        bottom = box.top + box.height / 2
      }
    }
    return broken
  }
}
