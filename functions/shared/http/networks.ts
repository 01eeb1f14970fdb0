import { createHmac, randomBytes } from 'node:crypto'
import { isIP } from 'node:net'
import * as v from 'valibot'
import type { Environment } from '../../../environment.ts'
import { today } from '../../../model/today.ts'
import { queryFirst } from '../data/database.ts'
import { take } from '../data/spending.ts'

/** Forms of a network that are kept in a day. Those that are taken as usual are always kept. */
const mostKept = 200

type Limits = Pick<Environment, 'FORM_NETWORK_HOURLY' | 'FORM_NETWORK_DAILY'> &
  Partial<Pick<Environment, 'SIGNING_SECRET'>>

/**
 * Counts a form for the network that sent it. `held`: it sends so many that a person has to look at them. `refused`: so many that
 * they are not even kept. All that is written is a hash with a key of the day, never beside what was sent; the night after the next
 * erases it.
 */
export async function countForm(
  ip: string | undefined,
  { SIGNING_SECRET = processSecret, FORM_NETWORK_HOURLY, FORM_NETWORK_DAILY }: Limits,
): Promise<'held' | 'refused' | undefined> {
  const network = ip === undefined ? undefined : findNetwork(ip)
  if (!network) return undefined
  const [name = '', former] = [0, 3600_000].map((age) => {
    const key = createHmac('sha256', SIGNING_SECRET)
      .update(`networks of ${today(Date.now() - age)}`)
      .digest()
    return `network ${createHmac('sha256', key).update(network).digest('base64url').slice(0, 22)}`
  })
  // In the first hour of a day the hour began under the name of the day before.
  const count = await queryFirst(v.object({ used: v.number(), hourly: v.number() }))`
${take(name, { daily: Math.max(mostKept, FORM_NETWORK_DAILY) })} returning used, cardinality(recent) + (
  select count(*)::int from spending as former, unnest(former.recent) as time
  where former.what = ${former} and former.what <> spent.what and time > now() - interval '1 hour'
) as hourly`
  if (!count) return 'refused'
  return count.used <= FORM_NETWORK_DAILY && count.hourly <= FORM_NETWORK_HOURLY ? undefined : 'held'
}

/** Without the secret of the site each process counts by itself. */
const processSecret = randomBytes(32).toString('base64url')

/** The part of an address that one client has: its IPv4 /24 or IPv6 /56. Undefined if it is none. */
export function findNetwork(ip: string): string | undefined {
  if (isIP(ip) === 0) return undefined
  if (isIP(ip) === 4) return ip.split('.').slice(0, 3).join('.')
  // The parser of URLs writes each address in one spelling, with hexadecimal groups only.
  const { hostname } = new URL(`http://[${ip.replace(/%.*$/, '')}]`)
  const [head = [], tail = []] = hostname
    .slice(1, -1)
    .split('::')
    .map((part) => part.split(':').filter(Boolean))
  const zeros = Array<string>(8 - head.length - tail.length).fill('0')
  const groups = [...head, ...zeros, ...tail].map((group) => Number.parseInt(group, 16))
  const [, , , fourth = 0, , mark, seventh = 0, eighth = 0] = groups
  // An IPv4 address in the spelling of IPv6.
  if (mark === 0xffff && groups.slice(0, 5).every((group) => group === 0))
    return `${seventh >> 8}.${seventh & 255}.${eighth >> 8}`
  return [...groups.slice(0, 3), fourth & 0xff00].map((group) => group.toString(16)).join(':')
}
