import { readDraft } from '../shared/form/draft.ts'
import type { Control } from '../shared/form/post-form.ts'

/** Fills in the form in an element, which the build renders, so that no script knows its fields. */
export function fillInDraft(holder: HTMLElement | null) {
  const form = holder?.querySelector('form')
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
