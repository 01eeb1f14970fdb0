import { ownerLocale, tell } from '../../locales/owner.ts'
import { handleLink } from '../shared/http/links.ts'
import { buttonResponse, htmlResponse } from '../shared/http/responses.ts'
import { sendAfterResponse } from '../shared/mail/outbox.ts'
import { releaseLink } from './links.ts'
import { contactMails } from './mails.ts'
import { releaseLead } from './store.ts'

/** `/api/leads/release?token=…`: the page that the owner's digest links to. */
export const release = handleLink(
  'owner',
  [releaseLink],
  async ({ isPressed, subject, environment, background, done, finish }) => {
    if (done === 'yes')
      return htmlResponse(ownerLocale, 200, tell('owner.release.done'), tell('owner.release.done.text'))
    if (!isPressed) {
      const text = tell('owner.release.text', { id: subject })
      return buttonResponse(ownerLocale, tell('owner.release'), text, tell('owner.release.button'))
    }
    if (!(await releaseLead(subject))) return undefined
    sendAfterResponse(contactMails, subject, environment, background)
    return finish('yes')
  },
  (_locale, error) => {
    const text = `${tell('owner.release.dead')} npm run leads -- --deployed --release <id>`
    return htmlResponse(ownerLocale, error === 'expired' ? 410 : 400, tell('owner.desk.dead'), text)
  },
)
