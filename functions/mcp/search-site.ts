import type { Locale } from '../../locales/locales.ts'
import { loadRanking } from '../shared/passages.ts'

/** A passage of the site, and where it stands. */
export type Found = { title: string; url: string; heading: string; passage: string }

/** Characters of a passage. */
const longest = 500

/**
 * Finds passages for a question or keywords.
 *
 * @returns those that answer it, or else those that come nearest
 */
export function searchSite(
  query: string,
  locale: Locale,
  limit: number,
  siteUrl: string,
): { answered: boolean; results: Found[] } {
  const { ranked, answering } = loadRanking(locale)(query)
  const answered = answering.length > 0
  const results = (answered ? answering : ranked).slice(0, limit).map(({ document, section, passage }) => ({
    title: document.title,
    url: `${siteUrl}${document.path}#${section.id}`,
    heading: section.heading,
    passage: passage.length > longest ? `${passage.slice(0, longest - 1)}…` : passage,
  }))
  return { answered, results }
}
