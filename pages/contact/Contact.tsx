import type { ReactNode } from 'react'
import { useLocation } from 'react-router-dom'
import { formatPhone } from '../../content/format-phone.ts'
import { type LocalizedText, plainText } from '../../content/localize.ts'
import { ExternalLink } from '../../renderer/ui/ExternalLink.tsx'
import { Icon } from '../../renderer/ui/Icon.tsx'
import type { IconName } from '../../renderer/ui/icon-names.ts'
import { PageIntro } from '../../renderer/ui/PageIntro.tsx'
import { SampleMark } from '../../renderer/ui/SampleMark.tsx'
import { Section } from '../../renderer/ui/Section.tsx'
import { Text } from '../../renderer/ui/Text.tsx'
import { Words } from '../../renderer/ui/Words.tsx'
import { ForReaders } from '../shared/ForReaders.tsx'
import styles from './Contact.module.css'
import { ContactForm } from './ContactForm.tsx'
import type { ContactData } from './load.ts'
import { NewsletterForm } from './NewsletterForm.tsx'

export function Contact({ data }: { data: ContactData }) {
  // The query selects a service and a city, so another query renders the form anew; the draft restores what was typed.
  const { search } = useLocation()
  return (
    <>
      <div className={styles.page}>
        <PageIntro heading={data.heading} intro={data.intro} />
        <ContactForm key={search} data={data} />
        <ContactDetails data={data} />
      </div>
      <ForReaders blocks={data.forReaders} />
      <Section title={data.newsletter.heading} id="newsletter" isSunken>
        <NewsletterForm data={data} />
      </Section>
    </>
  )
}

function ContactDetails({ data: { owner, samples, linkedin, details, words } }: { data: ContactData }) {
  const rows: Array<{ icon: IconName; label: LocalizedText; value: ReactNode; isSample?: boolean }> = [
    {
      icon: 'mail',
      label: words.fields.email,
      value: <a href={`mailto:${owner.email}`}>{owner.email}</a>,
      isSample: samples.email,
    },
    {
      icon: 'phone',
      label: details.phone,
      value: <a href={`tel:${owner.phone}`}>{formatPhone(owner.phone)}</a>,
      isSample: samples.phone,
    },
    {
      icon: 'message-circle',
      label: 'WhatsApp',
      value: <ExternalLink href={`https://wa.me/${owner.whatsapp}`}>{formatPhone(owner.whatsapp)}</ExternalLink>,
      isSample: samples.whatsapp,
    },
    ...(owner.wechat
      ? [{ icon: 'user-round' as const, label: '微信', value: <span id="wechat">{owner.wechat}</span> }]
      : []),
    {
      icon: 'map-pin',
      label: details.location,
      value: (
        <ExternalLink href={owner.mapUrl}>
          <Text of={owner.place} />
        </ExternalLink>
      ),
    },
    {
      icon: 'user-round',
      label: details.profile,
      value: linkedin ? <ExternalLink href={linkedin}>LinkedIn</ExternalLink> : 'LinkedIn',
      isSample: !linkedin,
    },
  ]
  return (
    <section className={styles.details}>
      <h2>
        <Words of={details.heading} />
      </h2>
      <dl>
        {rows.map(({ icon, label, value, isSample }) => (
          <div key={plainText(label)}>
            <dt>
              <Icon name={icon} /> <Text of={label} />
            </dt>
            <dd>
              {value} {isSample && <SampleMark />}
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
