import type { FormEvent } from 'react'
import type { Control } from './post-form.ts'

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

/** Fills in the form in an element, also one that the build renders, of which no script knows the fields. */
export function fillInDraft(holder: HTMLElement | null) {
  const form = holder?.closest('form') ?? holder?.querySelector('form')
  for (const [name, value = ''] of Object.entries(readDraft(form?.getAttribute('action') ?? ''))) {
    const group = form?.elements.namedItem(name)
    const control = form?.querySelector<Control>(`[name="${name}"]:not([type=hidden], [readonly])`)
    if (!control || !value) continue
    // Another course may have fewer seats to choose from.
    if (control instanceof HTMLSelectElement && ![...control.options].some((option) => option.value === value)) continue
    if (group instanceof RadioNodeList) group.value = value
    else control.value = value
  }
}

export function readFields(form: HTMLFormElement): Fields {
  return Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]))
}
