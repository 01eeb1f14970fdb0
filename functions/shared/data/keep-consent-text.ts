import type { Locale } from '../../../locales/locales.ts'
import { type ConsentKind, runningVersions } from '../../../model/consent-versions.ts'
import { getConsentText } from './consent-texts.ts'
import { execute, sql } from './database.ts'

/** Keeps the words of the running version, so that the database itself shows what somebody agreed to. Never throws. */
export async function keepConsentText(kind: ConsentKind, locale: Locale): Promise<void> {
  const version = runningVersions[kind]
  await execute(sql`insert into consent_text (kind, version, locale, words)
values (${kind}, ${version}, ${locale}, ${getConsentText(kind, locale)})
on conflict do nothing`).catch((error) =>
    console.error(`[consent] could not keep the words of ${kind} ${version} in ${locale}: ${Object(error).name}`),
  )
}
