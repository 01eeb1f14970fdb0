import type { Store } from '@netlify/blobs'
import * as v from 'valibot'

/** One of the services that pass announcements on to all others (https://www.indexnow.org/faq). */
const endpoint = 'https://api.indexnow.org/indexnow'

/** The protocol's limit for one announcement. */
const maxUrls = 10_000

/** The last announced day of each URL's content. */
const daysSchema = v.record(v.string(), v.string())
type Days = v.InferOutput<typeof daysSchema>

const storeKey = 'days'

/**
 * Announces the URLs that are new, removed or have another day in the sitemap than at the last announcement
 * (https://www.indexnow.org/documentation).
 *
 * @param siteUrl origin without a slash at its end
 * @param key the owner's, which the build serves at `/<key>.txt`
 * @returns the announced URLs
 * @throws Error where the sitemap cannot be read or the service refuses; the next call announces the same URLs
 */
export async function announceChanges(
  siteUrl: string,
  key: string,
  store: Store,
  service = endpoint,
): Promise<string[]> {
  const response = await fetch(`${siteUrl}/sitemap.xml`)
  if (!response.ok) throw new Error(`${siteUrl}/sitemap.xml answered ${response.status}`)
  const current = readDays(await response.text())
  const known = v.parse(daysSchema, (await store.get(storeKey, { type: 'json' })) ?? {})
  const urls = [...new Set([...Object.keys(known), ...Object.keys(current)])]
    .filter((url) => known[url] !== current[url])
    .slice(0, maxUrls)
  if (urls.length === 0) return []
  await announce({ host: new URL(siteUrl).host, key, keyLocation: `${siteUrl}/${key}.txt`, urlList: urls }, service)
  await store.setJSON(storeKey, current)
  return urls
}

function readDays(sitemap: string): Days {
  const entries = sitemap.matchAll(/<loc>([^<]+)<\/loc><lastmod>([^<]+)<\/lastmod>/g)
  return Object.fromEntries([...entries].map(([, url = '', day = '']) => [url, day]))
}

async function announce(body: { host: string; key: string; keyLocation: string; urlList: string[] }, service: string) {
  const response = await fetch(service, {
    method: 'POST',
    headers: { 'content-type': 'application/json; charset=utf-8' },
    body: JSON.stringify(body),
  })
  // 200: received; 202: received, the key will be checked.
  if (response.status !== 200 && response.status !== 202) throw new Error(`${service} answered ${response.status}`)
}
