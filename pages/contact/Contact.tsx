import { useLingui } from '@lingui/react'
import actions from '../../renderer/ui/actions.module.css'
import { ExternalLink } from '../../renderer/ui/ExternalLink.tsx'
import { PageIntro } from '../../renderer/ui/PageIntro.tsx'
import { Section } from '../../renderer/ui/Section.tsx'
import { Text } from '../../renderer/ui/Text.tsx'
import styles from './Contact.module.css'
import type { ContactData } from './data.ts'

export function Contact({ data }: { data: ContactData }) {
  const { i18n } = useLingui()
  return (
    <>
      <PageIntro heading={data.heading} intro={data.intro}>
        <p>
          <a className={actions.primary} href={`mailto:${data.email}`}>
            {i18n.t('contact.write')}
          </a>
        </p>
      </PageIntro>
      <Section title={i18n.t('contact.details')} id="details" isSunken>
        <dl className={styles.details}>
          <div>
            <dt>{i18n.t('contact.email')}</dt>
            <dd>
              <a href={`mailto:${data.email}`}>{data.email}</a>
            </dd>
          </div>
          <div>
            <dt>{i18n.t('contact.phone')}</dt>
            <dd>
              <a href={`tel:${data.phone}`}>{data.phone}</a>
            </dd>
          </div>
          <div>
            <dt>WhatsApp</dt>
            <dd>
              <ExternalLink href={`https://wa.me/${data.whatsapp}`}>+{data.whatsapp}</ExternalLink>
            </dd>
          </div>
          <div>
            <dt>{i18n.t('contact.location')}</dt>
            <dd>
              <ExternalLink href={data.mapUrl}>
                <Text of={data.place} />
              </ExternalLink>
            </dd>
          </div>
          <div>
            <dt>LinkedIn</dt>
            <dd>
              <ExternalLink href={data.linkedin}>{i18n.t('contact.profile')}</ExternalLink>
            </dd>
          </div>
        </dl>
      </Section>
    </>
  )
}
