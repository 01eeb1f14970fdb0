import { contactTexts, contactTextsSchema, formWords, formWordsSchema } from '../../content/contact.ts'
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
  return {
    ...loadPageMeta(context, 'contact'),
    owner: { name, email, phone, whatsapp, place, mapUrl },
    linkedin: social.linkedin,
    services: serviceSlugs.map((slug) => ({ slug, name: getService(locale, slug).name })),
    cities: citySlugs.map((slug) => ({ slug, name: getCity(locale, slug).name })),
    words: localizeContent(locale, formWordsSchema, formWords, 'contact.form'),
    details,
    newsletter,
    notice,
    /** The words of the pages that follow the forms without JavaScript stand in the place of the forms with it. */
    messageSent: pickWords(loadPageMeta(context, 'contactThanks')),
    messageSteps,
    subscriptionAsked: pickWords(loadPageMeta(context, 'newsletterCheckInbox')),
  }
}

function pickWords({ heading, intro }: ReturnType<typeof loadPageMeta>) {
  return { heading, intro }
}
