/** What a click on the page would change: a text by its id, or words whose text has to be looked up. */
export type Target = { element: HTMLElement; id: string } | { element: HTMLElement; words: string }

/**
 * The text that an element of the page shows; undefined where it shows none.
 *
 * @param point of a click, which may be beside the words
 */
export function findTarget(node: EventTarget | null, point?: { clientX: number; clientY: number }): Target | undefined {
  if (!(node instanceof Element)) return undefined
  const marked = node.closest<HTMLElement>('[data-text]')
  if (marked?.dataset.text) return { element: marked, id: marked.dataset.text }
  const control = node.closest<HTMLElement>('a, button, summary, label')
  const inside = control?.querySelectorAll<HTMLElement>('[data-text]') ?? []
  const [only] = inside
  if (inside.length === 1 && only?.dataset.text) return { element: only, id: only.dataset.text }
  for (let element: Element | null = node; element && element !== document.body; element = element.parentElement) {
    if (!(element instanceof HTMLElement || element instanceof SVGElement)) continue
    const words = readOwnWords(element)
    if (words) return { element: element as HTMLElement, words }
    if (element instanceof HTMLImageElement && element.alt) return { element, words: element.alt }
    const near = findNearest(element, point)
    if (near) return near
    if (element.children.length > 0) break
  }
  const label = node.closest('[aria-label]')?.getAttribute('aria-label')
  return label && control ? { element: control, words: label } : undefined
}

/** The words of an element that has some of its own, with those of the small elements among them. */
function readOwnWords(element: Element): string | undefined {
  const hasOwn = [...element.childNodes].some((child) => child.nodeType === Node.TEXT_NODE && child.textContent?.trim())
  const words = element.textContent?.replace(/\s+/g, ' ').trim() ?? ''
  return hasOwn && words.length < 1_500 ? words : undefined
}

/** The text nearest to a click, of the few in an element. */
function findNearest(element: Element, point?: { clientX: number; clientY: number }): Target | undefined {
  const marks = [...element.querySelectorAll<HTMLElement>('[data-text]')]
  if (marks.length === 0 || marks.length > 6) return undefined
  const measure = (mark: HTMLElement) => {
    if (!point) return 0
    const { left, right, top, bottom } = mark.getBoundingClientRect()
    const outside = (value: number, from: number, to: number) => Math.max(from - value, 0, value - to)
    return Math.hypot(outside(point.clientX, left, right), outside(point.clientY, top, bottom))
  }
  const [nearest] = marks.toSorted((a, b) => measure(a) - measure(b))
  return nearest?.dataset.text ? { element: nearest, id: nearest.dataset.text } : undefined
}
