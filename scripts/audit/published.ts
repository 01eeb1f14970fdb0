import { gone, redirects } from '../../content/redirects.ts'
import { splitLocale } from '../../locales/paths.ts'
import { findPage } from '../../pages/all-pages.ts'
import { type PublishedUrls, published } from '../../renderer/server/static-files/last-modified.ts'
import type { Rule } from './site.ts'

/** Every URL that was ever published is built, redirected or listed as removed. */
export const publishedUrls: Rule = () => listLostUrls(published, redirects, gone)

/** @returns what to add for each URL that would be lost */
export function listLostUrls(known: PublishedUrls, moved: Record<string, string>, removed: string[]): string[] {
  const lost = Object.keys(known)
    // Courses leave when they are over, and their addresses lead on: renderer/server/static-files/redirects.ts.
    .filter((path) => !splitLocale(path).path.startsWith('/courses'))
    .filter((path) => !findPage(path) && !(path in moved) && !removed.includes(path))
    .map(
      (path) =>
        `${path} was published and is not built any more. Add to content/redirects.json, under \`redirects\`: ` +
        `'${path}': '…where it is now', or under \`gone\`: '${path}',`,
    )
  const wrong = Object.entries(moved).flatMap(([from, to]) => [
    ...(findPage(to) ? [] : [`content/redirects.json sends ${from} to ${to}, which is not built`]),
    ...(findPage(from) ? [`content/redirects.json redirects ${from}, which is built: files win over redirects`] : []),
  ])
  return [...lost, ...wrong]
}
