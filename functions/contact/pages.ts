import { sourceLocale } from '../../locales/locales.ts'
import { handleLink } from '../shared/http/links.ts'
import { buttonResponse, htmlResponse } from '../shared/http/responses.ts'
import { sendAfterResponse } from '../shared/mail/outbox.ts'
import { releaseLink } from './links.ts'
import { contactMails } from './mails.ts'
import { releaseLead } from './store.ts'

/** `/api/leads/release?token=…`: the page that the owner's digest links to. */
export const release = handleLink(
  'mail',
  [releaseLink],
  async ({ isPressed, subject, environment, background }) => {
    if (!isPressed) {
      return buttonResponse(
        sourceLocale,
        'Release this message?',
        `The message ${subject} is held as probable spam. Released, it is mailed to you, and its sender gets a receipt.`,
        'Release it',
      )
    }
    if (!(await releaseLead(subject))) return undefined
    sendAfterResponse(contactMails, subject, environment, background)
    return htmlResponse(sourceLocale, 200, 'Released', 'The message is on its way to you, or was mailed before.')
  },
  (_locale, error) =>
    htmlResponse(
      sourceLocale,
      error === 'expired' ? 410 : 400,
      'This link does not work',
      'It is incomplete or expired, or its message was erased. The next digest has a new one, and this releases a message too: npm run leads -- --deployed --release <id>',
    ),
)
