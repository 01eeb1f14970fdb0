import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { memoize } from '../memoize.ts'
import { listFolders } from './front-matter.ts'
import { mapContent } from './map-content.ts'

/** What content can refer to by its name. */
export type ReferenceKind = 'services' | 'caseStudies' | 'cities' | 'projects' | 'posts' | 'claims'

/** The name of another piece of content. Where that piece is gone, what refers to it is left out. */
export function reference(kind: ReferenceKind) {
  return v.pipe(v.string(), v.metadata({ refersTo: kind }))
}

/**
 * What says the name of a piece without referring to it: the list of a kind (`services`), or an address that may be that of a page
 * or of a piece within one (`addresses`). It is renamed with the piece, and goes with it; nothing is left out for it on reading.
 */
export function naming<const Schema extends v.GenericSchema>(kind: string, schema: Schema) {
  return v.pipe(schema, v.metadata({ names: kind }))
}

/** The references that were left out: `content/hero.json: caseStudies.2: caseStudies has no radiology`. */
export const leftOut = new Set<string>()

/**
 * Content without its references to pieces that are gone: with each goes the smallest part around it that may be missing, an
 * optional field or an item of a list.
 */
export function leaveOutGone(file: string, schema: v.GenericSchema, content: unknown): unknown {
  const left = mapContent(schema, content, file, {
    text: (_id, words) => words,
    reference: (kind, name, place) => {
      if (listNames(kind as ReferenceKind).includes(name)) return name
      leftOut.add(`${file}: ${place}: ${kind} has no ${name}`)
      return undefined
    },
  })
  return left ?? content
}

/** The names of all pieces of a kind. */
export const listNames = memoize((kind: ReferenceKind): string[] => {
  if (kind === 'posts') return listFolders('content/blog')
  const file = kind === 'claims' ? 'content/claims.json' : 'content/slugs.json'
  const content = Object(JSON.parse(readFileSync(file, 'utf8')))
  return kind === 'claims' ? content.items.map((item: unknown) => Object(item).id) : content[kind]
})
