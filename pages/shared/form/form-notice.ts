import { isPreviewBuild, parseEnvironment } from '../../../environment.ts'
import type { Locale } from '../../../locales/locales.ts'
import type { ConsentKind } from '../../../model/consent-versions.ts'
import { formWords } from '../../../model/kinds/contact.ts'
import { loadNotice } from '../../../model/notice.ts'
import { createLocalizer, localizeContent } from '../../data/load-context.ts'

export type FormNoticeData = ReturnType<typeof loadFormNotice>

export function loadFormNotice(locale: Locale, kind: ConsentKind) {
  const { preview, privacy } = localizeContent(locale, formWords)
  return {
    ...loadNotice(kind, createLocalizer(locale)),
    privacy,
    /** Nothing that is sent arrives. */
    preview: isPreviewBuild(parseEnvironment(process.env)) ? preview : undefined,
  }
}
