import { hash } from 'node:crypto'
import { type PublishedUrls, published } from '../../../model/kinds/published-urls.ts'
import type { SearchDocument } from '../../../search/documents.ts'

/** The hash of a page's own words: what stands on another page before it, its layout and its styles do not change it. */
export function hashContent({ name, title, description, sections }: SearchDocument): string {
  const words = JSON.stringify([name, title, description, sections.map(({ heading, passages }) => [heading, passages])])
  return hash('sha256', words).slice(0, 12)
}

/** The file in which a build notes the hashes of its pages, for `npm run publish-urls`. */
export const hashesFile = 'hashes.json'

/** The day of a page's last change, for the sitemap: as recorded if its content is still the same, otherwise today. */
export function getLastModified(path: string, hash: string, today: string, known: PublishedUrls = published): string {
  const entry = known[path]
  return entry?.hash === hash ? entry.date : today
}
