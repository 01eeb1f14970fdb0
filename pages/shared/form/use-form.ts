import { type FormEvent, type SubmitEvent, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { answerAgent } from '../../ui/answer-agent.ts'
import type { Outcome } from './post-form.ts'

/** How a form is: before it is sent, while it is, and what became of it. */
export type FormState = { status: 'idle' | 'sending' } | Outcome

/**
 * Sends a form without leaving the page. While it is being sent it cannot be sent again. If it is refused, the first wrong field gets
 * the focus, and its description is read out with it.
 */
export function useForm(send: (form: HTMLFormElement) => Promise<FormState>) {
  const [state, setState] = useState<FormState>({ status: 'idle' })

  const sending = useRef<Promise<FormState>>(undefined)

  function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    if (!sending.current) void submit(event.currentTarget)
    if (sending.current) answerAgent(event.nativeEvent, sending.current)
  }

  async function submit(form: HTMLFormElement) {
    setState({ status: 'sending' })
    sending.current = send(form).catch((): FormState => ({ status: 'failed' }))
    const next = await sending.current
    // An agent is told of it first: it hears of nothing any more once its form is gone.
    await new Promise((resolve) => setTimeout(resolve))
    sending.current = undefined
    flushSync(() => setState(next))
    if (next.status !== 'refused') return
    const wrong = form.querySelector<HTMLElement>('[aria-describedby$="-error"]')
    if (wrong) wrong.focus()
    // Nobody can correct a hidden field.
    else setState({ status: 'failed' })
  }

  /** Removes the error of a field that is being corrected, and with the last one what is said of them all. After a failure it renders again: the links that send the text another way take it as it is now. */
  function onInput({ target }: FormEvent) {
    const name = target instanceof Element ? (target.getAttribute('name') ?? '') : ''
    setState((current) => {
      if (current.status === 'failed' || current.status === 'limited') return { ...current }
      if (current.status !== 'refused' || !(name in current.errors)) return current
      const { [name]: _, ...errors } = current.errors
      return Object.keys(errors).length > 0 ? { ...current, errors } : { status: 'idle' }
    })
  }

  return { state, errors: state.status === 'refused' ? state.errors : {}, onSubmit, onInput }
}
