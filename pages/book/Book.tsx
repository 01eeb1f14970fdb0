import { useLayoutEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { plainText } from '../../content/localize.ts'
import actions from '../../renderer/ui/actions.module.css'
import forms from '../../renderer/ui/forms.module.css'
import { lazyPart } from '../../renderer/ui/lazy-part.tsx'
import { TitledList } from '../../renderer/ui/lists.tsx'
import { PageIntro } from '../../renderer/ui/PageIntro.tsx'
import { Section } from '../../renderer/ui/Section.tsx'
import { Text } from '../../renderer/ui/Text.tsx'
import { useLocale } from '../../renderer/ui/use-locale.ts'
import { ForReaders } from '../shared/ForReaders.tsx'
import type { AppointmentProps } from './Appointment.tsx'
import styles from './Book.module.css'
import type { BookData } from './load.ts'

/** What times are asked for. */
export type Choice = { type: string; place: string; zone: string }

const Appointment = lazyPart<AppointmentProps>(() => import('./Appointment.tsx').then((module) => module.Appointment))

/** The form asks for free times by itself, without JavaScript; with it they are shown below and the form says which ones. */
export function Book({ data }: { data: BookData }) {
  const { search } = useLocation()
  const locale = useLocale()
  const form = useRef<HTMLFormElement>(null)
  const [choice, setChoice] = useState<Choice>()
  const { labels } = data.words
  const places = data.types.find(({ value }) => value === choice?.type)?.places

  useLayoutEffect(() => {
    if (!form.current) return
    preselect(form.current, search, data.owner.zone)
    setChoice(readChoice(form.current, data))
  }, [search, data])

  return (
    <>
      <PageIntro heading={data.heading} intro={data.intro} />
      <div className={styles.page}>
        {data.preview && (
          <p>
            <strong>
              <Text of={data.preview} />
            </strong>
          </p>
        )}
        <form
          ref={form}
          id="times"
          className={styles.choice}
          action="/api/booking"
          onChange={({ currentTarget }) => setChoice(readChoice(currentTarget, data))}
          onSubmit={(event) => event.preventDefault()}
        >
          <input type="hidden" name="locale" value={locale} />
          <div className={forms.field}>
            <label htmlFor="type">
              <Text of={labels.type} />
            </label>
            <select id="type" name="type" className={forms.control}>
              {data.types.map(({ value, name, length }) => (
                <option key={value} value={value}>
                  {`${plainText(name)} · ${length}`}
                </option>
              ))}
            </select>
          </div>
          <div className={forms.field}>
            <label htmlFor="place">
              <Text of={labels.place} />
            </label>
            <select id="place" name="place" className={forms.control}>
              {data.places.map(({ value, name }) => (
                <option key={value} value={value} disabled={places && !places.includes(value)}>
                  {plainText(name)}
                </option>
              ))}
            </select>
          </div>
          <div className={forms.field}>
            <label htmlFor="zone">
              <Text of={labels.zone} />
            </label>
            <select id="zone" name="zone" className={forms.control} defaultValue={data.owner.zone}>
              {data.zones.map(({ zone, name }) => (
                <option key={zone} value={zone}>
                  {plainText(name)}
                </option>
              ))}
            </select>
          </div>
        </form>
        <div className={styles.stage}>
          {choice ? (
            <Appointment data={data} choice={choice} wanted={new URLSearchParams(search).get('start')} />
          ) : (
            <button type="submit" form="times" className={actions.primary}>
              <Text of={data.words.show} />
            </button>
          )}
        </div>
      </div>
      <Section title={data.words.next} id="next" isSunken isWide>
        <TitledList id="next" items={data.words.steps} isOrdered />
      </Section>
      <ForReaders blocks={data.forReaders} />
    </>
  )
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
    select.add(new Option(zone.replace(/^.*\//, '').replaceAll('_', ' '), zone, true, true), 0)
  }
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
