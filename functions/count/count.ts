import type { Config } from '@netlify/functions'
import * as v from 'valibot'
import { type Environment, isLoopback } from '../../environment.ts'
import { type Locale, localeCodes } from '../../locales/locales.ts'
import { splitLocale } from '../../locales/paths.ts'
import { findFamily, isMachine } from '../counts/machines.ts'
import { readPlaces } from '../counts/places.ts'
import { findSource } from '../counts/sources.ts'
import { count, type Event } from '../counts/store.ts'
import { hasOwnersCookie } from '../owner/desk-session.ts'
import { functionHeaders } from '../shared/http/headers.ts'
import { findNetwork } from '../shared/http/networks.ts'
import { type Background, handleRoutes, hasForeignOrigin, readBytes } from '../shared/http/requests.ts'

/** Counts the pages of a document that was left (renderer/browser/count.ts), and those that the edge gave a machine as Markdown. */
export default handleRoutes('count', () => ({ '/api/count': { POST: countDocument } }))

export const config: Config = { path: '/api/count' }

const path = v.pipe(v.string(), v.maxLength(300))
const view = v.object({ page: path, locale: v.picklist(localeCodes) })

const bodySchema = v.union([
  v.object({
    from: v.pipe(v.string(), v.maxLength(253)),
    views: v.pipe(v.array(view), v.minLength(1), v.maxLength(20)),
    sent: v.pipe(v.array(v.picklist(['contact', 'booking', 'course', 'newsletter'])), v.maxLength(20)),
    /** Topics of questions that the search could not answer; an empty one is near none. */
    asked: v.optional(v.pipe(v.array(path), v.maxLength(20)), []),
  }),
  v.object({ markdown: path }),
])

/** It answers the same to everybody: nobody reads it. */
async function countDocument(request: Request, environment: Environment, background: Background): Promise<Response> {
  const bytes = await readBytes(request.body, 8 * 1024).catch(() => undefined)
  const { success, output } = v.safeParse(v.pipe(v.string(), v.parseJson(), bodySchema), String(bytes ?? ''))
  if (success && isWelcome(request, environment, background)) count(listEvents(output, request), request, background)
  return new Response(null, { status: 204, headers: functionHeaders })
}

/** Not from pages of other sites, the owner, or a network that sends more than people do. */
function isWelcome(request: Request, environment: Environment, { ip }: Background): boolean {
  const { headers } = request
  const isForeign =
    hasForeignOrigin(request, environment) || /^(cross|same)-site$/.test(headers.get('sec-fetch-site') ?? '')
  return !isForeign && !hasOwnersCookie(request, environment) && !isFlood(ip)
}

function listEvents(body: v.InferOutput<typeof bodySchema>, { headers, url }: Request): Event[] {
  const { pages, topics } = readPlaces()
  const userAgent = headers.get('user-agent') ?? ''
  const views = 'markdown' in body ? [readPath(body.markdown)] : body.views
  const known = views.filter(({ page }) => pages.has(page))
  if ('markdown' in body || isMachine(userAgent))
    return known.map(({ page }) => ({ kind: 'machine', what: page, source: findFamily(userAgent) }))
  const [first] = known
  if (!first) return []
  const isOwn = body.from === new URL(url).host
  const source = isOwn ? 'direct' : findSource(body.from)
  const toEvent = (kind: string, { page, locale }: typeof first): Event => ({ kind, what: page, locale, source })
  return [
    // A document that a page of this site led to goes on with a visit.
    ...(isOwn ? [] : [toEvent('visit', first)]),
    ...known.map((one) => toEvent('view', one)),
    ...[...new Set(body.sent)].map((form) => toEvent(form, first)),
    ...body.asked
      .filter((topic) => topic === '' || topics[first.locale]?.[topic] !== undefined)
      .map((what) => ({ kind: 'topic', what, locale: first.locale })),
  ]
}

function readPath(whole: string): { page: string; locale: Locale } {
  const { path, locale } = splitLocale(whole)
  return { page: path, locale }
}

/** Documents that a network, such as a school or a phone company, may leave in an hour and be counted. */
const mostHourly = 120

/** Networks of the present hour, in this process alone. So many that the memory holds them. */
let hour = { number: 0, networks: new Map<string, number>() }
const mostNetworks = 20_000

function isFlood(ip: string | undefined): boolean {
  const network = ip === undefined || isLoopback(ip) ? undefined : findNetwork(ip)
  if (!network) return false
  const number = Math.floor(Date.now() / 3_600_000)
  if (hour.number !== number) hour = { number, networks: new Map() }
  const used = (hour.networks.get(network) ?? 0) + 1
  if (hour.networks.size < mostNetworks || used > 1) hour.networks.set(network, used)
  return used > mostHourly || (used === 1 && hour.networks.size >= mostNetworks)
}
