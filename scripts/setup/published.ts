import { isPlaceholder } from '../../content/samples.ts'
import { changeJson, readJson } from './pieces.ts'

const publishedFile = 'content/published-urls.json'

/**
 * Notes in each language where the published address of a page leads now, those that led to it too. Of a site that was never
 * published no address needs to live on.
 *
 * @param to its path without a language, or `gone`: then it is answered with 410
 */
export function noteMoved(root: string, path: string, to: string) {
  const isHere = (url: string) =>
    url === path || (url.endsWith(path) && /^\/[a-z]{2}$/.test(url.slice(0, -path.length)))
  if (isPlaceholder(String(readJson('content/site.json', root).url))) {
    return keepPublished(root, (url) => !isHere(url))
  }
  const moved = Object.keys(readJson(publishedFile, root)).filter(isHere)
  const target = (url: string) => `${url.slice(0, -path.length)}${to}`.replace(/(.)\/$/, '$1')
  changeJson('content/redirects.json', root, (whole) => {
    const old = Object.entries(Object(whole.redirects) as Record<string, string>)
    const [stay, lead] = [old.filter(([, url]) => !isHere(url)), old.filter(([, url]) => isHere(url))]
    const all = [...lead, ...moved.map((url) => [url, url] as const)]
    const gone = to === 'gone' ? all.map(([from]) => from) : []
    const redirects = to === 'gone' ? stay : [...stay, ...all.map(([from, url]) => [from, target(url)])]
    return {
      ...whole,
      redirects: Object.fromEntries(redirects),
      gone: [...new Set([...(Array.isArray(whole.gone) ? whole.gone : []), ...gone])],
    }
  })
}

/** Forgets all other published addresses. */
export function keepPublished(root: string, isKept: (url: string) => boolean) {
  changeJson(publishedFile, root, (whole) =>
    Object.fromEntries(Object.entries(whole).filter(([url]) => url === '$schema' || isKept(url))),
  )
}
