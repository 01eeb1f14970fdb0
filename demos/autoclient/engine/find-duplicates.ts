import type { Lead } from './clean-leads.ts'
import { keyCompany } from './company-name.ts'
import { isSharedMailbox, keyEmail } from './email.ts'
import { keyPerson } from './person-name.ts'

/** Why two leads match: all reasons, the strongest first. */
export type MatchReason = 'sameEmail' | 'sameName' | 'sameCompany' | 'missingName' | 'differentName' | 'differentCity'

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
 * Finds leads that are, or may be, one person at one company: by their address, by name and company, and a company's row
 * without a person by that company.
 *
 * Each match can be decided alone: of three equal leads two matches are given, not three, so no answer contradicts
 * another (a spanning forest, the certain matches first).
 */
export function findDuplicates(leads: Lead[]): Match[] {
  const matches = Array.from(listCandidates(leads.map(addKeys)), ([first, second]) => compareLeads(first, second))
    .filter((match) => match !== undefined)
    .sort((a, b) => Number(b.isCertain) - Number(a.isCertain) || a.place - b.place)
  const groups = createGroups(leads)
  return matches.map(({ place: _, ...match }) => match).filter(({ first, second }) => groups.join(first.id, second.id))
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
    /** Returns true if the two were separate until now. */
    join(a: string, b: string): boolean {
      const [rootA, rootB] = [find(a), find(b)]
      parents.set(rootB, rootA)
      return rootA !== rootB
    },
  }
}

type KeyedLead = ReturnType<typeof addKeys>

function addKeys(lead: Lead, index: number) {
  const [email, company, person] = [lead.email && keyEmail(lead.email), keyCompany(lead.company), keyPerson(lead.name)]
  return { lead, index, email, company, person, city: keyCompany(lead.city) }
}

/** A row without a person says nothing at a company with more people than this. */
const fewPeople = 5

/**
 * Pairs that share a key. In each block all are compared with the first one alone, so that a list of one company or one
 * address takes no longer than another.
 */
function* listCandidates(leads: KeyedLead[]): Generator<[KeyedLead, KeyedLead]> {
  const keys: [shares: (lead: KeyedLead) => string, most: number][] = [
    [({ email, person }) => email && person && `${email} ${person}`, Number.POSITIVE_INFINITY],
    [({ company, person }) => company && person && `${person} at ${company}`, Number.POSITIVE_INFINITY],
    [({ email }) => email, Number.POSITIVE_INFINITY],
    [({ company }) => company, fewPeople],
  ]
  for (const [createKey, most] of keys) {
    for (const [key, block] of Map.groupBy(leads, createKey)) {
      // A row without a person is first, so that it is compared with the people.
      const [first, ...others] = block.toSorted((a, b) => Number(a.person !== '') - Number(b.person !== ''))
      if (!key || !first || block.length > most) continue
      for (const other of others) yield first.index < other.index ? [first, other] : [other, first]
    }
  }
}

function compareLeads(a: KeyedLead, b: KeyedLead): (Match & { place: number }) | undefined {
  const shares = {
    email: a.email !== '' && a.email === b.email,
    company: a.company !== '' && a.company === b.company,
    name: a.person !== '' && a.person === b.person,
    bothNames: a.person !== '' && b.person !== '',
    apart: a.city !== '' && b.city !== '' && a.city !== b.city,
  }
  const verdict = decide(a, shares)
  if (!verdict) return undefined
  const reasons: [MatchReason, boolean][] = [
    ['sameEmail', shares.email],
    ['sameName', shares.name],
    ['sameCompany', shares.company],
    ['missingName', !shares.bothNames],
    ['differentName', shares.bothNames && !shares.name],
    ['differentCity', shares.apart],
  ]
  return {
    /** In the order of the file. */
    place: a.index,
    id: `${a.lead.id} ${b.lead.id}`,
    first: a.lead,
    second: b.lead,
    isCertain: verdict === 'certain',
    reasons: reasons.filter(([, applies]) => applies).map(([reason]) => reason),
  }
}

type Shares = Record<'email' | 'company' | 'name' | 'bothNames' | 'apart', boolean>

function decide({ lead, person }: KeyedLead, shares: Shares): 'certain' | 'doubtful' | undefined {
  // Colleagues share info@; branches do too.
  if (shares.email && isSharedMailbox(lead.email) && !shares.name) {
    return shares.company && !shares.bothNames && !shares.apart ? 'doubtful' : undefined
  }
  if (shares.email) return shares.bothNames && !shares.name ? 'doubtful' : 'certain'
  if (!shares.company || (shares.bothNames && !shares.name)) return undefined
  if (shares.apart) return shares.name ? 'doubtful' : undefined
  // “Ana” alone at one company may be two people; a full name, or two Chinese characters, hardly.
  return shares.name && (person.includes(' ') || /^\p{Script=Han}{2,}$/u.test(person)) ? 'certain' : 'doubtful'
}
