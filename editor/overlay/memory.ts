/** What is open in the panel. */
export type View =
  | { kind: 'text'; id: string; locale?: string }
  | { kind: 'choose'; words: string }
  | { kind: 'page' | 'samples' | 'post' | 'publish' }

/** Words that were typed for a text, with those that they shall replace. */
export type Typed = { before: string; words: string }

// Pages are loaded anew after each change; what is typed and not saved outlives that.

function read(name: string) {
  return JSON.parse(sessionStorage.getItem(`edit:${name}`) ?? 'null') ?? undefined
}

function keep(name: string, value: unknown) {
  if (value === undefined) sessionStorage.removeItem(`edit:${name}`)
  else sessionStorage.setItem(`edit:${name}`, JSON.stringify(value))
}

/** It belongs to the page on which it was opened. */
export function readView(): View | undefined {
  const { path, view } = read('view') ?? {}
  return path === location.pathname ? view : undefined
}

export function keepView(view: View | undefined) {
  keep('view', view && { path: location.pathname, view })
}

export function readTyped(id: string, locale: string): Typed | undefined {
  return read(`typed:${id}:${locale}`)
}

export function keepTyped(id: string, locale: string, typed: Typed | undefined) {
  keep(`typed:${id}:${locale}`, typed)
}

export function isEditingOn(): boolean {
  return !read('off')
}

export function setEditingOn(isOn: boolean) {
  keep('off', isOn ? undefined : true)
}

/** A sentence for after the next loading of the page. */
export function keepNotice(notice: string) {
  keep('notice', notice)
}

export function takeNotice(): string {
  const notice = read('notice') ?? ''
  keep('notice', undefined)
  return notice
}
