import type { FormEvent } from 'react'

type Fields = Record<string, string>

/** The unsent fields of forms by their addresses, as long as the document: they come back with their page. */
const drafts = new Map<string, Fields>()

export const readDraft = (action: string): Partial<Fields> => drafts.get(action) ?? {}

export const clearDraft = (action: string) => void drafts.delete(action)

export function keepDraft({ target }: FormEvent) {
  const form = target instanceof Element ? target.closest('form') : null
  const action = form?.getAttribute('action')
  // A time of a day that is not shown is still chosen.
  if (form && action) drafts.set(action, { ...drafts.get(action), ...readFields(form) })
}

export function readFields(form: HTMLFormElement): Fields {
  return Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]))
}
