import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { findOwnerFile } from '../owner-files.ts'

/** The first version of each form's notice about data, which a site has that was never published. */
const firstVersions = { newsletter: '2026-11-22', contact: '2026-11-23', booking: '2026-11-23', course: '2026-11-24' }

/** A form with its notice; the newsletter's includes the words of consent beside its box. */
export type ConsentKind = keyof typeof firstVersions

const kinds = Object.keys(firstVersions) as ConsentKind[]

/**
 * The SHA-256 of the words of each published version in each language (functions/shared/data/consent-texts.ts), in
 * consent-hashes.json, which `npm run extract` writes. They prove what somebody agreed to, so none is ever taken out or changed.
 */
export const consentVersions = v.parse(
  v.object(v.entriesFromList(kinds, v.record(v.string(), v.record(v.string(), v.string())))),
  JSON.parse(readFileSync(findOwnerFile('content/consent-hashes.json'), 'utf8')),
)

/**
 * Names the words that pages show today: the notice (content/contact-page.json, book.json, course.json), and for the newsletter the
 * consent. When they change in any language after a publication, `npm run extract` notes their hashes under the day's date.
 */
export const runningVersions = Object.fromEntries(
  kinds.map((kind) => [kind, Object.keys(consentVersions[kind]).toSorted().at(-1) ?? firstVersions[kind]]),
) as Record<ConsentKind, string>

/** The sent version if it was ever published, as a page older than the last deploy names it; else `unknown` with today's. */
export function findConsentVersion(kind: ConsentKind, sent: string | undefined): string {
  const isPublished = sent !== undefined && Object.hasOwn(consentVersions[kind], sent)
  return isPublished ? sent : `unknown (pages show ${runningVersions[kind]})`
}
