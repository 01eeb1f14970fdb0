import { memoize } from '../memoize.ts'
import { site } from './kinds/site.ts'

// A sample stands on the site without being true yet: the owner has not given or confirmed it.

/** True if a field of content/site.json is a sample: `owner.phone`. */
export function isSample(field: string): boolean {
  return listSamplesOfSite().has(`site.${field}`)
}

const listSamplesOfSite = memoize(() => new Set(findSamples(site, 'site').map(([path]) => path)))

/** True for a placeholder of an address: its host is example.com or the like, or a part of its path is `example`. */
export function isPlaceholder(address: string): boolean {
  if (/@example\.(com|net|org)$/.test(address)) return true
  const url = /^https?:/.test(address) ? URL.parse(address) : null
  return (
    url !== null && (/(^|\.)example\.(com|net|org)$/.test(url.hostname) || url.pathname.split('/').includes('example'))
  )
}

/** The samples in a piece of content, with their paths. */
export function findSamples(value: unknown, path: string): Array<[path: string, value: unknown]> {
  if (typeof value === 'string') return isPlaceholder(value) ? [[path, value]] : []
  if (typeof value !== 'object' || value === null) return []
  if (Array.isArray(value))
    return value.flatMap((item, index) => findSamples(item, `${path}.${Object(item).id ?? index}`))
  // No page shows a block for readers of a language that the site does not have.
  if ('language' in value && typeof value.language === 'string' && !site.languages.includes(value.language)) return []
  const named: string[] = 'samples' in value && Array.isArray(value.samples) ? value.samples : []
  const getNamed = (field: string) => field.split('.').reduce((holder: unknown, key) => Object(holder)[key], value)
  return [
    ...('sample' in value && value.sample === true ? [[path, value] as [string, unknown]] : []),
    // An optional field that was taken out is nobody's sample any more.
    ...named.flatMap((field): Array<[string, unknown]> => {
      const sample = getNamed(field)
      return sample === undefined ? [] : [[`${path}.${field}`, sample]]
    }),
    ...Object.entries(value).flatMap(([key, field]) => findSamples(field, `${path}.${key}`)),
  ]
}
