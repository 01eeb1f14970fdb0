import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { canonicalizeZone, findOwnZone } from '../../locales/day-times.ts'
import { plainText } from '../../model/kit/localize.ts'
import { readDraft } from '../shared/form/draft.ts'
import { Button } from '../ui/Button.tsx'
import forms from '../ui/forms.module.css'
import { lazyPart } from '../ui/lazy-part.tsx'
import { TitledList } from '../ui/lists.tsx'
import { PageIntro } from '../ui/PageIntro.tsx'
import section from '../ui/Section.module.css'
import { Section } from '../ui/Section.tsx'
import { Text } from '../ui/Text.tsx'
import { useCurrentLocation } from '../ui/use-current-location.ts'
import { useLocale } from '../ui/use-locale.ts'
import type { AppointmentProps } from './Appointment.tsx'
import styles from './Book.module.css'
import type { BookData, Choice } from './load.ts'
import { type Sent, Ticket } from './Ticket.tsx'

const Appointment = lazyPart<AppointmentProps>(() => import('./Appointment.tsx').then((module) => module.Appointment), {
  renderFailure: (_, message) => message,
})

/** The form asks for free times by itself, without JavaScript; with it they are shown below and the form says which ones. */
export function Book({ data }: { data: BookData }) {
  const { search } = useCurrentLocation()
  const intro = useRef<HTMLDivElement>(null)
  const stage = useRef<HTMLDivElement>(null)
  const [choice, setChoice] = useState<Choice>()
  const [sent, setSent] = useState<Sent>()

  useLayoutEffect(() => {
    const { zone = findZone(data), ...draft } = readDraft('/api/booking')
    const { type = draft.type, place = draft.place } = Object.fromEntries(new URLSearchParams(search))
    setChoice(choose({ type, place, zone }, data))
  }, [search, data])

  useEffect(() => {
    const heading = sent && intro.current?.querySelector('h1')
    if (!heading) return
    heading.tabIndex = -1
    heading.focus()
  }, [sent])

  /** Before anything is chosen, what the selects begin with. */
  const shown = choice ?? choose({}, data)

  function correctAddress() {
    flushSync(() => setSent(undefined))
    const email = stage.current?.querySelector<HTMLInputElement>('[name="email"]')
    // Selecting alone leaves the field below the window of a phone.
    email?.focus()
    email?.select()
  }

  return (
    <>
      <div ref={intro} className={styles.intro}>
        <PageIntro {...(sent ? data.sent : { heading: data.heading, intro: data.intro })} />
      </div>
      <div className={section.first}>
        {sent && <Ticket sent={sent} words={data.words} onCorrect={correctAddress} />}
        {/* Hidden and not removed, so that all that was typed is there for another address. */}
        <div hidden={sent !== undefined}>
          <details className={styles.choice} open={!choice} data-ready={choice !== undefined}>
            <summary>
              {`${describeChoice(shown, data)} `}
              <Text as="span" of={data.words.change} />
            </summary>
            <ChoiceForm
              data={data}
              choice={shown}
              isAlone={!choice}
              onChange={(changed) => setChoice(choose(changed, data))}
            />
          </details>
          <div ref={stage} className={styles.stage} data-form>
            {choice ? (
              <Appointment
                data={data}
                choice={choice}
                what={describeChoice(choice, data)}
                wanted={new URLSearchParams(search).get('start') ?? undefined}
                onSent={setSent}
              />
            ) : (
              <Button isSubmit form="times" of={data.words.show} />
            )}
          </div>
        </div>
      </div>
      <Section title={data.words.next} id="next" isSunken>
        <TitledList id="next" items={data.words.steps} isOrdered />
      </Section>
    </>
  )
}

type ChoiceFormProps = {
  data: BookData
  choice: Choice
  /** Without a script, so that no place may be out of reach: it cannot follow the type. */
  isAlone: boolean
  onChange: (choice: Choice) => void
}

function ChoiceForm({ data, choice, isAlone, onChange }: ChoiceFormProps) {
  const locale = useLocale()
  const places: string[] | undefined = data.types.find(({ value }) => value === choice.type)?.places
  const isUnfit = (place: string) => !isAlone && places !== undefined && !places.includes(place)
  const options = {
    type: data.types.map(({ value, name, length }) => ({ value, name: `${plainText(name)} · ${length}` })),
    place: data.places.map(({ value, name }) => ({ value, name: plainText(name) })),
    zone: data.zones.map(({ zone, name }) => ({ value: zone, name: plainText(name) })),
  }
  const own = isAlone ? choice.zone : findZone(data)
  if (!data.zones.some(({ zone }) => zone === own)) options.zone.unshift({ value: own, name: nameZone(own, data) })
  return (
    <form id="times" action="/api/booking" onSubmit={(event) => event.preventDefault()}>
      <input type="hidden" name="locale" value={locale} />
      {(['type', 'place', 'zone'] as const).map((name) => (
        <div key={name} className={forms.field}>
          <Text as="label" htmlFor={name} of={data.words.labels[name]} />
          <select
            id={name}
            name={name}
            value={choice[name]}
            onChange={({ target }) => onChange({ ...choice, [name]: target.value })}
          >
            {options[name].map((option) => (
              <option key={option.value} value={option.value} disabled={name === 'place' && isUnfit(option.value)}>
                {option.name}
              </option>
            ))}
          </select>
        </div>
      ))}
    </form>
  )
}

/** "Strategy call · 30 minutes · Online · Madrid time" */
function describeChoice(choice: Choice, data: BookData): string {
  const type = data.types.find(({ value }) => value === choice.type)
  const place = data.places.find(({ value }) => value === choice.place)
  const clock = plainText(data.words.inZone).replace('[zone]', nameZone(choice.zone, data))
  return [type && plainText(type.name), type?.length, place && plainText(place.name), clock].filter(Boolean).join(' · ')
}

/** Uses the name in the list, otherwise the end of the zone's own name: America/Argentina/Salta is Salta. */
function nameZone(zone: string, { zones }: BookData): string {
  const known = zones.find((one) => one.zone === zone)
  return known ? plainText(known.name) : zone.replace(/^.*\//, '').replaceAll('_', ' ')
}

/** Corrects a choice to one that exists: a place goes with its type, and the browser knows the zone. */
function choose(wanted: Record<string, string | undefined>, { types, owner }: BookData): Choice {
  const type = types.find(({ value }) => value === wanted.type) ?? types[0]
  const places: string[] = type?.places ?? []
  const place = places.find((value) => value === wanted.place) ?? places[0] ?? ''
  const zone = wanted.zone && canonicalizeZone(wanted.zone) ? wanted.zone : owner.zone
  return { type: type?.value ?? '', place, zone }
}

/** The browser's zone, by its name in the list if it has one; the owner's if the browser knows none. */
function findZone({ zones, owner }: BookData): string {
  const own = findOwnZone() ?? owner.zone
  return zones.find(({ zone }) => canonicalizeZone(zone) === own)?.zone ?? own
}
