import type { View } from '../server/panels.ts'

/** What a click on the page would change: a text by its id, or words whose text has to be looked up. */
export type Target = { element: HTMLElement; view: View }

/**
 * The text that an element of the page shows; undefined where it shows none.
 *
 * @param point of a click, which may be beside the words
 */
export function findTarget(node: EventTarget | null, point?: { clientX: number; clientY: number }): Target | undefined {
  if (!(node instanceof Element)) return undefined
  const marked = toText(node.closest<HTMLElement>('[data-text]'))
  if (marked) return marked
  const control = node.closest<HTMLElement>('a, button, summary, label')
  const inside = control?.querySelectorAll<HTMLElement>('[data-text]') ?? []
  const [only] = inside
  if (inside.length === 1) return toText(only)
  for (let element: Element | null = node; element && element !== document.body; element = element.parentElement) {
    if (!(element instanceof HTMLElement || element instanceof SVGElement)) continue
    const words = readOwnWords(element) ?? (element instanceof HTMLImageElement ? element.alt : '')
    if (words) return { element: element as HTMLElement, view: { kind: 'found', words } }
    const near = findNearest(element, point)
    if (near) return near
    if (element.children.length > 0) break
  }
  const words = node.closest('[aria-label]')?.getAttribute('aria-label')
  return words && control ? { element: control, view: { kind: 'found', words } } : undefined
}

function toText(element: HTMLElement | null | undefined): Target | undefined {
  const id = element?.dataset.text
  return element && id ? { element, view: { kind: 'text', id } } : undefined
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
  return toText(marks.toSorted((a, b) => measure(a) - measure(b))[0])
}
