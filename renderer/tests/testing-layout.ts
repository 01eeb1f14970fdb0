// Each of these runs in the browser, as a whole: it can use nothing from outside of itself.

/** The elements that reach out of the window, without those in a scrollable element. */
export function findOverflow(): string[] {
  const isInScroller = (element: Element | null): boolean =>
    element !== null && (getComputedStyle(element).overflowX === 'auto' || isInScroller(element.parentElement))
  const isShown = (element: Element) =>
    element.checkVisibility() && !element.closest('.visually-hidden, [href="#main"]')
  const wide = [...document.querySelectorAll('#root *')]
    .filter((element) => isShown(element) && element.getBoundingClientRect().right > innerWidth + 1)
    .filter((element) => !isInScroller(element.parentElement))
    .map((element) => element.outerHTML.slice(0, 120))
  return document.documentElement.scrollWidth > innerWidth ? [...wide, 'the document itself'] : wide
}

/** The elements with text of which a part is cut. */
export function findClippedTexts(): string[] {
  return [...document.querySelectorAll('main *, header *, footer *')]
    .filter((element) => element.checkVisibility() && !element.closest('.visually-hidden'))
    .filter((element) => {
      const { overflowX, overflowY } = getComputedStyle(element)
      const isCutX = overflowX === 'hidden' && element.scrollWidth > element.clientWidth + 1
      const isCutY = overflowY === 'hidden' && element.scrollHeight > element.clientHeight + 1
      return (isCutX || isCutY) && (element.textContent ?? '').trim() !== ''
    })
    .map((element) => element.outerHTML.slice(0, 120))
}

/** The texts that are drawn smaller than 12 pixels, with the size of each. */
export function findSmallTexts(): string[] {
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

/** The places where a Chinese heading breaks inside of a word, as `before / after`. */
export function findBrokenWords(): string[] {
  const segmenter = new Intl.Segmenter('zh', { granularity: 'word' })
  return [...document.querySelectorAll<HTMLElement>('h1, h2, h3')]
    .filter((heading) => heading.checkVisibility() && !heading.closest('.visually-hidden'))
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

/** The pairs of labels in a plot that lie on one another. */
export function findOverlappingLabels(): string[] {
  return [...document.querySelectorAll('figure svg[preserveAspectRatio="none"]')].flatMap((drawing) => {
    const labels = [...(drawing.parentElement?.querySelectorAll(':scope > :is(span, p)') ?? [])]
    return labels.flatMap((label, index) =>
      labels
        .slice(index + 1)
        .filter((other) => listLines(label).some((line) => listLines(other).some((another) => overlap(line, another))))
        .map((other) => `${label.textContent} / ${other.textContent}`),
    )
  })

  function listLines(label: Element): DOMRect[] {
    const range = document.createRange()
    range.selectNodeContents(label)
    return [...range.getClientRects()]
  }

  // Lines of letters are higher than their letters.
  function overlap(one: DOMRect, other: DOMRect): boolean {
    const isBeside = one.right < other.left + 1 || other.right < one.left + 1
    return !isBeside && Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > 4
  }
}
