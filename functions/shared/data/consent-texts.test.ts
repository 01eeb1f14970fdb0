import { expect, test } from 'vitest'
import {
  type ConsentKind,
  consentVersions,
  findConsentVersion,
  runningVersions,
} from '../../../model/consent-versions.ts'
import { postForm, postJson, startParts } from '../../../testing/parts.ts'
import { getConsentText, hashConsentTexts } from './consent-texts.ts'
import { sql } from './database.ts'

const parts = await startParts()

const kinds = Object.keys(runningVersions) as ConsentKind[]

test.each(kinds)('the words of the form are those of its running version, in all languages: %s', (kind) => {
  const version = runningVersions[kind]
  expect(
    hashConsentTexts(kind),
    `The words of the form have changed. Run \`npm run extract\`; if it says that ${version} is published, make a new version in model/consent-versions.ts first.`,
  ).toEqual(consentVersions[kind][version])
})

test.each(kinds)('a version that was published is found, another one is unknown: %s', (kind) => {
  for (const version of Object.keys(consentVersions[kind])) expect(findConsentVersion(kind, version)).toBe(version)
  for (const sent of [undefined, '', '1999-01-01', 'constructor', '__proto__']) {
    expect(findConsentVersion(kind, sent)).toBe(`unknown (pages show ${runningVersions[kind]})`)
  }
})

test('what was agreed to is stored as it stood in the form, and the words with its first use', async () => {
  const request = { consent: true, locale: 'es' }
  const sent = [runningVersions.newsletter, '1999-01-01']
  for (const [index, consentVersion] of sent.entries()) {
    const email = `ana${index}@example.org`
    expect((await postJson('/api/newsletter', { ...request, email, consentVersion })).status).toBe(202)
  }
  const message = { name: 'Ana', email: 'ana@example.org', message: 'Hello', noticeVersion: runningVersions.contact }
  expect((await postForm('/api/contact', message)).status).toBe(303)
  expect(await parts.database.run(sql`select consent_version from subscription order by email`)).toEqual([
    { consent_version: runningVersions.newsletter },
    { consent_version: `unknown (pages show ${runningVersions.newsletter})` },
  ])
  expect(await parts.database.run(sql`select notice_version from lead`)).toEqual([
    { notice_version: runningVersions.contact },
  ])
  expect(parts.readLog()).not.toContain('[consent]')
  expect(await parts.database.run(sql`select kind, version, locale, words from consent_text order by kind`)).toEqual([
    { kind: 'contact', version: runningVersions.contact, locale: 'en', words: getConsentText('contact', 'en') },
    {
      kind: 'newsletter',
      version: runningVersions.newsletter,
      locale: 'es',
      words: getConsentText('newsletter', 'es'),
    },
  ])
})
