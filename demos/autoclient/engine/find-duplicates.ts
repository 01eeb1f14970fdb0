import { distance } from 'fastest-levenshtein'
import type { Lead } from './clean-leads.ts'
import { keyCompany } from './company-name.ts'
import { isSharedMailbox, keyEmail } from './email.ts'
import { keyPerson } from './person-name.ts'

/** Why two leads match: all reasons, the strongest first. */
export type MatchReason =
  | 'same-email'
  | 'same-name'
  | 'similar-name'
  | 'missing-name'
  | 'different-name'
  | 'same-company'
  | 'similar-company'
  | 'same-domain'
  | 'same-phone'
  | 'different-city'

export type Match = {
  /** The ids of both leads, in the order of the file. */
  id: string
  first: Lead
  second: Lead
  /** A certain match is merged unless the visitor objects; a doubtful one only if the visitor agrees. */
  isCertain: boolean
  reasons: MatchReason[]
}

/**
 * Finds leads that are, or may be, one person at one company. A shared domain or phone number alone says nothing:
 * branches and colleagues share both.
 *
 * Each match can be decided alone: of three equal leads two matches are given, not three, so no answer contradicts
 * another (a spanning forest, the certain matches first).
 */
export function findDuplicates(leads: Lead[]): Match[] {
  const keyed = leads.map((lead) => ({ lead, keys: createKeys(lead) }))
  const matches = Array.from(listCandidates(keyed), ([first, second]) => compareLeads(first, second))
    .filter((match) => match !== undefined)
    .sort((a, b) => Number(b.isCertain) - Number(a.isCertain))
  const groups = createGroups(leads)
  return matches.filter(({ first, second }) => groups.join(first.id, second.id))
}

/** Sets of ids that grow together (union-find). */
export function createGroups(leads: Pick<Lead, 'id'>[]) {
  const parents = new Map(leads.map(({ id }) => [id, id]))
  const find = (id: string): string => {
    const parent = parents.get(id) ?? id
    if (parent === id) return id
    const root = find(parent)
    parents.set(id, root)
    return root
  }
  return {
    find,
    /** Returns whether the two were separate until now. */
    join(a: string, b: string): boolean {
      const [rootA, rootB] = [find(a), find(b)]
      parents.set(rootB, rootA)
      return rootA !== rootB
    },
  }
}

type KeyedLead = { lead: Lead; keys: ReturnType<typeof createKeys> }

function createKeys(lead: Lead) {
  return {
    email: lead.email && keyEmail(lead.email),
    company: keyCompany(lead.company),
    person: keyPerson(lead),
    phone: keyPhone(lead.phone),
    city: keyCompany(lead.city),
  }
}

/** Prefixes shared by more companies than this (hote…, clin…) do not indicate a match. */
const commonWord = 100

/** The national digits, whatever stands before them for the country; an extension alone is no number. */
function keyPhone(phone: string): string {
  const digits = phone.replace(/\D/g, '').slice(-9)
  return digits.length < 7 ? '' : digits
}

/** Pairs that share a key, each once. Only these are compared, which keeps long lists fast. */
function* listCandidates(leads: KeyedLead[]): Generator<[KeyedLead, KeyedLead]> {
  const blocks = new Map<string, number[]>()
  for (const [index, { lead, keys }] of leads.entries()) {
    const names = [
      ['email', keys.email],
      ['domain', lead.domain],
      ...keys.company.split(' ').map((word) => ['word', word.slice(0, 4)]),
      ['person', keys.person],
      ['phone', keys.phone],
    ]
      .filter(([, key]) => key)
      .map((parts) => parts.join(' '))
    for (const name of names) {
      const block = blocks.get(name)
      if (block) block.push(index)
      else blocks.set(name, [index])
    }
  }
  const seen = new Set<number>()
  for (const [name, members] of blocks) {
    if (name.startsWith('word ') && members.length > commonWord) continue
    for (const [position, a] of members.entries()) {
      for (const b of members.slice(position + 1)) {
        const [first, second] = [leads[a], leads[b]]
        const pair = a * leads.length + b
        if (!first || !second || a === b || seen.has(pair)) continue
        seen.add(pair)
        yield [first, second]
      }
    }
  }
}

