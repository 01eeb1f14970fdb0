import { useLocation } from 'react-router-dom'
import { ExternalLink } from '../../renderer/ui/ExternalLink.tsx'
import { Icon } from '../../renderer/ui/Icon.tsx'
import { PageIntro } from '../../renderer/ui/PageIntro.tsx'
import { Section } from '../../renderer/ui/Section.tsx'
import { Text } from '../../renderer/ui/Text.tsx'
import styles from './Contact.module.css'
import { ContactForm } from './ContactForm.tsx'
import type { ContactData } from './load.ts'
import { NewsletterForm } from './NewsletterForm.tsx'

export function Contact({ data }: { data: ContactData }) {
  // Another query asks for another choice of service and city; what was typed comes back from the draft.
  const { search } = useLocation()
  return (
    <>
      <div className={styles.page}>
        <PageIntro heading={data.heading} intro={data.intro} />
        <ContactForm key={search} data={data} />
        <ContactDetails data={data} />
      </div>
      <Section title={data.newsletter.heading} id="newsletter" isSunken>
        <NewsletterForm data={data} />
      </Section>
    </>
  )
}

function ContactDetails({ data: { owner, linkedin, details, words } }: { data: ContactData }) {
  return (
    <section className={styles.details}>
      <h2>
        <Text of={details.heading} />
      </h2>
      <dl>
        <div>
          <dt>
            <Icon name="mail" /> <Text of={words.fields.email} />
          </dt>
          <dd>
            <a href={`mailto:${owner.email}`}>{owner.email}</a>
          </dd>
        </div>
        <div>
          <dt>
            <Icon name="phone" /> <Text of={details.phone} />
          </dt>
          <dd>
            <a href={`tel:${owner.phone}`}>{owner.phone}</a>
          </dd>
        </div>
        <div>
          <dt>
            <Icon name="message-circle" /> WhatsApp
          </dt>
          <dd>
            <ExternalLink href={`https://wa.me/${owner.whatsapp}`}>+{owner.whatsapp}</ExternalLink>
          </dd>
        </div>
        <div>
          <dt>
            <Icon name="map-pin" /> <Text of={details.location} />
          </dt>
          <dd>
            <ExternalLink href={owner.mapUrl}>
              <Text of={owner.place} />
            </ExternalLink>
          </dd>
        </div>
        <div>
          <dt>
            <Icon name="user-round" /> <Text of={details.profile} />
          </dt>
          <dd>
            <ExternalLink href={linkedin}>LinkedIn</ExternalLink>
          </dd>
        </div>
      </dl>
    </section>
  )
}
