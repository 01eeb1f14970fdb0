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
  const { hashes, changed } = renewConsentHashes((kind) => ({ en: kind }), false, '2099-01-02', versions)
  expect(hashes.contact).toEqual({ [version]: { en: 'contact' }, '2020-01-01': { en: 'older' } })
  expect(changed).toEqual([])
})

test('a version that is published keeps its hashes, and a change of its words is a version of its day', () => {
  const renew = (from: typeof versions, words: string) =>
    renewConsentHashes((kind) => ({ en: `${kind}${words}` }), true, '2099-01-02', from)
  const { hashes, changed } = renew(versions, '')
  expect(hashes.contact).toEqual({ ...versions.contact, '2099-01-02': { en: 'contact' } })
  expect(hashes.booking).toEqual({ [runningVersions.booking]: { en: 'booking' } })
  expect(changed).toEqual(['contact 2099-01-02'])
  const sameDay = { ...versions, contact: { ...versions.contact, '2099-01-02': { en: 'x' } } }
  expect(renew(sameDay, '!').changed).toEqual(['contact 2099-01-02-2'])
})
