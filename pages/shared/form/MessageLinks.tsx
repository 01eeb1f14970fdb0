import type { LocalizedText } from '../../../model/kit/localize.ts'
import actions from '../../ui/actions.module.css'
import { ExternalLink } from '../../ui/ExternalLink.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Text } from '../../ui/Text.tsx'

type MessageLinksProps = {
  /** The number has digits only, as wa.me wants it. */
  owner: { email: string; whatsapp?: string | undefined }
  subject: string
  text: string
  intro: LocalizedText
  words: { byMail: LocalizedText; byWhatsApp: LocalizedText }
}

/** Links that send the text of a form with the visitor's own mail program or WhatsApp. */
export function MessageLinks({ owner, subject, text, intro, words }: MessageLinksProps) {
  const links = createMessageLinks(owner, subject, text)
  return (
    <>
      <Text as="p" of={intro} />
      <p className="row">
        <a className={actions.secondary} href={links.mail}>
          <Icon name="mail" /> <Text of={words.byMail} />
        </a>{' '}
        {links.whatsapp && (
          <ExternalLink className={actions.secondary} href={links.whatsapp}>
            <Icon name="message-circle" /> <Text of={words.byWhatsApp} />
          </ExternalLink>
        )}
      </p>
    </>
  )
}

export function createMessageLinks(to: MessageLinksProps['owner'], subject: string, text: string) {
  // RFC 6068, section 5: a line of a mail ends with %0D%0A.
  const body = text.replace(/\r?\n/g, '\r\n')
  return {
    mail: `mailto:${to.email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`,
    whatsapp: to.whatsapp && `https://wa.me/${to.whatsapp}?text=${encodeURIComponent(text)}`,
  }
}
