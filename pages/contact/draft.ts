/** What a visitor has typed into the contact form, in the browser's own encoding of forms. */
const storageKey = 'contact-draft'

/** The draft of this document: it is there where storage is blocked or full too. */
let current: string | undefined

/** The draft of this tab; empty where there is none. */
export function readDraft(): URLSearchParams {
  try {
    return new URLSearchParams(current ?? sessionStorage.getItem(storageKey) ?? '')
  } catch {
    return new URLSearchParams() // Storage is blocked.
  }
}

/**
 * Keeps a draft until the tab is closed, where the browser allows it.
 *
 * @param id of an attempt to send exactly this text: another text is another message
 */
export function writeDraft(draft: URLSearchParams, id = '') {
  draft.set('id', id)
  current = draft.toString()
  try {
    sessionStorage.setItem(storageKey, current)
  } catch {
    // Storage is blocked or full; the draft lasts as long as the document.
  }
}

/** After the message was sent. */
export function clearDraft() {
  current = ''
  try {
    sessionStorage.removeItem(storageKey)
  } catch {
    // Nothing was kept.
  }
}
