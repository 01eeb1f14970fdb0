import * as v from 'valibot'
import { memoize } from '../memoize.ts'
import { type ContentPart, contentParts } from './catalogs.ts'
import { hashValue } from './hash-value.ts'
import { site } from './kinds/site.ts'
import { readData } from './kit/read-content.ts'

// A sample stands on the site without being true yet: the owner has not given or confirmed it.

/** The kinds of samples, by their paths; a path that fits no other is a part of the owner's record. */
const kinds = {
  testimonial: /^testimonials\./,
  'case study': /^caseStudies\./,
  position: /^experience\./,
  claim: /^claims\./,
  course: /^courses\./,
  'social account': /^site\.social\./,
  repository: /(^|\.)repository$/,
  project: /^projects\./,
  "owner's record": /^/,
}

export type Sample = {
  kind: keyof typeof kinds
  file: string
  /** Its dotted path: `testimonials.juan-perez`, `site.owner.phone`. */
  path: string
  value: unknown
}

/** Items with `sample: true`, fields that `samples` of content/site.json names, and placeholders: a public build refuses them. */
export function listSamples(parts: Array<Pick<ContentPart, 'id' | 'file' | 'content'>> = contentParts): Sample[] {
  return parts.flatMap(({ id, file, content }) =>
    [...new Map(listValues(content, id))].map(([path, value]) => ({ kind: findKind(path), file, path, value })),
  )
}

/** True if a field of content/site.json is a sample: `owner.phone`. */
export function isSample(field: string): boolean {
  return listSamplesOfSite().has(`site.${field}`)
}

const listSamplesOfSite = memoize(() => {
  const samples = listSamples([{ id: 'site', file: 'content/site.json', content: site }])
  return new Set(samples.map(({ path }) => path))
})

/** True for a placeholder of an address: its host is example.com or the like, or a part of its path is `example`. */
export function isPlaceholder(address: string): boolean {
  if (/@example\.(com|net|org)$/.test(address)) return true
  const url = /^https?:/.test(address) ? URL.parse(address) : null
  return (
    url !== null && (/(^|\.)example\.(com|net|org)$/.test(url.hostname) || url.pathname.split('/').includes('example'))
  )
}

export const shippedFile = 'content/shipped.json'

/** The samples and texts with which the site was handed over, by their paths and ids, as `hashValue` writes them. */
const shipped = readData(shippedFile, v.record(v.string(), v.string()))

/** True if a sample or a text is as it was handed over: then it is nobody's yet, and a sample cannot be confirmed. */
export function isShipped(sample: Pick<Sample, 'path' | 'value'>): boolean {
  return shipped[sample.path] === hashValue(sample.value)
}

/** A sample as a line: "testimonial: content/testimonials.json: testimonials.juan-perez". */
export function describeSample({ kind, file, path }: Sample): string {
  return `${kind}: ${file}: ${path}`
}

function listValues(value: unknown, path: string): Array<[path: string, value: unknown]> {
  if (typeof value === 'string') return isPlaceholder(value) ? [[path, value]] : []
  if (typeof value !== 'object' || value === null) return []
  if (Array.isArray(value))
    return value.flatMap((item, index) => listValues(item, `${path}.${Object(item).id ?? index}`))
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
    ...Object.entries(value).flatMap(([key, field]) => listValues(field, `${path}.${key}`)),
  ]
}

function findKind(path: string): Sample['kind'] {
  const found = Object.entries(kinds).find(([, pattern]) => pattern.test(path))
  return (found?.[0] ?? "owner's record") as Sample['kind']
}
