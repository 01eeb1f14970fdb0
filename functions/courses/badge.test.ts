import { expect, test } from 'vitest'
import { parseEnvironment } from '../../environment.ts'
import type { Certificate } from './attendance.ts'
import { createBadge, createDidDocument, importKey, signProof, verifyBadge, verifyProof } from './badge.ts'

// https://www.w3.org/TR/vc-di-eddsa/#representation-eddsa-jcs-2022, with the key of its test vectors.
const context = ['https://www.w3.org/ns/credentials/v2', 'https://www.w3.org/ns/credentials/examples/v2']
const publicKey = 'z6MkrJVnaZkeFzdQyMZu1cgjg7k1pZZ6pvBQ7XJPt4swbTQ2'
const vector = {
  '@context': context,
  id: 'urn:uuid:58172aac-d8ba-11ed-83dd-0b3aef56cc33',
  type: ['VerifiableCredential', 'AlumniCredential'],
  name: 'Alumni Credential',
  description: 'A minimum viable example of an Alumni Credential.',
  issuer: 'https://vc.example/issuers/5678',
  validFrom: '2023-01-01T00:00:00Z',
  credentialSubject: { id: 'did:example:abcdefgh', alumniOf: 'The School of Examples' },
}
const config = {
  type: 'DataIntegrityProof',
  cryptosuite: 'eddsa-jcs-2022',
  created: '2023-02-24T23:36:38Z',
  verificationMethod: `did:key:${publicKey}#${publicKey}`,
  proofPurpose: 'assertionMethod',
  '@context': context,
}
const proofValue = 'z2HnFSSPPBzR36zdDgK8PbEHeXbR56YF24jwMpt3R1eHXQzJDMWS93FCzpvJpwTWd3GAVFuUfjoJdcnTMuVor51aX'
const seed = Buffer.from('c96ef9ea10c5e414c471723aff9de72c35fa5b70fae97e8832ecac7d2e2b8ed6', 'hex')

test('the test vector of the specification is signed and verified as it says', async () => {
  const key = importKey(seed)
  expect(key.multibase).toBe(publicKey)
  expect(signProof(vector, config, key.privateKey)).toBe(proofValue)
  expect(verifyProof({ ...vector, proof: { ...config, proofValue } }, key.publicKey)).toBe(true)
  expect(verifyProof({ ...vector, name: 'Alumni credential', proof: { ...config, proofValue } }, key.publicKey)).toBe(
    false,
  )
})

const secret = 'a secret of more than 32 characters'
const environment = parseEnvironment({ BADGE_KEY: 'ab'.repeat(32), SITE_URL: 'https://cheese.example' })
const certificate: Certificate = {
  slug: 'cheese',
  title: 'Cheese from raw milk',
  name: 'Ana Ñ 李',
  trainer: 'Xoana',
  hours: 7.5,
  days: ['2027-02-16'],
  dates: 'February 16, 2027',
  contents: ['Rennet'],
  narrative: '7.5 hours, February 16, 2027',
  start: '2027-02-16T08:30:00Z',
  end: '2027-02-16T16:00:00Z',
  issuedAt: '2027-02-17T00:00:00Z',
}

const create = () => JSON.stringify(createBadge('ABCD2345', certificate, environment))

test('a badge is genuine from the file alone, until one sign of it changes', async () => {
  const text = create()
  expect(verifyBadge(text, environment)).toBe('ABCD2345')
  for (const [from, to] of [
    ['Ana', 'Eva'],
    ['7.5', '75'],
    ['ABCD2345', 'ABCD2346'],
    ['eddsa-jcs-2022', 'eddsa-rdfc-2022'],
    ['context-3.0.3.json"]', 'context-3.0.3.json","https://example.org/more"]'],
  ] as const) {
    expect(text, from).toContain(from)
    expect(verifyBadge(text.replaceAll(from, to), environment), from).toBeUndefined()
  }
})

test('what is no badge, or is signed by somebody else, is not genuine', async () => {
  for (const text of ['', '{', '[]', 'null', '{"proof":{}}']) expect(verifyBadge(text, environment)).toBeUndefined()
  const other = parseEnvironment({ BADGE_KEY: 'cd'.repeat(32), SITE_URL: 'https://cheese.example' })
  const foreign = JSON.stringify(createBadge('ABCD2345', certificate, other))
  expect(verifyBadge(foreign, environment)).toBeUndefined()
})

test('the document of the domain has the key that signs, and earlier ones', async () => {
  const both = parseEnvironment({
    BADGE_KEY: `${'cd'.repeat(32)}, ${'ab'.repeat(32)}`,
    SITE_URL: 'https://cheese.example',
  })
  const { proof } = JSON.parse(create())
  const known = createDidDocument(both)
  expect(known?.id).toBe('did:web:cheese.example')
  expect(known?.assertionMethod).toContain(proof.verificationMethod)
  expect(known?.assertionMethod).toHaveLength(2)
  expect(verifyBadge(create(), both)).toBe('ABCD2345')
})

test('without a key nothing is signed on the published site', async () => {
  const published = parseEnvironment({ SIGNING_SECRET: secret, CONTEXT: 'production' })
  expect(createBadge('ABCD2345', certificate, published)).toBeUndefined()
  expect(createDidDocument(published)).toBeUndefined()
})
