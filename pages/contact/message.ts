import {
  contactFieldGroups,
  contactFieldNames,
  isSelect,
  type SelectOptions,
} from '../../model/kinds/contact-fields.ts'
import { type LocalizedText, plainText } from '../../model/kit/localize.ts'
import { type Control, createFormId } from '../shared/form/post-form.ts'
import { readDraft, writeDraft } from './draft.ts'

/**
 * Fills each empty field from the draft, and the selects from the page's query: `?service=rag-langchain&city=valencia`. A draft that was
 * written under the same query wins: the visitor may have changed the choice.
 */
export function fillIn(form: HTMLFormElement, search: string) {
  const draft = readDraft()
  const query = new URLSearchParams(draft.get('search') === search ? '' : search)
  for (const name of contactFieldNames) {
    const control = form.querySelector<Control>(`[name=${name}]`)
    if (control?.value !== '') continue
    // A question that the site does not answer comes along from the search.
    const value = (isSelect(name) || name === 'message' ? query.get(name) : null) ?? draft.get(name)
    if (value !== null) control.value = value
    // A select that is given a value of no option shows nothing at all.
    if (control instanceof HTMLSelectElement && control.selectedIndex === -1) control.value = ''
  }
}

export function keepDraft(data: FormData, search: string) {
  const draft = new URLSearchParams({ search })
  for (const name of contactFieldNames) draft.set(name, String(data.get(name) ?? ''))
  writeDraft(draft)
}

/** The fields to send. The same text has the same id however often it is sent, so that it arrives once. */
export function readMessage(form: HTMLFormElement) {
  const draft = readDraft()
  const id = draft.get('id') || createFormId()
  writeDraft(draft, id)
  return { ...Object.fromEntries(new FormData(form)), id, elapsed: performance.now() }
}

/** The message as one text, for another way to send it. */
export function composeText(data: FormData, options: SelectOptions<LocalizedText>): string {
  const read = (name: string) => String(data.get(name) ?? '').trim()
  const { lines, choices, paragraphs } = contactFieldGroups
  const chosen = choices.flatMap((name) => options[name].filter(({ value }) => value === read(name)))
  const parts = [
    ...paragraphs.map(read),
    lines.map(read).filter(Boolean).join('\n'),
    chosen.map(({ label }) => plainText(label)).join(' · '),
  ]
  return parts.filter(Boolean).join('\n\n')
}
