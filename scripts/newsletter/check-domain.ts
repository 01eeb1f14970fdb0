import { Resolver } from 'node:dns/promises'
import { readFileSync } from 'node:fs'
import PostalMime from 'postal-mime'
import { site } from '../../content/site.ts'
import { type Environment, parseEnvironment } from '../../environment.ts'
import { parseOptions } from '../parse-options.ts'

const usage = `npm run newsletter -- check
    looks up whether the domain that issues come from says who may send for it: SPF, DKIM and DMARC
    --domain     of NEWSLETTER_FROM, else of MAIL_FROM; this names another one
    --selector   of the key with which your mail provider signs; without it the usual ones are tried
    --mail       a test that has arrived, saved as a file: was it signed, with the headers for one-click unsubscribing?`

/** What was looked at. `problem` is what to do; without one all is well. */
export type Finding = { name: string; found: string; problem?: string }

/** Asks DNS for the texts of a name, each joined. @returns none where the name does not exist */
export type LookUp = (name: string) => Promise<string[]>

/** `npm run newsletter -- check` */
export async function runCheck(args: string[]): Promise<string> {
  const text = { type: 'string' } as const
  const { values } = parseOptions(
    { args, options: { help: { type: 'boolean' }, domain: text, selector: text, mail: text } },
    usage,
  )
  if (values.help) return usage
  const environment = parseEnvironment(process.env)
  const signatures = values.mail === undefined ? undefined : await readSignatures(values.mail)
  const domain = values.domain ?? getDomain(findSender(environment))
  const bounceDomain = environment.NEWSLETTER_BOUNCES ? getDomain(environment.NEWSLETTER_BOUNCES) : domain
  const selectors = [
    values.selector ?? signatures?.flatMap(({ domain: by, selector }) => (by === domain ? selector : [])) ?? [],
  ].flat()
  const findings = [
    ...(signatures ? [checkSignatures(signatures, domain)] : []),
    ...(await checkDomain(domain, bounceDomain, selectors)),
  ]
  const lines = findings.map(({ name, found, problem }) => `${name}: ${found}${problem ? `\n  ${problem}` : ''}`)
  if (findings.some(({ problem }) => problem)) throw new Error(lines.join('\n'))
  return lines.join('\n')
}

function findSender({ NEWSLETTER_FROM, MAIL_FROM }: Environment): string {
  return NEWSLETTER_FROM ?? MAIL_FROM ?? site.owner.email
}

function getDomain(sender: string): string {
  return (/@([^\s<>@]+)>?$/.exec(sender)?.[1] ?? '').toLowerCase()
}

/** Selectors that mail providers use for the domains of their customers. */
const usualSelectors =
  'default google selector1 selector2 k1 k2 k3 s1 s2 dkim mail mxvault protonmail fm1 fm2 fm3 zoho pm resend scph0920 key1 sig1 ionos smtp'.split(
    ' ',
  )

/**
 * Looks at what providers ask of everybody who sends many mails (https://support.google.com/a/answer/81126).
 *
 * @param selectors none: the usual ones
 * @throws Error in words where DNS cannot be asked
 */
export async function checkDomain(
  domain: string,
  bounceDomain: string,
  selectors: string[],
  lookUp: LookUp = lookUpTexts,
): Promise<Finding[]> {
  const names = selectors.length > 0 ? selectors : usualSelectors
  const [spf, keys, policies] = await Promise.all([
    lookUp(bounceDomain),
    Promise.all(names.map(async (name) => ({ name, texts: await lookUp(`${name}._domainkey.${domain}`) }))),
    Promise.all(listParents(domain).map((parent) => lookUp(`_dmarc.${parent}`))),
  ])
  return [checkSpf(bounceDomain, spf), checkKeys(domain, keys), checkPolicy(domain, policies.flat())]
}

function checkSpf(domain: string, texts: string[]): Finding {
  const records = texts.filter((text) => /^v=spf1( |$)/i.test(text))
  const name = `SPF of ${domain}`
  const [record] = records
  if (!record) return { name, found: 'none', problem: `Add the TXT record that your mail provider names to ${domain}.` }
  if (records.length > 1)
    return { name, found: `${records.length} records`, problem: 'Two count as none: join them into one.' }
  if (/[\s]\+?all$/i.test(record))
    return { name, found: record, problem: 'It allows everybody to send: end it with ~all.' }
  return { name, found: record }
}

