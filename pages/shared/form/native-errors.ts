import type { FieldError } from '../../../content/forms.ts'

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** The browser's own verdict on each control of a form (https://html.spec.whatwg.org/#constraints). */
export function findNativeErrors(form: HTMLFormElement): Record<string, FieldError> {
  const controls = [...form.querySelectorAll<Control>('input, select, textarea')]
  return Object.fromEntries(
    controls
      .filter(({ validity }) => !validity.valid)
      .map(({ name, validity }) => [
        name,
        validity.valueMissing ? 'required' : validity.tooLong ? 'tooLong' : validity.typeMismatch ? 'email' : 'invalid',
      ]),
  )
}
