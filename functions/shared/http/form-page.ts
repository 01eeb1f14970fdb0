import { attributes, type Html, html } from '../../../html.ts'
import { getSpace } from '../../../locales/get-space.ts'
import type { Locale } from '../../../locales/locales.ts'
import { localizePath } from '../../../locales/paths.ts'
import type { ContactField } from '../../../model/kinds/contact-fields.ts'
import { getFieldErrorMessages } from '../../../model/kinds/forms.ts'
import { loadFormWords } from '../data/content-words.ts'
import type { RejectedForm } from './handle-form.ts'
import { errorStatuses, getErrorMessage, htmlResponse } from './responses.ts'

type Form = { title: string; action: string; hidden: string[]; inputs: Input[]; button: string; more?: Html }

/** The page of a form as it was typed, with its errors, for browsers without JavaScript. */
export function formResponse(locale: Locale, { code, fields, errors = {} }: RejectedForm, form: Form): Response {
  const words = loadFormWords(locale)
  const messages = getFieldErrorMessages(errors, words.errors)
  // Visitors cannot correct a hidden value, so an invalid one is left out.
  const hidden = form.hidden.filter((name) => !errors[name]).map((name) => [name, fields[name]])
  const content = html`<p role="alert">${getErrorMessage(code, locale)}</p>
<form method="post" action="${form.action}">
${renderHidden(Object.fromEntries(hidden))}
${renderInputs(form.inputs, fields, messages, locale)}
<p><a href="${localizePath('/privacy', locale)}">${words.privacy}</a></p>
<button>${form.button}</button>
</form>${form.more}`
  return htmlResponse(locale, errorStatuses[code], form.title, content)
}

export function renderHidden(values: Record<string, string | undefined>): Html[] {
  return Object.entries(values)
    .filter(([, value]) => value)
    .map(([name, value]) => html`<input${attributes({ type: 'hidden', name, value })}>`)
}

export const checkbox = { control: 'checkbox', required: true } as const

export type Option = { value: string; label: string }

export type Input = {
  name: string
  field: ContactField | typeof checkbox | { control: 'select'; required: true }
  label: string
  options?: Option[]
  /** Stands for no choice, if "not decided" does not fit. */
  none?: string
  /** Needed or not by what another field says, so that it is not called optional. */
  isConditional?: boolean
}

type Fields = Record<string, string>

/** The controls of a form that is sent back, with their values and errors; the first wrong one has the focus. */
export function renderInputs(inputs: Input[], values: Fields, messages: Fields, locale: Locale): Html[] {
  const words = loadFormWords(locale)
  const focused = inputs.find(({ name }) => messages[name])
  return inputs.map((input) => {
    const error = messages[input.name]
    return html`<div>
${renderControl(input, words, values[input.name], error, input === focused)}
${error && html`<p class="error" id="${input.name}-error">${error}</p>`}
</div>
`
  })
}

export function renderOptions(options: Option[], chosen: string | undefined): Html[] {
  return options.map(
    ({ value, label }) => html`<option${attributes({ value, selected: value === chosen })}>${label}</option>`,
  )
}

function renderControl(
  { name, field, label, options = [], none, isConditional }: Input,
  words: ReturnType<typeof loadFormWords>,
  value: string | undefined,
  error: string | undefined,
  isFocused: boolean,
): Html {
  const control = attributes({
    id: name,
    name,
    autocomplete: 'autoComplete' in field && field.autoComplete,
    required: field.required,
    autofocus: isFocused,
    'aria-invalid': error && 'true',
    'aria-describedby': error && `${name}-error`,
  })
  const { control: type } = field
  if (type === 'checkbox') {
    const tick = attributes({ type, value: 'on', checked: value !== undefined })
    return html`<label class="choice"><input${tick}${control}> ${label}</label>`
  }
  const text = field.required || isConditional ? label : `${label}${getSpace(label, words.optional)}${words.optional}`
  return html`<label for="${name}">${text}</label>${renderTextControl()}`

  function renderTextControl(): Html {
    // The parser drops one line break at the beginning of a textarea.
    if (type === 'textarea') return html`<textarea rows="8"${control}>\n${value}</textarea>`
    if (type !== 'select') return html`<input${attributes({ type, value })}${control}>`
    const choices = [{ value: '', label: none ?? words.notDecided }, ...options]
    return html`<select${control}>${renderOptions(choices, value)}</select>`
  }
}
