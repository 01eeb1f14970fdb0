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

// Latin text has the same sizes in its three languages.
for (const locale of ['en', 'zh'] as const) {
  test(`no text is drawn smaller than 12 pixels: ${locale}`, async ({ page }) => {
    test.slow()
    const small: string[] = []
    for (const { path } of listOnePagePerRoute(locale)) {
      await page.goto(path)
      for (const width of [360, 768, 1280]) {
        await page.setViewportSize({ width, height: 800 })
        small.push(...(await page.evaluate(findSmallTexts)).map((text) => `${path} at ${width}: ${text}`))
      }
    }
    expect(small).toEqual([])
  })
}

/** In the browser: the texts that are drawn smaller than 12 pixels, with the size of each. */
function findSmallTexts(): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const small: string[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement
    if (!element || !node.textContent?.trim() || !element.checkVisibility()) continue
    if (element.closest('script, style, noscript, title, desc, .visually-hidden')) continue
    const scale = element instanceof SVGGraphicsElement ? (element.getScreenCTM()?.a ?? 1) : 1
    const size = Number.parseFloat(getComputedStyle(element).fontSize) * scale
    if (size < 11.99) small.push(`${size.toFixed(1)} ${node.textContent.trim()}`)
  }
  return small
}

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
