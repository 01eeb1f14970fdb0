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
    changeJson(publishedFile, root, (whole) => filterEntries(whole, (url) => !isHere(url)))
    return
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

/** The addresses of a sample are nobody's once the site has an address of its own. */
export function forgetPublished(root: string) {
  changeJson(publishedFile, root, (whole) => filterEntries(whole, (key) => key === '$schema'))
}

function filterEntries(whole: Record<string, unknown>, keep: (key: string) => boolean) {
  return Object.fromEntries(Object.entries(whole).filter(([key]) => keep(key)))
}
