import { type Ref, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { plainText } from '../../content/localize.ts'
import actions from '../../renderer/ui/actions.module.css'
import forms from '../../renderer/ui/forms.module.css'
import { lazyPart } from '../../renderer/ui/lazy-part.tsx'
import { TitledList } from '../../renderer/ui/lists.tsx'
import { PageIntro } from '../../renderer/ui/PageIntro.tsx'
import section from '../../renderer/ui/Section.module.css'
import { Section } from '../../renderer/ui/Section.tsx'
import { Text } from '../../renderer/ui/Text.tsx'
import { useCurrentLocation } from '../../renderer/ui/use-current-location.ts'
import { useLocale } from '../../renderer/ui/use-locale.ts'
import { ForReaders } from '../shared/ForReaders.tsx'
import type { AppointmentProps } from './Appointment.tsx'
import styles from './Book.module.css'
import type { BookData } from './load.ts'
import { type Sent, Ticket } from './Ticket.tsx'

/** What times are asked for. */
export type Choice = { type: string; place: string; zone: string }

const Appointment = lazyPart<AppointmentProps>(() => import('./Appointment.tsx').then((module) => module.Appointment))

/** The form asks for free times by itself, without JavaScript; with it they are shown below and the form says which ones. */
export function Book({ data }: { data: BookData }) {
  const { search } = useCurrentLocation()
  const form = useRef<HTMLFormElement>(null)
  const stage = useRef<HTMLDivElement>(null)
  const [choice, setChoice] = useState<Choice>()
  const [sent, setSent] = useState<Sent>()

  useLayoutEffect(() => {
    if (!form.current) return
    preselect(form.current, search, data.owner.zone)
    setChoice(readChoice(form.current, data))
  }, [search, data])

  useEffect(() => {
    const heading = sent && document.getElementById('title')
    if (!heading) return
    heading.tabIndex = -1
    heading.focus()
  }, [sent])

  function correctAddress() {
    flushSync(() => setSent(undefined))
    stage.current?.querySelector<HTMLInputElement>('[name="email"]')?.select()
  }

  return (
    <>
      <div className={styles.intro}>
        <PageIntro {...(sent ? data.sent : { heading: data.heading, intro: data.intro })} />
      </div>
      <div className={section.first}>
        {sent && <Ticket sent={sent} words={data.words} onCorrect={correctAddress} />}
        {/* Hidden and not removed, so that all that was typed is there for another address. */}
        <div hidden={sent !== undefined}>
          <details className={styles.choice} open={!choice} data-ready={choice !== undefined}>
            <summary>
              {`${describeChoice(choice, data)} `}
              <Text as="span" of={data.words.change} />
            </summary>
            <ChoiceForm
              ref={form}
              data={data}
              choice={choice}
              onChange={(element) => setChoice(readChoice(element, data))}
            />
          </details>
          <div ref={stage} className={styles.stage}>
            {choice ? (
              <Appointment
                data={data}
                choice={choice}
                what={describeChoice(choice, data)}
                wanted={new URLSearchParams(search).get('start')}
                onSent={setSent}
              />
            ) : (
              <button type="submit" form="times" className={actions.primary}>
                <Text of={data.words.show} />
              </button>
            )}
          </div>
        </div>
      </div>
      <Section title={data.words.next} id="next" isSunken>
        <TitledList id="next" items={data.words.steps} isOrdered />
      </Section>
      <ForReaders blocks={data.forReaders} />
    </>
  )
}

type ChoiceFormProps = {
  ref: Ref<HTMLFormElement>
  data: BookData
  choice: Choice | undefined
  onChange: (form: HTMLFormElement) => void
}

function ChoiceForm({ ref, data, choice, onChange }: ChoiceFormProps) {
  const locale = useLocale()
  const places = data.types.find(({ value }) => value === choice?.type)?.places
  const options = {
    type: data.types.map(({ value, name, length }) => ({ value, name: `${plainText(name)} · ${length}` })),
    place: data.places.map(({ value, name }) => ({
      value,
      name: plainText(name),
      isUnfit: places && !places.includes(value),
    })),
    zone: data.zones.map(({ zone, name }) => ({ value: zone, name: plainText(name) })),
  }
  return (
    <form
      ref={ref}
      id="times"
      action="/api/booking"
      onChange={({ currentTarget }) => onChange(currentTarget)}
      onSubmit={(event) => event.preventDefault()}
    >
      <input type="hidden" name="locale" value={locale} />
      {(['type', 'place', 'zone'] as const).map((name) => (
        <div key={name} className={forms.field}>
          <label htmlFor={name}>
            <Text of={data.words.labels[name]} />
          </label>
          <select id={name} name={name} defaultValue={name === 'zone' ? data.owner.zone : undefined}>
            {options[name].map((option) => (
              <option
                key={option.value}
                value={option.value}
                disabled={'isUnfit' in option ? option.isUnfit : undefined}
              >
                {option.name}
              </option>
            ))}
          </select>
        </div>
      ))}
    </form>
  )
}

/** "Strategy call · 30 minutes · Online · Madrid time"; before anything is chosen, what the selects begin with. */
function describeChoice(choice: Choice | undefined, { types, places, zones, words, owner }: BookData): string {
  const type = types.find(({ value }) => value === choice?.type) ?? types[0]
  const place = places.find(({ value }) => value === (choice?.place ?? type?.places[0]))
  const zone = choice?.zone ?? owner.zone
  const zoneName = zones.find((one) => one.zone === zone)?.name ?? nameUnlisted(zone)
  const clock = plainText(words.inZone).replace('[zone]', plainText(zoneName))
  return [type && plainText(type.name), type?.length, place && plainText(place.name), clock].filter(Boolean).join(' · ')
}

/** Takes type and place from the query, and the zone from the device, where nobody has chosen others before hydration. */
function preselect(form: HTMLFormElement, search: string, usualZone: string) {
  const query = new URLSearchParams(search)
  for (const name of ['type', 'place']) {
    const select = findSelect(form, name)
    const value = query.get(name)
    if (select.selectedIndex === 0 && [...select.options].some((option) => option.value === value)) {
      select.value = value ?? ''
    }
  }
  const zones = findSelect(form, 'zone')
  if (zones.value === usualZone) chooseZone(zones, Intl.DateTimeFormat().resolvedOptions().timeZone)
}

/** Browsers name some zones as they were called earlier: Asia/Calcutta. A zone that the list lacks is added to it. */
function chooseZone(select: HTMLSelectElement, zone: string | undefined) {
  if (!zone) return
  const known = [...select.options].find(({ value }) => value === zone || getCanonicalName(value) === zone)
  if (known) {
    select.value = known.value
  } else {
    select.add(new Option(nameUnlisted(zone), zone, true, true), 0)
  }
}

/** America/Argentina/Salta is Salta. */
function nameUnlisted(zone: string): string {
  return zone.replace(/^.*\//, '').replaceAll('_', ' ')
}

function getCanonicalName(zone: string): string | undefined {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone
  } catch {
    return undefined // Newer than this browser.
  }
}

/** What the form says; a place that does not go with the type becomes one that does. */
function readChoice(form: HTMLFormElement, { types, owner }: BookData): Choice {
  const [type, place, zone] = ['type', 'place', 'zone'].map((name) => findSelect(form, name))
  const places: string[] = types.find(({ value }) => value === type?.value)?.places ?? []
  if (place && !places.includes(place.value)) place.value = places[0] ?? ''
  const isUsable = zone && getCanonicalName(zone.value)
  return { type: type?.value ?? '', place: place?.value ?? '', zone: isUsable ? zone.value : owner.zone }
}

function findSelect(form: HTMLFormElement, name: string): HTMLSelectElement {
  return form.elements.namedItem(name) as HTMLSelectElement
}
