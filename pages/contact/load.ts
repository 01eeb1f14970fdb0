import { type Locale, locales } from '../../locales/locales.ts'
import { bookTexts } from '../../model/kinds/book.ts'
import { contactTexts, formWords } from '../../model/kinds/contact.ts'
import { site } from '../../model/kinds/site.ts'
import { tools } from '../../model/kinds/tools.ts'
import { formatPhone } from '../../model/kit/format-phone.ts'
import type { LocalizedText } from '../../model/kit/localize.ts'
import { labelOptions } from '../../model/label-options.ts'
import { isSample } from '../../model/site-samples.ts'
import { loadTimeWords } from '../book/load.ts'
import {
  createLocalizer,
  type LoadContext,
  loadPageMeta,
  localizeContent,
  type PageMeta,
} from '../data/load-context.ts'
import { loadNewsletterForm } from '../newsletter/load.ts'
import { loadFormNotice } from '../shared/form/form-notice.ts'
import type { IconName } from '../ui/icon-names.ts'

export type ContactData = PageMeta & ReturnType<typeof loadContact>

export function loadContact({ locale }: LoadContext) {
  const { owner, terms } = localizeContent(locale, site)
  const thanks = loadPageMeta(locale, 'contactThanks')
  const { details, messageSteps } = localizeContent(locale, contactTexts)
  const { topics, ...words } = localizeContent(locale, formWords)
  // On a phone only the first paragraph stands before the times that can be chosen; the others are about messages.
  const [lead, ...aboutMessages] = loadPageMeta(locale, 'contact').intro
  return {
    intro: lead ? [lead] : [],
    aboutMessages: [...aboutMessages, ...(terms.replyTime ? [terms.replyTime] : [])],
    invitation: localizeContent(locale, bookTexts).invitation,
    times: loadTimeWords(locale),
    call: terms.strategyCall,
    owner: { email: owner.email, whatsapp: owner.whatsapp },
    words,
    tool: localizeContent(locale, tools).contact,
    options: labelOptions(createLocalizer(locale)),
    details: { heading: details.heading, rows: listDetails(locale) },
    newsletter: loadNewsletterForm(locale),
    notice: loadFormNotice(locale, 'contact'),
    /** After a form is sent with JavaScript, it is replaced by the words of the page that follows without JavaScript. */
    messageSent: { heading: thanks.heading, intro: thanks.intro },
    messageSteps,
  }
}

type DetailRow = {
  icon: IconName
  label: LocalizedText
  value: LocalizedText | undefined
  href?: string | undefined
  id?: string
  isSample?: boolean
}

/** The owner's addresses, as rows of a label and a link; a placeholder of a profile leads nowhere. */
function listDetails(locale: Locale) {
  const { owner, social } = localizeContent(locale, site)
  const { email, wechat, place, mapUrl } = owner
  const hasWechat = locales[locale].messenger === 'wechat'
  const profile = isSample('social.linkedin') ? { isSample: true } : { href: social.linkedin }
  const describePhone = (name: 'phone' | 'whatsapp', scheme: string) => ({
    value: owner[name] && formatPhone(owner[name]),
    href: scheme + owner[name],
    isSample: isSample(`owner.${name}`),
  })
  const labels = localizeContent(locale, contactTexts).details
  const { fields } = localizeContent(locale, formWords)
  const rows: DetailRow[] = [
    { icon: 'mail', label: fields.email, value: email, href: `mailto:${email}`, isSample: isSample('owner.email') },
    { icon: 'phone', label: labels.phone, ...describePhone('phone', 'tel:') },
    { icon: 'message-circle', label: 'WhatsApp', ...describePhone('whatsapp', 'https://wa.me/') },
    { icon: 'user-round', label: '微信', value: hasWechat ? wechat : undefined, id: 'wechat' },
    { icon: 'map-pin', label: labels.location, value: place, href: mapUrl },
    { icon: 'user-round', label: labels.profile, value: social.linkedin && 'LinkedIn', ...profile },
  ]
  return rows.filter((row): row is DetailRow & { value: LocalizedText } => Boolean(row.value))
}
