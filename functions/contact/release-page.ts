import { type Locale, sourceLocale } from '../../locales/locales.ts'
import { handleLink, type LinkError } from '../shared/http/links.ts'
import { isPreview } from '../shared/http/requests.ts'
import { buttonResponse, htmlResponse } from '../shared/http/responses.ts'
import { sendAfterResponse } from '../shared/mail/outbox.ts'
import { releaseLead } from './leads.ts'
import { contactMails } from './mails.ts'

/** `GET /api/leads/release?token=…`: the page that the owner's digest links to. */
export const showRelease = handleLink(
  ['release'],
  ({ subject }) =>
    buttonResponse(
      sourceLocale,
      'Release this message?',
      `The message ${subject} was quarantined as probable spam. Released, it is mailed to you, and its sender gets a receipt.`,
      'Release it',
    ),
  rejectLink,
)

/** `POST /api/leads/release?token=…` */
export const release = handleLink(
  ['release'],
  async ({ subject, environment, background }) => {
    const result = await releaseLead(subject, { receipts: !isPreview(background) })
    if (!result) return respond(410, 'The message is gone', 'It has been erased.')
    if (result === 'before') return respond(200, 'Already released', 'The message was released before.')
    sendAfterResponse(contactMails, subject, environment, background)
    return respond(200, 'Released', 'The message is on its way to you.')
  },
  rejectLink,
)

function rejectLink(_locale: Locale, error: LinkError): Response {
  const text = error === 'expired' ? 'It has expired. The next digest has a new one.' : 'It is incomplete or wrong.'
  return respond(
    error === 'expired' ? 410 : 400,
    'This link does not work',
    `${text} You can also release a message with: npm run leads -- --deployed --release <id>`,
  )
}

function respond(status: number, title: string, text: string): Response {
  return htmlResponse(sourceLocale, status, title, text)
}
