import { type SubmitEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { LoaderData } from '../loaders.ts'
import { clearDraft } from './draft.ts'
import { readMessage } from './message.ts'
import { submitForm } from './submit-form.ts'

export type Submission = {
  /** `refused`: a field is wrong; `limited`: too many were sent from this network; `failed`: it could not be sent. */
  status: 'idle' | 'sending' | 'sent' | 'refused' | 'limited' | 'failed'
  /** Error messages by the names of the fields. */
  errors: Record<string, string>
  /** Names a message that was sent, for the visitor and the owner. */
  reference?: string | undefined
}

/**
 * Sends the form without leaving the page. While it is being sent it cannot be sent again.
 *
 * @param words for what can be wrong, in the language of the page and not of the browser
 */
export function useSubmission(
  words: LoaderData['contact']['words']['errors'],
  onFailed: (form: HTMLFormElement) => void,
) {
  const [submission, setSubmission] = useState<Submission>({ status: 'idle', errors: {} })
  const isSending = useRef(false)

  async function submit(form: HTMLFormElement) {
    setSubmission({ status: 'sending', errors: {} })
    const answer = await submitForm(form, readMessage(form), words)
    if (answer.status === 'refused') return refuse(form, answer.errors)
    if (answer.status === 'limited') return setSubmission({ status: 'limited', errors: {} })
    if (answer.status !== 'sent') return fail(form)
    setSubmission({ status: 'sent', errors: {}, reference: answer.id?.slice(0, 8) })
    clearDraft()
  }

  /** Offers other ways to send the message. */
  function fail(form: HTMLFormElement) {
    setSubmission({ status: 'failed', errors: {} })
    onFailed(form)
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
        return { ...current, errors }
      }),
  }
}
