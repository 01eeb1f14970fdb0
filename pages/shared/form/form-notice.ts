import { bookTexts, bookTextsSchema } from '../../../content/book.ts'
import type { ConsentKind } from '../../../content/consent-versions.ts'
import { contactTexts, contactTextsSchema, formWords, formWordsSchema } from '../../../content/contact.ts'
import { courseTexts, courseTextsSchema } from '../../../content/course.ts'
import { site } from '../../../content/site.ts'
import { isPreviewBuild, parseEnvironment } from '../../../environment.ts'
import type { Locale } from '../../../locales/locales.ts'
import { localizeContent } from '../../load-context.ts'

export type FormNoticeData = ReturnType<typeof loadFormNotice>

/** The first layer of the privacy notice of a form (GDPR art. 13, LOPDGDD art. 11); functions/shared/data/consent-texts.ts keeps the same. */
export function loadFormNotice(locale: Locale, kind: ConsentKind) {
  const { notice } = localizeContent(locale, contactTextsSchema, contactTexts, 'contact.page')
  const { heading, labels, recipients, rights } = notice
  const { preview, privacy } = localizeContent(locale, formWordsSchema, formWords, 'contact.form')
  const own =
    kind === 'booking'
      ? localizeContent(locale, bookTextsSchema, bookTexts, 'book').notice
      : kind === 'course'
        ? localizeContent(locale, courseTextsSchema, courseTexts, 'course').notice
        : { recipients, ...notice[kind] }
  return {
    heading,
    rows: [
      { label: labels.controller, text: site.owner.name },
      { label: labels.purpose, text: own.purpose },
      { label: labels.basis, text: own.basis },
      { label: labels.recipients, text: own.recipients },
      { label: labels.rights, text: rights },
    ],
    privacy,
    /** Nothing that is sent arrives. */
    preview: isPreviewBuild(parseEnvironment(process.env)) ? preview : undefined,
  }
}
