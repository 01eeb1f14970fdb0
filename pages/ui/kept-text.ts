type Storage = 'localStorage' | 'sessionStorage'

/** Reads the text that this browser keeps under a key; undefined if there is none or storage is blocked. */
export function readKept(storage: Storage, key: string): string | undefined {
  try {
    return globalThis[storage].getItem(key) ?? undefined
  } catch {
    return undefined
  }
}

/** Stores a text, or removes it if there is none. Fails silently if storage is blocked, for a draft is a comfort only. */
export function keepText(storage: Storage, key: string, text: string | undefined) {
  try {
    if (text === undefined) globalThis[storage].removeItem(key)
    else globalThis[storage].setItem(key, text)
  } catch {
    // Storage is blocked or full.
  }
}
