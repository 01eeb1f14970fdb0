import type { Field } from '../server/fields.ts'
import type { Editor } from './overlay.ts'
import { ask, make, makeButton, makeRow, send } from './parts.ts'

/** What stands beside a text and is not words: dates, choices, numbers. */
export function makeFields(editor: Editor, id: string): HTMLElement {
  const box = make('details', {}, make('summary', {}, 'Facts beside it'))
  box.addEventListener(
    'toggle',
    async () => {
      const fields = await ask<Field[]>('fields', { id })
      box.append(...(fields.length > 0 ? fields.map((field) => makeField(editor, field)) : ['There are none.']))
    },
    { once: true },
  )
  return box
}

/** A fact with what sets it. */
export function makeField(editor: Editor, field: Field): HTMLElement {
  const { control, read } = makeControl(field)
  const set = makeButton('Set', async () => {
    await send('field', { id: field.id, value: read() })
    editor.reload(`Set: ${field.name}.`)
  })
  const hint = field.hint === undefined ? undefined : make('p', { class: 'hint' }, field.hint)
  return make('div', { role: 'group', 'aria-label': field.name }, control, hint, makeRow(set))
}

function makeControl({ name, control, options = [], value, isOptional }: Field): {
  control: HTMLElement
  read: () => unknown
} {
  if (control === 'choices') {
    const chosen = new Set(Array.isArray(value) ? value.map(String) : [])
    const boxes = options.map((option) =>
      make('input', { type: 'checkbox', value: option, checked: chosen.has(option) }),
    )
    const labels = boxes.map((box) => make('label', { class: 'check' }, box, box.value))
    return {
      control: make('div', {}, make('span', { class: 'name' }, name), make('div', {}, ...labels)),
      // In the order in which they stood, new ones last.
      read: () => {
        const all = boxes.filter((box) => box.checked).map((box) => box.value)
        return [...[...chosen].filter((option) => all.includes(option)), ...all.filter((option) => !chosen.has(option))]
      },
    }
  }
  if (control === 'choice' || control === 'yes-no') {
    const all = control === 'yes-no' ? ['true', 'false'] : options
    const words: Record<string, string> = control === 'yes-no' ? { true: 'yes', false: 'no' } : {}
    const select = make(
      'select',
      {},
      ...(isOptional ? [make('option', { value: '' }, '—')] : []),
      ...all.map((option) =>
        make('option', { value: option, selected: String(value ?? '') === option }, words[option] ?? option),
      ),
    )
    const read = () => (select.value === '' ? null : control === 'yes-no' ? select.value === 'true' : select.value)
    return { control: make('label', {}, name, select), read }
  }
  const types = { number: 'number', day: 'date', line: 'text' } as const
  const input = make('input', { type: types[control], value: String(value ?? '') })
  const read = () => {
    if (input.value === '' && isOptional) return null
    return control === 'number' ? Number(input.value) : input.value
  }
  return { control: make('label', {}, name, input), read }
}