function compareLeads(a: KeyedLead, b: KeyedLead): Match | undefined {
  const hasBothNames = a.keys.person !== '' && b.keys.person !== ''
  const name = hasBothNames ? compareNames(a.keys.person, b.keys.person) : 0
  // Most pairs of a list are colleagues; their companies need no comparison.
  if (hasBothNames && name < similar && (a.keys.email === '' || a.keys.email !== b.keys.email)) return undefined
  const company = compareCompanies(a.keys.company, b.keys.company)
  const shares = {
    email: a.keys.email !== '' && a.keys.email === b.keys.email,
    domain: a.lead.domain !== undefined && a.lead.domain === b.lead.domain,
    phone: a.keys.phone !== '' && a.keys.phone === b.keys.phone,
    apart: a.keys.city !== '' && b.keys.city !== '' && a.keys.city !== b.keys.city,
  }
  const verdict = decide({ a, b, hasBothNames, name, company, shares })
  if (!verdict) return undefined
  const reasons: [MatchReason, boolean][] = [
    ['same-email', shares.email],
    ['same-name', name === 1],
    ['similar-name', name >= similar && name < 1],
    ['same-company', company === 1],
    ['similar-company', company >= similar && company < 1],
    ['same-domain', shares.domain && !shares.email],
    ['same-phone', shares.phone],
    ['missing-name', !hasBothNames],
    ['different-name', hasBothNames && name < similar],
    ['different-city', shares.apart],
  ]
  return {
    id: `${a.lead.id} ${b.lead.id}`,
    first: a.lead,
    second: b.lead,
    isCertain: verdict === 'certain',
    reasons: reasons.filter(([, applies]) => applies).map(([reason]) => reason),
  }
}

type Comparison = {
  a: KeyedLead
  b: KeyedLead
  hasBothNames: boolean
  name: number
  company: number
  shares: Record<'email' | 'domain' | 'phone' | 'apart', boolean>
}

function decide({ a, b, hasBothNames, name, company, shares }: Comparison): 'certain' | 'doubtful' | undefined {
  const isSameCompany = company === 1 || (shares.domain && company >= similar)
  if (shares.email) {
    // Colleagues share info@; branches do too.
    if (isSharedMailbox(a.lead.email)) {
      if (name === 1) return 'certain'
      if (hasBothNames || company < similar) return undefined
      return shares.apart ? undefined : 'doubtful'
    }
    return hasBothNames && name < similar ? 'doubtful' : 'certain'
  }
  if (hasBothNames) {
    const isSurelyOne = name === 1 && a.keys.person.length > minimumPersonKey(a.keys.person) && isSameCompany
    if (isSurelyOne && !shares.apart) return 'certain'
    return isSameCompany || company >= similar || (shares.domain && name === 1) || (shares.phone && name === 1)
      ? 'doubtful'
      : undefined
  }
  // A row without a person may be about the person of the other row, or about the company alone.
  if (shares.apart || !isSameCompany || !(shares.domain || shares.phone)) return undefined
  return a.keys.person === b.keys.person && company === 1 ? 'certain' : 'doubtful'
}

/** From here on two names may be spellings of one: one letter in six, or a part left out. */
const similar = 0.83

/** “Ana” alone at one company may be two people; a full name, or two Chinese characters, hardly. */
function minimumPersonKey(key: string): number {
  return key.includes(' ') || /^\p{Script=Han}{2,}$/u.test(key) ? 0 : Number.POSITIVE_INFINITY
}

/** 1 for equal names, 0.9 where one leaves words out or shortens them, else how alike they are spelt, word by word. */
function compareNames(a: string, b: string): number {
  if (a === b) return 1
  const [short = [], long = []] = [a.split(' '), b.split(' ')].sort((x, y) => x.length - y.length)
  const isInitial = (word: string, other: string) => word.length === 1 && other.startsWith(word)
  const rest = [...long]
  const isContained = short.every((word) => {
    const index = rest.findIndex((other) => word === other || isInitial(word, other) || isInitial(other, word))
    return index >= 0 && rest.splice(index, 1).length === 1
  })
  if (isContained) return short.length > 1 ? 0.9 : 0
  if (/\p{Script=Han}/u.test(a + b)) return 0
  // Word by word, so that Tom Baker and Tim Baker do not profit from a long family name.
  if (short.length !== long.length) return 0
  return Math.min(...short.map((word, index) => measureLikeness(word, long[index] ?? '')))
}

/** 1 for equal names, 0.9 where one is part of the other, else how alike they are spelt. */
function compareCompanies(a: string, b: string): number {
  if (a === '' || b === '') return 0
  if (a === b) return 1
  const [short = '', long = ''] = [a, b].sort((x, y) => x.length - y.length)
  if (short.length >= 5 && ` ${long} `.includes(` ${short} `)) return 0.9
  return measureLikeness(a, b)
}

function measureLikeness(a: string, b: string): number {
  return 1 - distance(a, b) / Math.max(a.length, b.length, 1)
}
