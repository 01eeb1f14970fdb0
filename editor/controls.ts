import type { Field, FieldControl } from '../authoring/files/field.ts'
import { attributes, type Html, html } from '../html.ts'
import { defaultLocale } from '../locales/locales.ts'
import { tell } from '../locales/owner.ts'
import type { View } from './view.ts'

// The parts of panels. The overlay puts the markup in, and sends what a button names with the fields of its box.

/** A button that opens a panel. */
export function opener(label: string | Html, view: View): Html {
  return html`<button type="button" data-open="${JSON.stringify(view)}">${label}</button>`
}

/** A button that sends an order, with the fields of its box and `body`. */
export function button(
  label: string,
  order: string,
  body: object = {},
  more: Record<string, string | boolean> = {},
): Html {
  const own = { 'data-order': order, 'data-body': JSON.stringify(body), ...more }
  return html`<button${attributes(own)}>${label}</button>`
}

/** Buttons side by side, with a place for what is refused, which a screen reader reads aloud. */
export function row(...buttons: Array<Html | false | undefined>): Html {
  return html`<div class="row">${buttons.filter((each) => typeof each === 'object')}<div role="status"></div></div>`
}

/** A box with a name; its buttons send its fields and `body`. */
export function box(name: string, body: object, content: Html): Html {
  return html`<form novalidate data-body="${JSON.stringify(body)}">
    <div role="group" aria-label="${name}">${content}</div>
  </form>`
}

/** A fact with what sets it. */
export function renderField(field: Field): Html {
  const content = html`${renderControl('value', field, field.id)}${row(button(tell('panels.set'), 'field'))}`
  return box(field.name, { id: field.id }, content)
}

/** Renders the control of a field with its line of help; `readControl` reads what it sends under `key`. `id` tells it from others. */
export function renderControl(key: string, field: FieldControl, id = key): Html {
  const { hint } = field
  const help = hint === undefined ? undefined : `hint-${id}`
  return html`${renderLabelled(key, field, help)}${hint !== undefined && html`<p class="hint" id="${help ?? ''}">${hint}</p>`}`
}

function renderLabelled(key: string, field: FieldControl, help: string | undefined): Html {
  const { name, control, options = [], value, isOptional, isWords } = field
  const labels = new Map<string, string>(
    control === 'yes-no'
      ? Object.entries({ true: tell('panels.yes'), false: tell('panels.no') })
      : options.map((option) => (typeof option === 'string' ? [option, option] : [option.name, option.label])),
  )
  const chosen = [value ?? []].flat().map(String)
  const described = { name: key, 'aria-describedby': help }
  if (control === 'choices') {
    // They are sent in this order: as they stood, new ones last.
    const all = new Set([...chosen.filter((option) => labels.has(option)), ...labels.keys()])
    const boxes = [...all].map((option) => {
      const own = { type: 'checkbox', name: key, value: option, checked: chosen.includes(option) }
      return html`<label class="check"><input${attributes(own)}>${labels.get(option)}</label>`
    })
    return html`<p class="name">${name}</p>${boxes}`
  }
  if (control === 'choice' || control === 'yes-no') {
    const all = [...labels].map(
      ([option, label]) =>
        html`<option${attributes({ value: option, selected: chosen.includes(option) })}>${label}</option>`,
    )
    const none = isOptional && html`<option value="">—</option>`
    return html`<label>${name}<select${attributes(described)}>${none}${all}</select></label>`
  }
  const types = { number: 'number', day: 'date', line: 'text', color: 'color' }
  const lang = isWords ? defaultLocale : undefined
  const own = { type: types[control], value: String(value ?? ''), lang, ...described }
  return html`<label>${name}<input${attributes(own)}></label>`
}

/** Reads what a control has sent, as its schema takes it; undefined for nothing. */
export function readControl(
  { control, isOptional }: Pick<FieldControl, 'control' | 'isOptional'>,
  sent: unknown,
): unknown {
  const all = [sent ?? []].flat().map(String)
  const [first = ''] = all
  if (control === 'choices') return all
  if (first.trim() === '' && isOptional) return undefined
  if (control === 'yes-no') return first === 'true'
  return control === 'number' ? Number(first) : first.trim()
}
