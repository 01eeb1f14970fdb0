import { expect, test } from 'vitest'
import { runningVersions } from '../../model/consent-versions.ts'
import { renewConsentHashes } from './consent-hashes.ts'

const version = runningVersions.contact
const versions = {
  newsletter: {},
  contact: { [version]: { en: 'old' }, '2020-01-01': { en: 'older' } },
  booking: {},
  course: {},
}

test('words that nobody can have agreed to yet get their hashes', () => {
  const { hashes, changed } = renewConsentHashes((kind) => ({ en: kind }), false, versions)
  expect(hashes.contact).toEqual({ [version]: { en: 'contact' }, '2020-01-01': { en: 'older' } })
  expect(changed).toEqual([])
})

test('a version that is published keeps its hashes and is named, a new one gets its own', () => {
  const { hashes, changed } = renewConsentHashes((kind) => ({ en: kind }), true, versions)
  expect(hashes.contact).toEqual(versions.contact)
  expect(hashes.booking).toEqual({ [runningVersions.booking]: { en: 'booking' } })
  expect(changed).toEqual([`contact ${version}`])
})
