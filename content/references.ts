import { existsSync, readdirSync, readFileSync } from 'node:fs'
import * as v from 'valibot'

/** What content can refer to by its name. */
export type ReferenceKind = 'services' | 'caseStudies' | 'cities' | 'projects' | 'posts' | 'claims'

/** The name of another piece of content. Where that piece is gone, what refers to it is left out. */
export function reference(kind: ReferenceKind) {
  return v.pipe(v.string(), v.metadata({ refersTo: kind }))
}

/** The references that were left out: `content/hero.json: caseStudies.2: caseStudies has no radiology`. */
export const leftOut = new Set<string>()

/**
 * Content without its references to pieces that are gone: with each goes the smallest part around it that may be missing, an
 * optional field or an item of a list.
 */
export function leaveOutGone(file: string, schema: v.GenericSchema, content: unknown): unknown {
  const left = leaveOut(file, schema, content, [])
  return left === gone ? content : left
}

const gone = Symbol('gone')

/** The schemas that references stand in. */
type KnownSchema =
  | { type: 'optional'; wrapped: v.GenericSchema }
  | { type: 'strict_object'; entries: Record<string, v.GenericSchema> }
  | { type: 'array'; item: v.GenericSchema }
  | { type: 'record'; value: v.GenericSchema }
  | {
      type: 'variant'
      key: string
      options: Array<{ entries: Record<string, { literal?: unknown }> } & v.GenericSchema>
    }
  | { type: 'other' }

function leaveOut(file: string, schema: v.GenericSchema, content: unknown, path: string[]): unknown {
  const { refersTo } = v.getMetadata(schema)
  if (refersTo) {
    const kind = refersTo as ReferenceKind
    if (typeof content !== 'string' || listNames(kind).includes(content)) return content
    leftOut.add(`${file}: ${path.join('.')}: ${kind} has no ${content}`)
    return gone
  }
  // Valibot's generic schema hides what schemas of each type hold.
  const known = schema as unknown as KnownSchema
  if (known.type === 'optional' && content !== undefined) return leaveOut(file, known.wrapped, content, path)
  if (typeof content !== 'object' || content === null) return content
  const inner = (part: v.GenericSchema, key: string | number, value: unknown) =>
    leaveOut(file, part, value, [...path, String(key)])
  switch (known.type) {
    case 'array':
      if (!Array.isArray(content)) return content
      return content.map((item, index) => inner(known.item, index, item)).filter((item) => item !== gone)
    case 'record':
      return Object.fromEntries(Object.entries(content).map(([key, value]) => [key, inner(known.value, key, value)]))
    case 'strict_object': {
      const parts = Object.entries(content).map(([key, value]) => {
        const entry = known.entries[key]
        return { key, entry, value: entry ? inner(entry, key, value) : value }
      })
      if (parts.some(({ entry, value }) => value === gone && entry?.type !== 'optional')) return gone
      return Object.fromEntries(parts.flatMap(({ key, value }) => (value === gone ? [] : [[key, value]])))
    }
    case 'variant': {
      const option = known.options.find(({ entries }) => entries[known.key]?.literal === Object(content)[known.key])
      return option ? leaveOut(file, option, content, path) : content
    }
    default:
      return content
  }
}

const names = new Map<ReferenceKind, string[]>()

/** The names of all pieces of a kind. */
export function listNames(kind: ReferenceKind): string[] {
  const known = names.get(kind)
  if (known) return known
  const found = readNames(kind)
  names.set(kind, found)
  return found
}

function readNames(kind: ReferenceKind): string[] {
  if (kind === 'posts') return existsSync('content/blog') ? readdirSync('content/blog') : []
  const file = kind === 'claims' ? 'content/claims.json' : 'content/slugs.json'
  const content = Object(JSON.parse(readFileSync(file, 'utf8')))
  return kind === 'claims' ? content.items.map((item: unknown) => Object(item).id) : content[kind]
}
