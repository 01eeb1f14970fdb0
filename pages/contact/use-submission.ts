import { type SubmitEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { type FieldError, getFieldErrorMessages } from '../../content/forms.ts'
import type { ContactData } from './load.ts'
import { canCorrect, sendForm } from './send-form.ts'

export type Submission = {
  /** `refused`: a field is wrong; `limited`: too many were sent from this network; `failed`: it could not be sent. */
  status: 'idle' | 'sending' | 'sent' | 'refused' | 'limited' | 'failed'
  /** Error messages by the names of the fields. */
  errors: Record<string, string>
  /** Names a message that was sent, for the visitor and the owner. */
  reference?: string | undefined
}

/** Names the address that a form is sent to, `/api/<kind>`, and its rules, `<kind>Schema`. */
export type FormKind = 'contact' | 'newsletter'

type SubmissionOptions = {
  kind: FormKind
  /** The words for what can be wrong, in the language of the page and not of the browser. */
  words: ContactData['words']['errors']
  readFields: (form: HTMLFormElement) => object
  onSent?: () => void
  onFailed?: (form: HTMLFormElement) => void
}

/** Milliseconds to wait for the schemas; after them the server alone checks the fields. */
const schemaTimeout = 3_000

/** Loads the schemas of the forms, when one is first used. */
export function loadSchemas() {
  return import('../../content/form-schemas.ts')
}

/**
 * Sends a form without leaving the page. The browser's own checks come first, then the rules shared with the server, then the
 * server. While a form is being sent it cannot be sent again.
 */
export function useSubmission({ kind, words, readFields, onSent, onFailed }: SubmissionOptions) {
  const [submission, setSubmission] = useState<Submission>({ status: 'idle', errors: {} })
  const isSending = useRef(false)

  async function submit(form: HTMLFormElement) {
    const nativeErrors = findNativeErrors(form)
    if (isAny(nativeErrors)) return refuse(form, getFieldErrorMessages(nativeErrors, words))
    setSubmission({ status: 'sending', errors: {} })
    const fields = readFields(form)
    const errors = await findErrors(kind, fields)
    if (canCorrect(errors)) return refuse(form, getFieldErrorMessages(errors, words))
    const answer = await sendForm(`/api/${kind}`, fields)
    if (answer.status === 'refused') return refuse(form, answer.errors)
    if (answer.status === 'failed') return fail(form)
    if (answer.status === 'limited') return setSubmission({ status: 'limited', errors: {} })
    setSubmission({ status: 'sent', errors: {}, reference: answer.id?.slice(0, 8) })
    onSent?.()
  }

  /** Offers other ways to send the message. */
  function fail(form: HTMLFormElement) {
    setSubmission({ status: 'failed', errors: {} })
    onFailed?.(form)
  }

  /** Leads to the first wrong field, whose description is read out with it. */
  function refuse(form: HTMLFormElement, errors: Record<string, string>) {
    flushSync(() => setSubmission({ status: 'refused', errors }))
    const control = form.querySelector<HTMLElement>('[aria-invalid="true"]')
    if (control) return control.focus()
    // The invalid field is hidden, so treat it as a failure.
    fail(form)
  }

  return {
    ...submission,
    onSubmit: async (event: SubmitEvent<HTMLFormElement>) => {
      event.preventDefault()
      if (isSending.current) return
      isSending.current = true
      const form = event.currentTarget
      try {
        await submit(form)
      } catch {
        fail(form)
      } finally {
        isSending.current = false
      }
    },
    /** Removes the error of a field that is being corrected. */
    clearError: (control: EventTarget) =>
      setSubmission((current) => {
        const name = control instanceof Element ? control.getAttribute('name') : null
        if (name === null || !(name in current.errors)) return current
        const { [name]: _, ...errors } = current.errors
        return { status: isAny(errors) ? 'refused' : 'idle', errors }
      }),
  }
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** The browser's own verdict (https://html.spec.whatwg.org/#constraints), which needs no download. */
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

async function findErrors(kind: FormKind, fields: object): Promise<Record<string, FieldError>> {
  try {
    const schemas = await Promise.race([loadSchemas(), wait(schemaTimeout)])
    return schemas?.checkFields(schemas[`${kind}Schema`], fields).errors ?? {}
  } catch {
    return {} // They could not be loaded; the server has the same rules.
  }
}

function wait(milliseconds: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}

function isAny(errors: object): boolean {
  return Object.keys(errors).length > 0
}
