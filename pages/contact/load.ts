import { contactTexts, contactTextsSchema, formWords, formWordsSchema } from '../../content/contact.ts'
import { contactTopics, type SelectOptions } from '../../content/contact-fields.ts'
import type { LocalizedText } from '../../content/localize.ts'
import { site, siteSchema } from '../../content/site.ts'
import { citySlugs, serviceSlugs } from '../../content/slugs.ts'
import { type LoadContext, loadPageMeta, localizeContent } from '../load-context.ts'
import { getCity, getService } from '../shared/localized-content.ts'

export type ContactData = ReturnType<typeof loadContact>

export function loadContact(context: LoadContext) {
  const { locale } = context
  const { owner, social } = localizeContent(locale, siteSchema, site, 'site')
  const { name, email, phone, whatsapp, place, mapUrl } = owner
  const { details, messageSteps, newsletter, notice } = localizeContent(
    locale,
    contactTextsSchema,
    contactTexts,
    'contact.page',
  )
  const { topics, ...words } = localizeContent(locale, formWordsSchema, formWords, 'contact.form')
  const options: SelectOptions<LocalizedText> = {
    topic: contactTopics.map((value) => ({ value, label: topics[value] })),
    service: serviceSlugs.map((value) => ({ value, label: getService(locale, value).name })),
    city: citySlugs.map((value) => ({ value, label: getCity(locale, value).name })),
  }
  return {
    ...loadPageMeta(context, 'contact'),
    owner: { name, email, phone, whatsapp, place, mapUrl },
    linkedin: social.linkedin,
    words,
    options,
    details,
    newsletter,
    notice,
    /** After a form is sent with JavaScript, it is replaced by the words of the page that follows without JavaScript. */
    messageSent: pickWords(loadPageMeta(context, 'contactThanks')),
    messageSteps,
    subscriptionAsked: pickWords(loadPageMeta(context, 'newsletterCheckInbox')),
  }
}

function pickWords({ heading, intro }: ReturnType<typeof loadPageMeta>) {
  return { heading, intro }
}
