import { createPrivateKey, createPublicKey, hash, hkdfSync, type KeyObject, sign, verify } from 'node:crypto'
import * as v from 'valibot'
import { type Environment, findSiteUrl, isOpenWithoutCalendar } from '../../environment.ts'
import { site } from '../../model/kinds/site.ts'
import type { Certificate } from './attendance.ts'

// Certificates as files: Open Badges 3.0, signed by the cryptosuite eddsa-jcs-2022 (https://www.w3.org/TR/vc-di-eddsa/). Everybody can
// verify one with the key at did:web of the domain, without this site's database.

/** Exactly these, in this order: a context that somebody adds at the end would leave the signature valid. */
const contexts = [
  'https://www.w3.org/ns/credentials/v2',
  'https://purl.imsglobal.org/spec/ob/v3p0/context-3.0.3.json',
] as const

const proofSchema = v.looseObject({
  type: v.literal('DataIntegrityProof'),
  cryptosuite: v.literal('eddsa-jcs-2022'),
  proofPurpose: v.literal('assertionMethod'),
  verificationMethod: v.string(),
  proofValue: v.pipe(v.string(), v.regex(/^z[1-9A-HJ-NP-Za-km-z]{1,100}$/)),
})

const badgeSchema = v.looseObject({
  '@context': v.strictTuple([v.literal(contexts[0]), v.literal(contexts[1])]),
  id: v.string(),
  proof: proofSchema,
})

/** The signed file of a certificate; undefined without a key. */
export function createBadge(code: string, certificate: Certificate, environment: Environment) {
  const [key] = loadKeys(environment)
  if (!key) return undefined
  const siteUrl = findSiteUrl(environment, site.url)
  const { title, name, trainer, narrative, issuedAt, start, end, slug } = certificate
  const id = createDid(environment)
  const badge = {
    '@context': contexts,
    id: `${siteUrl}/verify?code=${code}`,
    type: ['VerifiableCredential', 'OpenBadgeCredential'],
    issuer: { id, type: ['Profile'], name: trainer, url: siteUrl },
    validFrom: issuedAt,
    name: title,
    credentialSubject: {
      type: ['AchievementSubject'],
      identifier: [{ type: 'IdentityObject', hashed: false, identityHash: name, identityType: 'name' }],
      activityStartDate: start,
      activityEndDate: end,
      achievement: {
        id: `${siteUrl}/courses/${slug}`,
        type: ['Achievement'],
        achievementType: 'CertificateOfCompletion',
        name: title,
        description: certificate.contents.join('; '),
        criteria: { narrative },
      },
    },
  }
  const proof = {
    type: 'DataIntegrityProof',
    cryptosuite: 'eddsa-jcs-2022',
    created: issuedAt,
    verificationMethod: `${id}#${key.multibase}`,
    proofPurpose: 'assertionMethod',
    '@context': contexts,
  }
  return { ...badge, proof: { ...proof, proofValue: signProof(badge, proof, key.privateKey) } }
}

/** The code of a badge that is signed by a key of this site; undefined for any other text. */
export function verifyBadge(text: string, environment: Environment): string | undefined {
  const { success, output } = v.safeParse(v.pipe(v.string(), v.parseJson(), badgeSchema), text)
  if (!success) return undefined
  const id = createDid(environment)
  const key = loadKeys(environment).find(({ multibase }) => output.proof.verificationMethod === `${id}#${multibase}`)
  const code = /[?&]code=(\w+)$/.exec(output.id)?.[1]
  return key && code && verifyProof(output, key.publicKey) ? code : undefined
}

/** The document behind `did:web` of the domain, with its keys; undefined without one. */
export function createDidDocument(environment: Environment) {
  const keys = loadKeys(environment)
  if (keys.length === 0) return undefined
  const id = createDid(environment)
  const verificationMethod = keys.map(({ multibase }) => ({
    id: `${id}#${multibase}`,
    type: 'Multikey',
    controller: id,
    publicKeyMultibase: multibase,
  }))
  return {
    '@context': ['https://www.w3.org/ns/did/v1', 'https://w3id.org/security/multikey/v1'],
    id,
    verificationMethod,
    assertionMethod: verificationMethod.map((method) => method.id),
  }
}

/** A port is part of the name, with its colon escaped (https://w3c-ccg.github.io/did-method-web/). */
function createDid(environment: Environment): string {
  return `did:web:${new URL(findSiteUrl(environment, site.url)).host.replace(':', '%3A')}`
}

/** The key that signs, then earlier ones. On this machine, which nobody trusts, a key comes from the secret of links. */
function loadKeys(environment: Environment): Array<ReturnType<typeof importKey>> {
  const { BADGE_KEY, SIGNING_SECRET } = environment
  if (BADGE_KEY.length > 0) return BADGE_KEY.map((hex) => importKey(Buffer.from(hex, 'hex')))
  if (!SIGNING_SECRET || !isOpenWithoutCalendar(environment)) return []
  return [importKey(Buffer.from(hkdfSync('sha256', SIGNING_SECRET, '', 'badge', 32)))]
}

export const canSign = (environment: Environment) => loadKeys(environment).length > 0

/** Before the 32 bytes of an Ed25519 key in PKCS #8 (RFC 8410), and before those of a public one in Multikey. */
const privatePrefix = Buffer.from('302e020100300506032b657004220420', 'hex')
const publicPrefix = Buffer.from('ed01', 'hex')

export function importKey(seed: Uint8Array) {
  const privateKey = createPrivateKey({ key: Buffer.concat([privatePrefix, seed]), format: 'der', type: 'pkcs8' })
  const publicKey = createPublicKey(privateKey)
  const bytes = Buffer.from(publicKey.export({ format: 'jwk' }).x ?? '', 'base64url')
  return { privateKey, publicKey, multibase: writeMultibase(Buffer.concat([publicPrefix, bytes])) }
}

export function signProof(document: object, proof: object, key: KeyObject): string {
  return writeMultibase(sign(null, hashProof(document, proof), key))
}

export function verifyProof(
  { proof: { proofValue, ...proof }, ...document }: { proof: { proofValue: string }; [key: string]: unknown },
  key: KeyObject,
): boolean {
  return verify(null, hashProof(document, proof), key, readMultibase(proofValue))
}

function hashProof(document: object, proof: object): Buffer {
  return Buffer.concat([proof, document].map((part) => hash('sha256', canonicalize(part), 'buffer')))
}

/** RFC 8785 of data that came from JSON: JSON.stringify writes numbers and texts as it says, and the keys are to be sorted. */
function canonicalize(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalize).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value)
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1))
  return `{${entries.map(([key, part]) => `${JSON.stringify(key)}:${canonicalize(part)}`).join(',')}}`
}

const digits = '123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz'

/** Base 58 with its sign before it. No value here begins with a zero byte but by chance, which is written too. */
function writeMultibase(bytes: Buffer): string {
  let text = ''
  for (let rest = BigInt(`0x${bytes.toString('hex')}`); rest > 0n; rest /= 58n) text = digits[Number(rest % 58n)] + text
  const zeros = bytes.findIndex((byte) => byte !== 0)
  return `z${'1'.repeat(zeros)}${text}`
}

function readMultibase(text: string): Buffer {
  const signs = [...text.slice(1)]
  const value = signs.reduce((sum, sign) => sum * 58n + BigInt(digits.indexOf(sign)), 0n)
  const zeros = signs.findIndex((sign) => sign !== '1')
  const hex = value.toString(16)
  return Buffer.from('00'.repeat(Math.max(zeros, 0)) + (hex.length % 2 ? `0${hex}` : hex), 'hex')
}
