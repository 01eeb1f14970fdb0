import { plainText } from '../../model/kit/localize.ts'
import { NextTimes } from '../book/NextTimes.tsx'
import { NewsletterForm } from '../newsletter/NewsletterForm.tsx'
import actions from '../ui/actions.module.css'
import { ExternalLink } from '../ui/ExternalLink.tsx'
import forms from '../ui/forms.module.css'
import { Icon } from '../ui/Icon.tsx'
import { Link } from '../ui/Link.tsx'
import { PageIntro } from '../ui/PageIntro.tsx'
import { SampleMark } from '../ui/SampleMark.tsx'
import { Section } from '../ui/Section.tsx'
import { Text } from '../ui/Text.tsx'
import { useCurrentLocation } from '../ui/use-current-location.ts'
import { useHasPages } from '../ui/use-has-pages.ts'
import { useLocale } from '../ui/use-locale.ts'
import { Words } from '../ui/Words.tsx'
import styles from './Contact.module.css'
import { ContactForm } from './ContactForm.tsx'
import type { ContactData } from './load.ts'

export function Contact({ data }: { data: ContactData }) {
  // The query selects a service and a city, so another query renders a new form; the draft restores the typed text.
  const { search } = useCurrentLocation()
  return (
    <>
      <div className={styles.page}>
        <PageIntro heading={data.heading} intro={data.intro} />
        {useHasPages('book') && <Invitation data={data} />}
        <ContactForm key={search} data={data} />
        <ContactDetails data={data} />
      </div>
      {useHasPages('newsletter') && (
        <Section title={data.newsletter.heading} id="newsletter" isSunken>
          <Text as="p" of={data.newsletter.text} />
          <NewsletterForm data={data.newsletter} />
        </Section>
      )}
    </>
  )
}

/** The way to an appointment, before the way to a message. */
function Invitation({ data: { invitation, times, call } }: { data: ContactData }) {
  return (
    <section className={`${forms.card} ${styles.invitation}`}>
      <Words as="h2" id="time" of={invitation.heading} />
      {call && <Text as="p" of={call} />}
      <NextTimes type="call" place="online" words={times} hasCalendar />
      <Text as="p" of={invitation.text} />
      <div className="row">
        <a
          className={styles.withoutScript}
          href={`/api/booking?${new URLSearchParams({ type: 'call', place: 'online', locale: useLocale() })}`}
        >
          <Text of={invitation.soonest} />
        </a>
        <Link to="book" className={actions.secondary} of={invitation.button} />
        <Link to="book" suffix="?type=visit" of={invitation.visit} />
      </div>
    </section>
  )
}

function ContactDetails({ data: { details } }: { data: ContactData }) {
  return (
    <section className={styles.details}>
      <Words as="h2" id="details" of={details.heading} />
      <dl>
        {details.rows.map(({ icon, label, value, href, id, isSample }) => (
          <div key={plainText(label)}>
            <dt>
              <Icon name={icon} /> <Text of={label} />
            </dt>
            <dd id={id}>
              {href && !href.startsWith('http') ? (
                <a href={href}>{plainText(value)}</a>
              ) : (
                <ExternalLink href={href} of={value} />
              )}{' '}
              {isSample && <SampleMark />}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
