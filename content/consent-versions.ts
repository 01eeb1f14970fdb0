import hashes from './consent-hashes.json' with { type: 'json' }
import { bookingNoticeVersion, contactNoticeVersion, courseNoticeVersion, newsletterConsentVersion } from './forms.ts'

/** A form with its notice about data; the newsletter's includes the words of consent beside its box. */
export type ConsentKind = 'newsletter' | 'contact' | 'booking' | 'course'

/** The version that pages show today. */
export const runningVersions: Record<ConsentKind, string> = {
  newsletter: newsletterConsentVersion,
  contact: contactNoticeVersion,
  booking: bookingNoticeVersion,
  course: courseNoticeVersion,
}

/**
 * The SHA-256 of the words of each published version in each language (functions/shared/data/consent-texts.ts), in
 * consent-hashes.json, which `npm run extract` writes. They prove what somebody agreed to, so none is ever taken out or changed.
 */
export const consentVersions: Record<ConsentKind, Record<string, Record<string, string>>> = hashes

/**
 * Which words stood in the form that was sent: a page that is older than the last deploy names earlier ones.
 *
 * @param sent what the form says
 * @returns the sent version where it was ever published, else `unknown` with the one that pages show today
 */
export function findConsentVersion(kind: ConsentKind, sent: string | undefined): string {
  const isPublished = sent !== undefined && Object.hasOwn(consentVersions[kind], sent)
  return isPublished ? sent : `unknown (pages show ${runningVersions[kind]})`
}
