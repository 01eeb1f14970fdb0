import { ownerLocale } from '../../locales/owner.ts'
import { handleLink } from '../shared/http/links.ts'
import { buttonResponse, htmlResponse } from '../shared/http/responses.ts'
import { ownerWords } from '../shared/mail/mailer.ts'
import { sendAfterResponse } from '../shared/mail/outbox.ts'
import { releaseLink } from './links.ts'
import { contactMails } from './mails.ts'
import { releaseLead } from './store.ts'

/** `/api/leads/release?token=…`: the page that the owner's digest links to. */
export const release = handleLink(
  'owner',
  [releaseLink],
  async ({ isPressed, subject, environment, background }) => {
    const { i18n } = ownerWords
    if (!isPressed) {
      const text = i18n.t('owner.release.text', { id: subject })
      return buttonResponse(ownerLocale, i18n.t('owner.release'), text, i18n.t('owner.release.button'))
    }
    if (!(await releaseLead(subject))) return undefined
    sendAfterResponse(contactMails, subject, environment, background)
    return htmlResponse(ownerLocale, 200, i18n.t('owner.release.done'), i18n.t('owner.release.done.text'))
  },
  (_locale, error) => {
    const { i18n } = ownerWords
    const text = `${i18n.t('owner.release.dead')} npm run leads -- --deployed --release <id>`
    return htmlResponse(ownerLocale, error === 'expired' ? 410 : 400, i18n.t('owner.desk.dead'), text)
  },
)
