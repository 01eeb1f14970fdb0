import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { memoize } from '../../memoize.ts'
import { findOwnerFile } from '../../owner-files.ts'
import { parseJson } from '../../parse-json.ts'
import { listFolders } from './list-folders.ts'

/** The kinds of pieces that content can refer to by name. */
export type ReferenceKind = 'services' | 'caseStudies' | 'cities' | 'projects' | 'posts' | 'claims'

export function reference(kind: ReferenceKind) {
  return v.pipe(v.string(), isNameOf(kind), v.metadata({ refersTo: kind }))
}

/** Refuses a name that no piece of a kind has. */
export function isNameOf(kind: ReferenceKind, pick = (value: string) => value) {
  return v.rawCheck<string>(({ dataset, addIssue }) => {
    if (!dataset.typed) return
    const name = pick(dataset.value)
    const names = listNames(kind)
    if (!names.includes(name))
      addIssue({ expected: names.join(', '), received: name, message: `problems.noName.in ${kind}` })
  })
}

/**
 * Text that says the name of a piece without referring to it: the list of a kind (`services`), or an address that may be that of a
 * page or of a piece within one (`addresses`). `npm run rename` renames it with the piece, `npm run remove` takes it out.
 */
export function naming<const Schema extends v.GenericSchema>(kind: string, schema: Schema) {
  return v.pipe(schema, v.metadata({ names: kind }))
}

export const listNames = memoize((kind: ReferenceKind): string[] => {
  if (kind === 'posts') return listFolders('content/blog')
  const file = kind === 'claims' ? 'content/claims.json' : 'content/slugs.json'
  const content = Object(parseJson(file, readFileSync(findOwnerFile(file), 'utf8')))
  return kind === 'claims' ? content.items.map((item: unknown) => Object(item).id) : content[kind]
})
