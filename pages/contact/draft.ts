import { keepText, readKept } from '../ui/kept-text.ts'

/** Key of the contact form's draft, which is encoded like a form post. */
const storageKey = 'contact-draft'

/** The draft of this document, for browsers whose storage is blocked or full. */
let current: string | undefined

/** The draft of this tab; empty if there is none. */
export function readDraft(): URLSearchParams {
  return new URLSearchParams(current ?? readKept('sessionStorage', storageKey))
}

/** Keeps a draft until the tab is closed, with the id under which exactly this text was sent. */
export function writeDraft(draft: URLSearchParams, id = '') {
  draft.set('id', id)
  keep(draft.toString())
}

export function clearDraft() {
  keep('')
}

function keep(text: string) {
  current = text
  keepText('sessionStorage', storageKey, text)
}
