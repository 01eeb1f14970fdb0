type Storage = 'localStorage' | 'sessionStorage'

/** What this browser keeps under a key; undefined where that is nothing, or where storage is blocked. */
export function readKept(storage: Storage, key: string): string | undefined {
  try {
    return globalThis[storage].getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

/** Keeps a text or, without one, nothing any more, if the browser allows it: all that is kept so is a comfort only. */
export function keepText(storage: Storage, key: string, text: string | undefined) {
  try {
    if (text === undefined) globalThis[storage].removeItem(key)
    else globalThis[storage].setItem(key, text)
  } catch {
    // Storage is blocked or full.
  }
}
