import { Fragment, useEffect, useRef, useState } from 'react'
import { createDayName, createTimeFormat, listDays, nameTime, nameTimes, readOffset } from '../../locales/day-times.ts'
import { bookingFieldNames, bookingFields } from '../../model/kinds/booking-fields.ts'
import type { Step } from '../../model/kinds/line.ts'
import { plainText } from '../../model/kit/localize.ts'
import { clearDraft, keepDraft, readDraft, readFields } from '../shared/form/draft.ts'
import { Field } from '../shared/form/Field.tsx'
import { FormNotice } from '../shared/form/FormNotice.tsx'
import { Honeypot } from '../shared/form/Honeypot.tsx'
import { MessageLinks } from '../shared/form/MessageLinks.tsx'
import { createFormId, findFieldErrors, type Outcome, postForm } from '../shared/form/post-form.ts'
import { type FormState, useForm } from '../shared/form/use-form.ts'
import actions from '../ui/actions.module.css'
import { Button } from '../ui/Button.tsx'
import { describeTool, describeToolField } from '../ui/describe-tool.ts'
import { Fingerprint } from '../ui/Fingerprint.tsx'
import forms from '../ui/forms.module.css'
import { Link } from '../ui/Link.tsx'
import { importChunk } from '../ui/load.ts'
import { Text } from '../ui/Text.tsx'
import { useLocale } from '../ui/use-locale.ts'
import styles from './Appointment.module.css'
import { Calendar } from './Calendar.tsx'
import type { BookData, Choice } from './load.ts'
import { NoDay } from './NoDay.tsx'
import type { Sent } from './Ticket.tsx'
import { useStarts } from './use-starts.ts'

const action = '/api/booking'

export type AppointmentProps = {
  data: BookData
  choice: Choice
  what: string
  /** The time that a link asks for: 2026-12-01T09:00:00Z. */
  wanted: string | undefined
  onSent: (sent: Sent) => void
}

