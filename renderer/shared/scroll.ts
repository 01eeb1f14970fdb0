import { keepText, readKept } from '../../pages/ui/kept-text.ts'

const storageKey = 'scroll-positions'
const positions = new Map<string, number>()
let currentEntry: string | undefined
let currentPath: string | undefined
let isLinkFollowed = false
/** The second jump of a return, which the next arrival must not get. */
let pendingJump = 0
/** As the visitor has seen it: `scrollY` is another one as soon as the content is. */
let lastSeen = 0

/** The identity of a history entry: anchors that the browser follows itself have no key of their own. */
type HistoryEntry = { key: string; hash: string }

/**
 * The browser's own restoration comes before the page is rendered again, so it is off while the visitor stays in the document, and on for
 * reloads. Call this before the router listens to history, so that it sees the position of the page that is left.
 */
export function startScrollRestoration() {
  for (const [key, top] of readPositions()) positions.set(key, top)
  history.scrollRestoration = 'manual'
  addEventListener('scroll', () => (lastSeen = scrollY), { passive: true })
  addEventListener('popstate', () => rememberScroll(scrollY))
  addEventListener('pagehide', () => {
    rememberScroll(scrollY)
    history.scrollRestoration = 'auto'
    keepText('sessionStorage', storageKey, JSON.stringify(Object.fromEntries(positions)))
  })
  addEventListener('pageshow', () => {
    history.scrollRestoration = 'manual'
  })
}

/** Keeps the position of the page that a link leads away from; the next arrival starts at the top or at the anchor. */
export function leaveByLink() {
  leave()
  isLinkFollowed = true
}

/** Keeps the position from which an anchor of the same page is followed; the browser does the rest. */
export function leaveForAnchor(hash: string) {
  leave()
  positions.delete(getEntryName(currentPath, { key: 'default', hash }))
}

/** Back leads to the old position, a link to its anchor or the top. Tells if the visitor has arrived, and not only changed a filter. */
export function scrollOnArrival(path: string, entry: HistoryEntry, isBackOrForward: boolean): boolean {
  // Dialogs and filters add entries without a link: the one below keeps where the visitor is now.
  if (!isBackOrForward) rememberScroll(lastSeen)
  const isFirst = currentPath === undefined
  const isArrival = !isFirst && (isLinkFollowed || currentPath !== path)
  currentEntry = getEntryName(path, entry)
  currentPath = path
  isLinkFollowed = false
  const remembered = isBackOrForward && !isFirst ? positions.get(currentEntry) : undefined
  cancelAnimationFrame(pendingJump)
  if (remembered !== undefined) scrollBack(remembered)
  else if (isArrival) scrollToAnchorOrTop(entry.hash)
  return isArrival
}

/** Chromium loses a jump that comes in the middle of a glide, and only ends the glide; hence the second one. */
function scrollBack(top: number) {
  scrollTo({ top, behavior: 'instant' })
  pendingJump = requestAnimationFrame(() => scrollTo({ top, behavior: 'instant' }))
}

function scrollToAnchorOrTop(hash: string) {
  const target = findTarget(hash)
  if (!target) return scrollTo({ top: 0, behavior: 'instant' })
  // The browser opens the question of an answer only if it follows the anchor itself.
  target.closest('details')?.setAttribute('open', '')
  target.scrollIntoView({ behavior: 'instant' })
}

/** The element of the page that is shown which an anchor names: hidden ones may have parts of the same name. */
export function findTarget(hash: string): HTMLElement | undefined {
  const found = hash ? document.querySelectorAll<HTMLElement>(`#${CSS.escape(decodeAnchor(hash.slice(1)))}`) : []
  // The answer of a closed question is not visible, but its question is.
  return [...found].find((element) =>
    (element.closest('details') ?? element).checkVisibility({ visibilityProperty: true }),
  )
}

/** The id that an anchor names; a malformed one is taken literally, as in the browser. */
function decodeAnchor(anchor: string): string {
  try {
    return decodeURIComponent(anchor)
  } catch {
    return anchor
  }
}

/** Until the next arrival nothing is remembered: while a page loads, the document is shorter and scrollY is wrong. */
function leave() {
  rememberScroll(scrollY)
  currentEntry = undefined
}

function rememberScroll(top: number) {
  if (currentEntry) positions.set(currentEntry, top)
}

/** With its path, because the first entry of each document has the same key. */
function getEntryName(path: string | undefined, { key, hash }: HistoryEntry): string {
  return `${path} ${key}${hash}`
}

function readPositions(): Array<[string, number]> {
  try {
    return Object.entries(JSON.parse(readKept('sessionStorage', storageKey) ?? '{}'))
  } catch {
    return [] // Broken JSON must not keep the page from becoming live.
  }
}
