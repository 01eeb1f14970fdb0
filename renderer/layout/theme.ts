/** The colour scheme that a visitor has chosen; `system` where they have not. */
export type Theme = 'system' | 'light' | 'dark'

/** The name in the visitor's storage; renderer/browser/theme.js reads it before the page is painted. */
const storageKey = 'theme'

const listeners = new Set<() => void>()

export function readTheme(): Theme {
  const { theme } = document.documentElement.dataset
  return theme === 'light' || theme === 'dark' ? theme : 'system'
}

/** Shows the scheme and remembers it on this device. */
export function writeTheme(theme: Theme) {
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
  try {
    if (theme === 'system') localStorage.removeItem(storageKey)
    else localStorage.setItem(storageKey, theme)
  } catch {
    // Storage can be blocked; the choice then lasts as long as the page.
  }
  for (const listener of listeners) listener()
}

export function subscribeToTheme(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
