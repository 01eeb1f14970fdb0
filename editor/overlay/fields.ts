import type { Field } from '../server/fields.ts'
import type { Editor } from './overlay.ts'
import { html, makeButton, makeRow } from './parts.ts'

/** What stands beside a text and is not words: dates, choices, numbers. */
export function makeFields(editor: Editor, fields: Field[]): HTMLElement {
  const list = fields.length > 0 ? fields.map((field) => makeField(editor, field)) : 'There are none.'
  return html`<details><summary>Facts beside it</summary>${list}</details>`
}

/** A fact with what sets it. */
export function makeField(editor: Editor, field: Field): HTMLElement {
  const options = field.options?.map((name) => ({ name, label: name }))
  const { element, read } = makeControl({ ...field, options })
  const set = makeButton('Set', () => editor.order('field', { id: field.id, value: read() }, `Set: ${field.name}.`))
  return html`<div role="group" aria-label="${field.name}">
    ${element}
    ${field.hint !== undefined && html`<p class="hint">${field.hint}</p>`}
    ${makeRow(set)}
  </div>`
}

/** What is asked for, and its present value. */
export type Asked = {
  name: string
  control: Field['control'] | 'color'
  options?: Array<{ name: string; label: string }> | undefined
  value: unknown
  isOptional: boolean
}

/** What asks for it; `read` gives the answer, null for none. */
export function makeControl({ name, control, options = [], value, isOptional }: Asked): {
  element: HTMLElement
  read: () => unknown
} {
  if (control === 'choices') {
    const chosen = [value].flat().map(String)
    const boxes = options.map(
      (option) =>
        html`<label class="check"><input type="checkbox" value="${option.name}" ${chosen.includes(option.name) && 'checked'}>${option.label}</label>`,
    )
    const element = html`<div><p class="name">${name}</p>${boxes}</div>`
    const read = () => {
      const all = [...element.querySelectorAll<HTMLInputElement>(':checked')].map((box) => box.value)
      // In the order in which they stood, new ones last.
      return [...chosen.filter((option) => all.includes(option)), ...all.filter((option) => !chosen.includes(option))]
    }
    return { element, read }
  }
  if (control === 'choice' || control === 'yes-no') {
    const answers = [
      { name: 'true', label: 'yes' },
      { name: 'false', label: 'no' },
    ]
    const all = control === 'yes-no' ? answers : options
    const select = html<HTMLSelectElement>`<select>
      ${isOptional && html`<option value="">—</option>`}
      ${all.map((option) => html`<option value="${option.name}">${option.label}</option>`)}
    </select>`
    select.value = String(value ?? '')
    const read = () => (select.value === '' ? null : control === 'yes-no' ? select.value === 'true' : select.value)
    return { element: html`<label>${name}${select}</label>`, read }
  }
  const types = { number: 'number', day: 'date', line: 'text', color: 'color' }
  const input = html<HTMLInputElement>`<input type="${types[control]}" value="${String(value ?? '')}">`
  const read = () => {
    if (input.value.trim() === '' && isOptional) return null
    return control === 'number' ? Number(input.value) : input.value.trim()
  }
  return { element: html`<label>${name}${input}</label>`, read }
}
