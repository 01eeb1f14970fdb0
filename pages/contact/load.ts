import { contactTexts, contactTextsSchema, formWords, formWordsSchema } from '../../content/contact.ts'
import type { SelectOptions } from '../../content/contact-fields.ts'
import { contactTopics } from '../../content/contact-options.ts'
import { contactNoticeVersion, newsletterConsentVersion } from '../../content/forms.ts'
import type { LocalizedText } from '../../content/localize.ts'
import type { Localized } from '../../content/map-texts.ts'
import { isSample } from '../../content/samples.ts'
import { site, siteSchema } from '../../content/site.ts'
import { citySlugs, serviceSlugs } from '../../content/slugs.ts'
import { isPreviewBuild, parseEnvironment } from '../../environment.ts'
import { locales } from '../../locales/locales.ts'
import { type LoadContext, loadPageMeta, localizeContent } from '../load-context.ts'
import { type IssueSummary, newestIssues, summarizeIssue } from '../newsletter/issues.ts'
import { findReaderBlocks } from '../shared/for-readers.ts'
import { loadFormNotice } from '../shared/form-notice.ts'
import { getCity, getService } from '../shared/localized-content.ts'

export type ContactData = ReturnType<typeof loadContact>

export function loadContact(context: LoadContext) {
  const { locale } = context
  const { owner, social, terms } = localizeContent(locale, siteSchema, site, 'site')
  const { email, phone, whatsapp, wechat, place, mapUrl } = owner
  const meta = loadPageMeta(context, 'contact')
  const { details, messageSteps, newsletter } = localizeContent(
    locale,
    contactTextsSchema,
    contactTexts,
    'contact.page',
  )
  const { topics, preview, ...words } = localizeContent(locale, formWordsSchema, formWords, 'contact.form')
  const options: SelectOptions<LocalizedText> = {
    topic: contactTopics.map((value) => ({ value, label: topics[value] })),
    service: serviceSlugs.map((value) => ({ value, label: getService(locale, value).name })),
    city: citySlugs.map((value) => ({ value, label: getCity(locale, value).name })),
  }
  return {
    ...meta,
    intro: [...meta.intro, ...pickTerms(terms)],
    forReaders: findReaderBlocks(locale, '/contact'),
    owner: {
      email,
      phone,
      whatsapp,
      wechat: locales[locale].messenger === 'wechat' ? wechat : undefined,
      place,
      mapUrl,
    },
    samples: { email: isSample('owner.email'), phone: isSample('owner.phone'), whatsapp: isSample('owner.whatsapp') },
    linkedin: isSample('social.linkedin') ? undefined : social.linkedin,
    words,
    preview: isPreviewBuild(parseEnvironment(process.env)) ? preview : undefined,
    options,
    details,
    newsletter,
    lastIssue: newestIssues[0] && pickIssue(summarizeIssue(locale, newestIssues[0])),
    notices: { contact: loadFormNotice(locale, 'contact'), newsletter: loadFormNotice(locale, 'newsletter') },
    // With the words, so that a version cannot be sent for words of another one.
    noticeVersion: contactNoticeVersion,
    consentVersion: newsletterConsentVersion,
    /** After a form is sent with JavaScript, it is replaced by the words of the page that follows without JavaScript. */
    messageSent: pickWords(loadPageMeta(context, 'contactThanks')),
    messageSteps,
    subscriptionAsked: pickWords(loadPageMeta(context, 'newsletterCheckInbox')),
  }
}

/** What the owner says of a call and an answer, as far as it is said. */
function pickTerms({ strategyCall, replyTime }: Localized<typeof site>['terms']): LocalizedText[] {
  return [strategyCall, replyTime].filter((text) => text !== undefined)
}

/** The newest issue, so that people see what they subscribe to. */
function pickIssue({ slug, subject }: IssueSummary) {
  return { slug, subject }
}

function pickWords({ heading, intro }: ReturnType<typeof loadPageMeta>) {
  return { heading, intro }
}
