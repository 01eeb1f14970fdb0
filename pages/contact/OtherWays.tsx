import { plainText } from '../../content/localize.ts'
import actions from '../../renderer/ui/actions.module.css'
import { ExternalLink } from '../../renderer/ui/ExternalLink.tsx'
import { Icon } from '../../renderer/ui/Icon.tsx'
import { Text } from '../../renderer/ui/Text.tsx'
import { composeText } from './compose-text.ts'
import type { ContactData } from './load.ts'
import { createMessageLinks } from './message-links.ts'

export type OtherWaysProps = {
  data: ContactData
  /** What the form holds. */
  fields: FormData
}

/** Links that send the text with the visitor's own mail program or WhatsApp. */
export function OtherWays({ data: { owner, words, options }, fields }: OtherWaysProps) {
  const links = createMessageLinks(owner, plainText(words.subject), composeText(fields, options))
  return (
    <>
      <p>
        <Text of={words.otherWays} />
      </p>
      <p>
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
