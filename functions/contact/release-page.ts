import { type Locale, sourceLocale } from '../../locales/locales.ts'
import { isPreview, sendAfterResponse } from '../shared/http/background.ts'
import { handleLink, type LinkError } from '../shared/http/handle-routes.ts'
import { type Html, html } from '../shared/http/html.ts'
import { htmlResponse } from '../shared/http/responses.ts'
import { releaseLead } from './leads.ts'
import { contactMails } from './mails.ts'

/** `GET /api/leads/release?token=…`: the page that the owner's digest links to. */
export const showRelease = handleLink(
  ['release'],
  ({ subject }) =>
    respond(
      200,
      'Release this message?',
      html`<p>The message ${subject} was quarantined as probable spam. Released, it is mailed to you, and its sender gets a receipt.</p>
<form method="post"><button>Release it</button></form>`,
    ),
  rejectLink,
)

/** `POST /api/leads/release?token=…` */
export const release = handleLink(
  ['release'],
  async ({ subject, environment, background }) => {
    const result = await releaseLead(subject, { receipts: !isPreview(background) })
    if (!result) return respond(410, 'The message is gone', html`<p>It has been erased.</p>`)
    if (result === 'before') return respond(200, 'Already released', html`<p>The message was released before.</p>`)
    sendAfterResponse(contactMails, subject, environment, background)
    return respond(200, 'Released', html`<p>The message is on its way to you.</p>`)
  },
  rejectLink,
)

function rejectLink(_locale: Locale, error: LinkError): Response {
  const text = error === 'expired' ? 'It has expired. The next digest has a new one.' : 'It is incomplete or wrong.'
  return respond(
    error === 'expired' ? 410 : 400,
    'This link does not work',
    html`<p>${text} You can also release a message with: npm run leads -- --deployed --release &lt;id&gt;</p>`,
  )
}

function respond(status: number, title: string, content: Html): Response {
  return htmlResponse(sourceLocale, status, title, content)
}
