const storageKey = 'scroll-positions'
const positions = new Map<string, number>()
let currentKey: string | undefined
let currentPath: string | undefined

/**
 * Keeps scroll positions by history entry, for Back and Forward. The browser's own restoration comes before the page is
 * rendered again, so it is switched off while the visitor stays in the document and left on for reloads.
 * Call it before the router listens to history, so that it sees the position of the page that is left.
 */
export function startScrollRestoration() {
  for (const [key, top] of readStoredPositions()) positions.set(key, top)
  history.scrollRestoration = 'manual'
  addEventListener('popstate', rememberScroll)
  addEventListener('pagehide', () => {
    rememberScroll()
    history.scrollRestoration = 'auto'
    storePositions()
  })
  addEventListener('pageshow', () => {
    history.scrollRestoration = 'manual'
  })
}

/** Keeps the scroll position of the current history entry. */
export function rememberScroll() {
  if (currentKey) positions.set(currentKey, scrollY)
}

/**
 * Scrolls to where a visitor expects to be: the old position after Back, the anchor or the top after a link.
 *
 * @param path of the page that is shown now
 * @param entry the history entry: its key, its anchor and whether Back or Forward has led to it
 * @returns false where nothing was scrolled: the page of the document, and a new query on the same page
 */
export function scrollOnArrival(path: string, entry: { key: string; hash: string; isBackOrForward: boolean }): boolean {
  const isNewPage = currentPath !== undefined && currentPath !== path
  currentKey = entry.key
  currentPath = path
  if (!isNewPage) return false
  const target = entry.hash ? document.getElementById(decodeURIComponent(entry.hash.slice(1))) : null
  const remembered = entry.isBackOrForward ? positions.get(entry.key) : undefined
  if (remembered !== undefined) scrollTo({ top: remembered, behavior: 'instant' })
  else if (target) target.scrollIntoView({ behavior: 'instant' })
  else scrollTo({ top: 0, behavior: 'instant' })
  return true
}

function readStoredPositions(): Array<[string, number]> {
  try {
    return Object.entries(JSON.parse(sessionStorage.getItem(storageKey) ?? '{}'))
  } catch {
    return [] // Storage can be blocked or hold another version's value; positions are a comfort only.
  }
}

function storePositions() {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(Object.fromEntries(positions)))
  } catch {
    // The same.
  }
}
