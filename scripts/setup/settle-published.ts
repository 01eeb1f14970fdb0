import { gone, redirects } from '../../content/redirects.ts'
import { isPlaceholder } from '../../content/samples.ts'
import { site } from '../../content/site.ts'
import { findPage } from '../../pages/all-pages.ts'
import { published } from '../../renderer/server/static-files/last-modified.ts'
import { changeJson } from './pieces.ts'
import { keepPublished } from './published.ts'

// A script for a copy of the owner's files. Where a change has left a published address without its page, as of an overview of
// nothing or a language less, it leads on to the nearest page above it. Of a site that was never published it is forgotten.

if (isPlaceholder(site.url)) keepPublished('.', (url) => findPage(url) !== undefined)
else {
  const lost = Object.keys(published).filter((url) => !(findPage(url) || url in redirects || gone.includes(url)))
  changeJson('content/redirects.json', '.', (whole) => {
    const known = Object.entries(redirects).filter(([from]) => !findPage(from))
    const all = [...known, ...lost.map((url) => [url, url] as const)]
    return { ...whole, redirects: Object.fromEntries(all.map(([from, to]) => [from, findNearest(to)])) }
  })
}

function findNearest(path: string): string {
  if (findPage(path)) return path
  const withoutLanguage = path.replace(/^\/[a-z]{2}(?=\/|$)/, '') || '/'
  return findPage(withoutLanguage) ? withoutLanguage : findNearest(path.replace(/\/[^/]*$/, '') || '/')
}
