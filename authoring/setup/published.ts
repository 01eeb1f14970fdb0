import { changeJson } from './pieces.ts'

/** The targets of addresses that have no page any more: content/redirects.json. */
type Redirects = { redirects: Record<string, string>; gone: string[] }

/**
 * Lets published addresses live on whose pages a change has taken away, and those that led to one of these.
 *
 * @param moves where pages are now by their former paths, without a language, or `gone`: that is answered with 410. Any other address
 *   leads to the nearest page above it.
 * @param isBuilt whether an address has a page
 */
export function settleRedirects(
  published: string[],
  { redirects, gone }: Redirects,
  moves: Record<string, string>,
  isBuilt: (url: string) => boolean,
): Redirects {
  const lost = published.filter((url) => !(isBuilt(url) || url in redirects || gone.includes(url)))
  const old = Object.entries(redirects).filter(([from]) => !isBuilt(from))
  const all = [...old, ...lost.map((url) => [url, url] as const)].map(([from, to]) => [from, findTarget(to)] as const)
  return {
    redirects: Object.fromEntries(all.filter(([, to]) => to !== 'gone')),
    gone: [...gone, ...all.filter(([, to]) => to === 'gone').map(([from]) => from)],
  }

  function findTarget(url: string): string {
    if (isBuilt(url)) return url
    const [, language = '', path = ''] = /^(\/[a-z]{2}(?=\/))?(.*)$/.exec(url) ?? []
    const moved = moves[path]
    return moved === 'gone' ? moved : findNearest(moved === undefined ? url : language + moved)
  }

  function findNearest(url: string): string {
    if (isBuilt(url)) return url
    const withoutLanguage = url.replace(/^\/[a-z]{2}(?=\/|$)/, '') || '/'
    return isBuilt(withoutLanguage) ? withoutLanguage : findNearest(url.replace(/\/[^/]*$/, '') || '/')
  }
}

/** Forgets all other published addresses. */
export function keepPublished(root: string, isKept: (url: string) => boolean) {
  changeJson('content/published-urls.json', root, (whole) =>
    Object.fromEntries(Object.entries(whole).filter(([url]) => isKept(url))),
  )
}
