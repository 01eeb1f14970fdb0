/** What is open in the panel. */
export type View =
  | { kind: 'text'; id: string; locale?: string }
  | { kind: 'choose'; words: string }
  | { kind: 'page' | 'samples' | 'post' | 'issue' | 'publish' }

// Pages are loaded anew after each change; what is typed and not saved outlives that.

// It belongs to the page on which it was opened.

export function readView(): View | undefined {
  const kept = sessionStorage.getItem('edit:view')
  const { path, view } = kept ? JSON.parse(kept) : {}
  return path === location.pathname ? view : undefined
}

export function keepView(view: View | undefined) {
  if (view) sessionStorage.setItem('edit:view', JSON.stringify({ path: location.pathname, view }))
  else sessionStorage.removeItem('edit:view')
}

/** Words that were typed for a text, with those that they shall replace. */
export type Typed = { before: string; words: string }

export function readTyped(id: string, locale: string): Typed | undefined {
  const typed = sessionStorage.getItem(`edit:typed:${id}:${locale}`)
  return typed ? JSON.parse(typed) : undefined
}

export function keepTyped(id: string, locale: string, typed: Typed | undefined) {
  const key = `edit:typed:${id}:${locale}`
  if (typed) sessionStorage.setItem(key, JSON.stringify(typed))
  else sessionStorage.removeItem(key)
}

export function isEditingOn(): boolean {
  return sessionStorage.getItem('edit:off') === null
}

export function setEditingOn(isOn: boolean) {
  if (isOn) sessionStorage.removeItem('edit:off')
  else sessionStorage.setItem('edit:off', '1')
}

/** A sentence for after the next loading of the page. */
export function keepNotice(notice: string) {
  sessionStorage.setItem('edit:notice', notice)
}

export function takeNotice(): string {
  const notice = sessionStorage.getItem('edit:notice') ?? ''
  sessionStorage.removeItem('edit:notice')
  return notice
}
