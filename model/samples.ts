import * as v from 'valibot'
import { type ContentPart, contentParts } from './catalogs.ts'
import { hashValue } from './hash-value.ts'
import { readData } from './kit/read-content.ts'
import { findSamples } from './site-samples.ts'

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
    [...new Map(findSamples(content, id))].map(([path, value]) => ({ kind: findKind(path), file, path, value })),
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

function findKind(path: string): Sample['kind'] {
  const found = Object.entries(kinds).find(([, pattern]) => pattern.test(path))
  return (found?.[0] ?? "owner's record") as Sample['kind']
}
