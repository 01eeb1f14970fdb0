import { useLingui } from '@lingui/react'
import actions from '../../renderer/ui/actions.module.css'
import { ExternalLink } from '../../renderer/ui/ExternalLink.tsx'
import { Icon } from '../../renderer/ui/Icon.tsx'
import { PageIntro } from '../../renderer/ui/PageIntro.tsx'
import { Text } from '../../renderer/ui/Text.tsx'
import styles from './Contact.module.css'
import type { ContactData } from './data.ts'

export function Contact({ data }: { data: ContactData }) {
  const { i18n } = useLingui()
  return (
    <PageIntro heading={data.heading} intro={data.intro} aside={<ContactDetails data={data} />}>
      <p>
        <a className={actions.primary} href={`mailto:${data.email}`}>
          <Icon name="mail" /> {i18n.t('contact.write')}
        </a>
      </p>
    </PageIntro>
  )
}

function ContactDetails({ data }: { data: ContactData }) {
  const { i18n } = useLingui()
  return (
    <section className={styles.details}>
      <h2>{i18n.t('contact.details')}</h2>
      <dl>
        <div>
          <dt>
            <Icon name="mail" /> {i18n.t('contact.email')}
          </dt>
          <dd>
            <a href={`mailto:${data.email}`}>{data.email}</a>
          </dd>
        </div>
        <div>
          <dt>
            <Icon name="phone" /> {i18n.t('contact.phone')}
          </dt>
          <dd>
            <a href={`tel:${data.phone}`}>{data.phone}</a>
          </dd>
        </div>
        <div>
          <dt>
            <Icon name="message-circle" /> WhatsApp
          </dt>
          <dd>
            <ExternalLink href={`https://wa.me/${data.whatsapp}`}>+{data.whatsapp}</ExternalLink>
          </dd>
        </div>
        <div>
          <dt>
            <Icon name="map-pin" /> {i18n.t('contact.location')}
          </dt>
          <dd>
            <ExternalLink href={data.mapUrl}>
              <Text of={data.place} />
            </ExternalLink>
          </dd>
        </div>
        <div>
          <dt>
            <Icon name="user-round" /> {i18n.t('contact.profile')}
          </dt>
          <dd>
            <ExternalLink href={data.linkedin}>LinkedIn</ExternalLink>
          </dd>
        </div>
      </dl>
    </section>
  )
}
