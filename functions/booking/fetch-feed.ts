import { isLoopback } from '../../environment.ts'
import { CalendarError, type Component, parseIcs } from './parse-ics.ts'

/** Bytes, after they were unpacked. */
const largest = 25 * 1024 * 1024

const mostRedirects = 3

/**
 * Fetches a calendar. Its address is a secret: no error quotes it.
 *
 * @param timeout milliseconds until the last byte
 * @throws CalendarError which says why there is none
 */
export async function fetchFeed(url: string, timeout: number): Promise<Component[]> {
  try {
    return await follow(new URL(url), AbortSignal.timeout(timeout))
  } catch (error) {
    throw error instanceof CalendarError ? error : new CalendarError(describe(error))
  }
}

async function follow(start: URL, signal: AbortSignal): Promise<Component[]> {
  let url = start
  for (let redirects = 0; redirects <= mostRedirects; redirects++) {
    const isAllowed =
      url.protocol === 'https:' || (url.protocol === 'http:' && isLoopback(url.hostname) && isLoopback(start.hostname))
    if (!isAllowed) throw new CalendarError('a redirect to an address without encryption')
    const response = await fetch(url, { signal, redirect: 'manual', headers: { accept: 'text/calendar' } })
    const location = response.headers.get('location')
    if (response.status >= 300 && response.status < 400 && location) {
      await response.body?.cancel()
      url = new URL(location, url)
      continue
    }
    if (!response.ok) {
      await response.body?.cancel()
      throw new CalendarError(`status ${response.status}`)
    }
    return parseIcs(limit(response))
  }
  throw new CalendarError(`more than ${mostRedirects} redirects`)
}

async function* limit({ body }: Response) {
  let size = 0
  for await (const chunk of body ?? []) {
    size += chunk.byteLength
    if (size > largest) throw new CalendarError('more than 25 MB')
    yield chunk
  }
}

/** Messages of errors may quote the address; codes such as ECONNREFUSED do not. */
function describe(error: unknown): string {
  if (!(error instanceof Error)) return 'no connection'
  if (error.name === 'TimeoutError') return 'no answer in time'
  const code = error.cause instanceof Error && 'code' in error.cause ? error.cause.code : undefined
  return typeof code === 'string' && /^[A-Z_]+$/.test(code) ? `no connection: ${code}` : 'no connection'
}