/** Free times in the visitor's zone, and the form that asks for one. The typed text stays, whatever the answer is. */
export function Appointment({ data, choice, what, wanted, onSent }: AppointmentProps) {
  const { words, form: formWords } = data
  const locale = useLocale()
  const form = useRef<HTMLFormElement>(null)
  const attempt = useRef<{ text: string; id: string }>(undefined)
  const [loads, setLoads] = useState(0)
  const [day, setDay] = useState<string>()
  const draft = readDraft(action)
  const isDrafted = draft.type === choice.type && draft.place === choice.place
  const [start = '', setStart] = useState(wanted ?? (isDrafted ? draft.start : undefined))
  /** A time that is not free, which a copy of the times on the way here may not know. */
  const [lost, setLost] = useState<string>()
  const { state, errors, onSubmit, onInput } = useForm(send)
  /** The line that the visitor brings from `/tasks`, in words that can be changed. */
  const [brought, setBrought] = useState<{ notes: string; find: (notes: string) => Step[] }>()
  const [notes, setNotes] = useState<string>()
  const steps = brought?.find(notes ?? brought.notes) ?? []
  const { known, isLoading } = useStarts(choice.type, choice.place, loads)
  const starts = known?.status === 'ready' ? known.starts.filter((one) => one !== lost) : []
  /** The last request that arrived: one with another address takes its place. */
  const replaces = useRef<string>(undefined)
  const days = listDays(starts, locale, choice.zone, data.owner.zone)
  const moment = Date.parse(start)
  /** The day of the chosen time, or of the next ones if it is gone. */
  const startDay = days.find(({ times }) => times.some((time) => Date.parse(time.start) >= moment))
  const chosenDay = days.find((one) => one.day === day) ?? startDay ?? (moment > 0 ? days.at(-1) : days[0])
  const chosen = startDay?.times.find((time) => Date.parse(time.start) === moment)
  const isLost = Date.parse(lost ?? '') === moment
  const isGone = !chosen && moment > 0 && (isLost || (days.length > 0 && !isLoading))
  const timeWords = {
    yours: plainText(words.yours),
    theirs: plainText(words.theirs),
    place: plainText(data.owner.zoneName),
  }
  const place = data.places.find(({ value }) => value === choice.place)
  const isSending = state.status === 'sending'

  useEffect(() => {
    if (!location.hash.startsWith('#v1.')) return
    // Few visitors bring one, and the others load nothing for it.
    void importChunk(() => import('../../model/kinds/line-in-words.ts')).then(({ bringLine }) =>
      setBrought(bringLine(location.hash, data.steps)),
    )
  }, [data.steps])

  async function send(element: HTMLFormElement): Promise<FormState> {
    // Until the times are there nobody knows if the chosen one is among them.
    if (isLoading) return { status: 'idle' }
    const wrong = findFieldErrors(element, formWords.errors)
    if (!chosen) wrong.start = plainText(words.errors.start)
    if (Object.keys(wrong).length > 0) return { status: 'refused', errors: wrong }
    // The law of a zone may have changed since its clocks were written into this browser, or into the server.
    const offset = chosen && readOffset(new Date(chosen.start), choice.zone)
    const fields: Record<string, string> = { ...readFields(element), ...(offset && { offset }) }
    // The same request has the same id however often it is sent, until it has arrived.
    const text = JSON.stringify(fields)
    if (attempt.current?.text !== text) attempt.current = { text, id: createFormId() }
    const { id } = attempt.current
    const outcome = await postForm(action, { ...fields, id, replaces: replaces.current })
    if (outcome.status === 'taken') {
      setLost(chosen?.start)
      setLoads((count) => count + 1)
    }
    if (outcome.status !== 'sent') return outcome
    replaces.current = id
    attempt.current = undefined
    clearDraft(action)
    const { email = '' } = fields
    const { isHeld } = outcome
    if (chosen) onSent({ email, isHeld, day: startDay?.label ?? '', time: nameTime(chosen, timeWords), what, steps })
    return outcome
  }

  const closed = known && known.status !== 'ready' ? known.status : undefined
  return (
    <>
      {closed && <Closed data={data} isClosed={closed === 'closed'} onRetry={() => setLoads(loads + 1)} />}
      {/* Hidden and not removed, so that all that was typed is there when times are known again. */}
      <div hidden={closed !== undefined}>
        <form
          ref={form}
          className={styles.appointment}
          method="post"
          action={action}
          noValidate
          aria-busy={isLoading}
          onInput={(event) => {
            // An agent chooses without a click, which is what `onChange` waits for.
            if (event.target instanceof HTMLInputElement && event.target.name === 'start') setStart(event.target.value)
            if (event.target instanceof HTMLTextAreaElement) setNotes(event.target.value)
            keepDraft(event)
            onInput(event)
          }}
          onSubmit={onSubmit}
          {...describeTool('book', data.tool.description)}
        >
          {Object.entries({ ...choice, locale, noticeVersion: data.notice.version }).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <Honeypot label={formWords.fields.website} />
          <Text as="h2" className="visually-hidden" of={words.labels.when} />
          <Calendar days={days} day={chosenDay?.day} zone={choice.zone} words={words} onChoose={setDay} />
          <div className={styles.when}>
            <div role="status">
              {isGone && (
                <p ref={focus} tabIndex={-1} className={forms.failure}>
                  <Text as="strong" of={isLost ? words.taken : words.gone} />
                </p>
              )}
              {!known && <Text as="p" of={words.loading} />}
              {known?.status === 'ready' &&
                days.length === 0 &&
                (choice.place === 'online' ? (
                  <p>
                    <Text of={words.noTimesAtAll} /> <MessageLink data={data} />
                  </p>
                ) : (
                  <NoDay city={choice.place} name={place?.name ?? choice.place} words={words.noDay} />
                ))}
            </div>
            {chosenDay && (
              <fieldset
                key={chosenDay.day}
                className={styles.day}
                disabled={isLoading}
                {...describeToolField(data.tool.start)}
              >
                <legend>{chosenDay.label}</legend>
                <div className={chosenDay.times.some((time) => time.ownerTime) ? styles.wide : styles.narrow}>
                  {chosenDay.times.map((time) => (
                    <label key={time.start} className={styles.time}>
                      <input
                        type="radio"
                        name="start"
                        value={time.start}
                        checked={time === chosen}
                        aria-describedby={errors.start && 'start-error'}
                        onChange={() => setStart(time.start)}
                      />
                      <TimeName names={nameTimes(time, timeWords)} />
                    </label>
                  ))}
                </div>
                {errors.start && (
                  <p id="start-error" className={forms.error}>
                    {errors.start}
                  </p>
                )}
              </fieldset>
            )}
          </div>
          <div className={`${forms.form} ${styles.you}`}>
            <Text as="h2" className={forms.wide} of={words.labels.you} />
            {bookingFieldNames.map((name) => (
              <Fragment key={name}>
                {name === 'notes' && steps.length > 0 && (
                  <div className={forms.wide}>
                    <Fingerprint data={{ steps, label: '' }} />
                  </div>
                )}
                <Field
                  name={name}
                  field={bookingFields[name]}
                  words={formWords}
                  label={name === 'notes' ? words.labels.notes : formWords.fields[name]}
                  value={(name === 'notes' ? brought?.notes : undefined) ?? draft[name]}
                  error={errors[name]}
                />
              </Fragment>
            ))}
          </div>
          <div className={styles.finish}>
            <div role="alert">
              {state.status === 'refused' && <Text as="p" className={forms.error} of={formWords.check} />}
              {(state.status === 'failed' || state.status === 'mailed' || state.status === 'limited') && (
                <Failure data={data} outcome={state} form={form.current} />
              )}
            </div>
            <p className={styles.chosen}>
              {chosen ? (
                <>
                  <span>{startDay?.label}</span> <strong>{nameTime(chosen, timeWords)}</strong>
                </>
              ) : (
                <Text of={words.errors.start} />
              )}
            </p>
            <Button isSubmit aria-disabled={isSending || isLoading} of={isSending ? words.sending : words.submit} />
          </div>
          <div className={styles.held}>
            <Text as="p" className="quiet" of={words.held} />
            <FormNotice notice={data.notice} />
          </div>
        </form>
      </div>
    </>
  )
}

/** A message outside a phone's window is scrolled into it, but not away from the choice of another type or place. */
function focus(element: HTMLElement | null) {
  if (!(document.activeElement instanceof HTMLSelectElement)) element?.focus()
}

/** Two times stand below each other: a phone has no room for both side by side. */
function TimeName({ names: [yours, theirs] }: { names: [string, string?] }) {
  return (
    <span>
      {yours}
      {theirs && (
        <>
          <span className="visually-hidden"> · </span>
          <small>{theirs}</small>
        </>
      )}
    </span>
  )
}

function MessageLink({ data }: { data: BookData }) {
  return <Link to="contact" suffix="#message" className={actions.secondary} of={data.words.message} />
}

/** Replaces the form while free times are unknown. */
function Closed({ data, isClosed, onRetry }: { data: BookData; isClosed: boolean; onRetry: () => void }) {
  const { words } = data
  return (
    <div className={forms.failure} role="status">
      <Text as="h2" of={words.closed.title} />
      <Text as="p" of={words.closed.text} />
      <p className="row">
        <MessageLink data={data} />
        {!isClosed && <Button onClick={onRetry} of={words.show} />}
      </p>
    </div>
  )
}

type Failed = Extract<Outcome, { status: 'failed' | 'mailed' | 'limited' }>

function Failure({ data, outcome, form }: { data: BookData; outcome: Failed; form: HTMLFormElement | null }) {
  const { words, form: formWords, owner } = data
  return (
    <div className={forms.failure}>
      <p>
        <strong>{'message' in outcome ? outcome.message : <Text of={words.failed} />}</strong>
      </p>
      {outcome.status !== 'mailed' && (
        <MessageLinks
          owner={owner}
          subject={plainText(data.heading)}
          text={form ? composeText(readFields(form), data) : ''}
          intro={words.otherWays}
          words={formWords}
        />
      )}
    </div>
  )
}

/** With the time in the zone of the owner, who reads it. */
function composeText({ type, place, start = '', name, email, company, notes }: Record<string, string>, data: BookData) {
  const kind = data.types.find(({ value }) => value === type)?.name ?? ''
  const where = data.places.find(({ value }) => value === place)?.name ?? ''
  const { zone, zoneName } = data.owner
  const date = start && new Date(start)
  const when =
    date && `${createDayName('en', zone)(date)}, ${createTimeFormat(zone, 'en')(date)} (${plainText(zoneName)})`
  const what = [plainText(kind), plainText(where), when].filter(Boolean).join(' · ')
  return [what, notes, [name, company, email].filter(Boolean).join('\n')].filter(Boolean).join('\n\n')
}
