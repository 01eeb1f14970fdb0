import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** A node of a JSON-LD graph. */
export type Node = Record<string, unknown>

/**
 * Reads the vocabulary of schema.org from the package @vocabulary/schema.
 *
 * @returns a function that lists a node's violations: an unknown type, a property that the type lacks, or a value of a
 *   type that the property does not accept
 */
export function readVocabulary(): (node: Node) => string[] {
  const folder = dirname(createRequire(import.meta.url).resolve('@vocabulary/schema'))
  const lines = readFileSync(join(folder, 'schema.nq'), 'utf8').split('\n')
  const parents = new Map<string, string[]>()
  const domains = new Map<string, string[]>()
  const ranges = new Map<string, string[]>()
  const relations: Record<string, Map<string, string[]>> = {
    'http://www.w3.org/2000/01/rdf-schema#subClassOf': parents,
    'http://schema.org/domainIncludes': domains,
    'http://schema.org/rangeIncludes': ranges,
  }
  const types = new Set<string>()
  for (const line of lines) {
    const [subject = '', predicate = '', object = ''] = [...line.matchAll(/<([^>]*)>/g)].map((match) => match[1] ?? '')
    if (object.endsWith('#Class')) types.add(getName(subject))
    const relation = relations[predicate]
    relation?.set(getName(subject), [...(relation.get(getName(subject)) ?? []), getName(object)])
  }

  const listAncestors = (type: string): string[] => [type, ...(parents.get(type) ?? []).flatMap(listAncestors)]
  const isA = (type: string, expected: string[] = []) => listAncestors(type).some((name) => expected.includes(name))

  return (node) => {
    const type = String(node['@type'])
    if (!types.has(type)) return [`schema.org has no type ${type}`]
    return Object.entries(node).flatMap(([property, value]) => {
      // `query-input` is a shorthand (https://schema.org/docs/actions.html) outside the vocabulary.
      if (property.startsWith('@') || property === 'query-input') return []
      if (!isA(type, domains.get(property))) return [`${type} has no property ${property}`]
      return (Array.isArray(value) ? value : [value]).flatMap((item: unknown) => {
        const expected = ranges.get(property) ?? []
        const nested = typeof item === 'object' && item !== null && '@type' in item ? String(item['@type']) : undefined
        return nested && !isA(nested, expected) ? [`${property} takes ${expected.join(' or ')}, not ${nested}`] : []
      })
    })
  }
}

function getName(iri: string): string {
  return iri.replace('http://schema.org/', '')
}