function checkKeys(domain: string, keys: Array<{ name: string; texts: string[] }>): Finding {
  const name = `DKIM of ${domain}`
  const found = keys.flatMap(({ name, texts }) =>
    texts.flatMap((text) => (/(^|;)\s*p=[^;\s]/.test(text) ? { name, text } : [])),
  )
  const [first] = found
  if (!first) {
    const tried = keys.map(({ name }) => name).join(', ')
    return {
      name,
      found: `no key under ${tried}`,
      problem:
        'Let your mail provider sign with your own domain, and add the record that it names. --selector says where it is.',
    }
  }
  // A key of 1,024 bits has 216 characters, one of 2,048 bits 392.
  const short = found.filter(
    ({ text }) => !/k=ed25519/i.test(text) && (/p=([^;]*)/.exec(text)?.[1]?.replace(/\s/g, '').length ?? 0) < 210,
  )
  const list = found.map(({ name }) => name).join(', ')
  return short.length > 0
    ? { name, found: list, problem: 'A key has less than 1,024 bits, which providers refuse: make one with 2,048.' }
    : { name, found: list }
}

function checkPolicy(domain: string, texts: string[]): Finding {
  const name = `DMARC of ${domain}`
  const record = texts.find((text) => /^v=DMARC1\b/i.test(text))
  if (!record) {
    return {
      name,
      found: 'none',
      problem: `Add a TXT record _dmarc.${domain}: v=DMARC1; p=none; rua=mailto:you@${domain}. After some weeks of reports without surprises, p=quarantine.`,
    }
  }
  return /;\s*p=(none|quarantine|reject)\b/i.test(record)
    ? { name, found: record }
    : { name, found: record, problem: 'It says no policy: add p=none.' }
}

/** The domain and those above it that have a dot: www.example.com, example.com. */
function listParents(domain: string): string[] {
  const parts = domain.split('.')
  return parts.slice(0, -1).map((_, index) => parts.slice(index).join('.'))
}

type Signature = { domain: string; selector: string; headers: string[] }

async function readSignatures(file: string): Promise<Signature[]> {
  const { headers } = await PostalMime.parse(readFileSync(file))
  return headers.flatMap(({ key, value }) => (key === 'dkim-signature' ? parseSignature(value) : []))
}

/** https://www.rfc-editor.org/rfc/rfc6376#section-3.5 */
export function parseSignature(value: string): Signature {
  const tags = new Map(
    value.split(';').map((tag) => {
      const [, name = '', text = ''] = /^\s*(\w+)\s*=([\s\S]*)$/.exec(tag) ?? []
      return [name, text.replace(/\s/g, '').toLowerCase()]
    }),
  )
  return {
    domain: tags.get('d') ?? '',
    selector: tags.get('s') ?? '',
    headers: (tags.get('h') ?? '').split(':'),
  }
}

const oneClickHeaders = ['list-unsubscribe', 'list-unsubscribe-post']

/** Mail programs show their button only where a signature covers both headers (RFC 8058, section 4). */
export function checkSignatures(signatures: Signature[], domain: string): Finding {
  const name = 'Signature of the test'
  const own = signatures.filter(({ domain: by }) => listParents(domain).includes(by))
  if (signatures.length === 0) return { name, found: 'none', problem: 'Your mail provider does not sign (DKIM).' }
  if (own.length === 0) {
    const others = signatures.map(({ domain: by }) => by).join(', ')
    return { name, found: `by ${others}`, problem: `Let your mail provider sign with ${domain}.` }
  }
  const missing = oneClickHeaders.filter((header) => !own.some(({ headers }) => headers.includes(header)))
  const found = `by ${own.map(({ domain: by, selector }) => `${by} (${selector})`).join(', ')}`
  if (missing.length === 0) return { name, found: `${found}, with both headers for unsubscribing` }
  return {
    name,
    found,
    problem: `It does not cover ${missing.join(' and ')}, so that mail programs show no button: ask your mail provider, or take another one.`,
  }
}

async function lookUpTexts(name: string): Promise<string[]> {
  const resolver = new Resolver({ timeout: 3_000, tries: 2 })
  try {
    return (await resolver.resolveTxt(name)).map((parts) => parts.join(''))
  } catch (error) {
    const code = getCode(error)
    // Some networks answer that nothing exists while they are cut off.
    const isOnline = ['ENOTFOUND', 'ENODATA'].includes(code) && (await resolver.resolveNs('com').catch(() => undefined))
    if (isOnline) return []
    throw new Error(`DNS cannot be asked about ${name} (${code}): this machine seems to be offline.`, { cause: error })
  }
}

function getCode(error: unknown): string {
  return error instanceof Error && 'code' in error ? String(error.code) : ''
}
