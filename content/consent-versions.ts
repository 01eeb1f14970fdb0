import { bookingNoticeVersion, contactNoticeVersion, newsletterConsentVersion } from './forms.ts'

/** A form with its notice about data; the newsletter's includes the words of consent beside its box. */
export type ConsentKind = 'newsletter' | 'contact' | 'booking'

/** The version that pages show today. */
export const runningVersions: Record<ConsentKind, string> = {
  newsletter: newsletterConsentVersion,
  contact: contactNoticeVersion,
  booking: bookingNoticeVersion,
}

/**
 * The SHA-256 of the words of each published version in each language (functions/shared/consent-texts.ts). They prove what
 * somebody agreed to, so none is ever taken out or changed.
 */
export const consentVersions: Record<ConsentKind, Record<string, Record<string, string>>> = {
  newsletter: {
    '2026-11-22': {
      en: '8e2761d0662084db26613dde85c5389acfaf380399cbca67a7259b5c64029357',
      es: '57fa55ff23e2a5939c75e0275ecd5dea6ce2a0bff5ccb56658b7158ef5777416',
      fr: 'f99aadd3e333508d4c7c99267dcc729ae4ad32b69b25d345922515df7bc32cf4',
      zh: 'a083e540c36b03a50c6210529f994d8903ebb4be778b30a87c422b257d3dd495',
    },
  },
  contact: {
    '2026-11-23': {
      en: '3c9abb24fdddfc7c0f62c8a40ea3565aa782f4e75046674daafc2bb0eefb1a91',
      es: 'a256a2a5b93e58b6225dd1af9cd56c966bccf17d30053c8d8c2c9434d5ba9b59',
      fr: 'baa896e612d7498ab965b4247485cbbe38c6036398a2c5183b7e710d92ebeece',
      zh: '4e14e3ee88ff8b5ea03546d6c7dc3c64f838d3ce404d5b448dfbc220cf5c74fb',
    },
  },
  booking: {
    '2026-11-23': {
      en: '6b5729ce4afa9d0af2d5f19520097d04ce0d300802aa2ca1c17490f4dde4f982',
      es: 'f8471b9facaa575b523237999e13d7f08e47929705aa2d9c32235ff855368434',
      fr: 'bb0ff63cee45ad16f40621d1f59881a8b626f106ea0adaee71b0188971a49aed',
      zh: '89927bd728b7f87009b1dd665795ad95727734f0c5bf64a1b231060970b2b987',
    },
  },
}

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
