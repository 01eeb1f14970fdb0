import { type ConsentKind, runningVersions } from './consent-versions.ts'
import { bookTexts } from './kinds/book.ts'
import { contactTexts } from './kinds/contact.ts'
import { courseTexts } from './kinds/course.ts'
import { site } from './kinds/site.ts'
import type { LocalizedText } from './kit/localize.ts'
import { mapPiece, type Replace } from './kit/map-texts.ts'

/**
 * The first layer of the privacy notice of a form (GDPR art. 13, LOPDGDD art. 11), row by row: as pages show it, and as the database
 * keeps it as proof of the agreement. With its version, so that none can be sent for words of another one.
 */
export function loadNotice<Text extends LocalizedText>(kind: ConsentKind, replace: Replace<Text>) {
  const { notice } = mapPiece(contactTexts, replace)
  const { heading, labels, recipients, rights } = notice
  const own =
    kind === 'booking'
      ? mapPiece(bookTexts, replace).notice
      : kind === 'course'
        ? mapPiece(courseTexts, replace).notice
        : { recipients, ...notice[kind] }
  const rows = [
    { label: labels.controller, text: site.owner.name },
    { label: labels.purpose, text: own.purpose },
    { label: labels.basis, text: own.basis },
    { label: labels.recipients, text: own.recipients },
    { label: labels.rights, text: rights },
  ]
  return { version: runningVersions[kind], heading, rows }
}
