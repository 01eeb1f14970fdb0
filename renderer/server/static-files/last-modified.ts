import { createHash } from 'node:crypto'
import * as v from 'valibot'
import publishedUrls from '../../../pages/published-urls.json' with { type: 'json' }
import type { PageRecord } from '../../shared/page-data.ts'

const publishedSchema = v.record(
  v.string(),
  v.strictObject({ hash: v.string(), date: v.pipe(v.string(), v.isoDate()) }),
)

/** What is known of each URL that was published: what it held, and since which day. */
export type PublishedUrls = v.InferOutput<typeof publishedSchema>

/** The URLs of the last publication; `npm run published` writes them. */
export const published: PublishedUrls = v.parse(publishedSchema, publishedUrls)

/**
 * What tells whether a page's content has changed: not when it was built, nor for which address.
 *
 * @param siteUrl origin without a slash at its end, which stands in some data
 */
export function hashContent({ data }: Pick<PageRecord, 'data'>, siteUrl: string): string {
  return createHash('sha256').update(JSON.stringify(data).replaceAll(siteUrl, '')).digest('hex').slice(0, 12)
}

/**
 * The day on which a page got its present content, for the sitemap: that of the last publication if it is the same still.
 *
 * @param today YYYY-MM-DD
 */
export function getLastModified(path: string, hash: string, today: string, known: PublishedUrls = published): string {
  const entry = known[path]
  return entry?.hash === hash ? entry.date : today
}
