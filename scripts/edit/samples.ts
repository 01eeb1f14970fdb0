import { contentParts } from '../../content/catalogs.ts'
import { listUnapprovedIssues } from '../../content/issues.ts'
import { listUnapprovedPosts } from '../../content/posts.ts'
import { listSamples } from '../../content/samples.ts'

/** What nobody has confirmed yet. `path` names it: `testimonials.juan-perez`, `posts.agents-that-ask`. */
export type OpenSample = { kind: string; path: string; words: string; canConfirm: boolean }

/** Everything that still has to be confirmed before the site is public. */
export function listOpenSamples(): OpenSample[] {
  const samples = listSamples().map(({ kind, path }) => ({
    kind,
    path,
    words: path,
    canConfirm: findConfirmation(path) !== undefined,
  }))
  const describe = (kind: string, prefix: string) => (file: string) => {
    const slug = file.split('/').at(-2) ?? ''
    return { kind, path: `${prefix}.${slug}`, words: slug, canConfirm: true }
  }
  return [
    ...samples,
    ...listUnapprovedPosts().map(describe('post', 'posts')),
    ...listUnapprovedIssues().map(describe('issue', 'issues')),
  ]
}

/** Where a sample says that it is one: a field `sample` of its own, or a name in the list `samples` of its record. */
export type Confirmation = { kind: 'field' | 'named'; partId: string; id: string; name: string }

/** Undefined where only true data can take its place, as for an address at example.com. */
export function findConfirmation(path: string): Confirmation | undefined {
  for (const { id: partId, content } of contentParts) {
    if (path !== partId && !path.startsWith(`${partId}.`)) continue
    const keys = path === partId ? [] : path.slice(partId.length + 1).split('.')
    if (Object(readKeys(content, keys)).sample === true)
      return { kind: 'field', partId, id: `${path}.sample`, name: '' }
    for (let length = 0; length < keys.length; length += 1) {
      const named: unknown = Object(readKeys(content, keys.slice(0, length))).samples
      const name = keys.slice(length).join('.')
      if (Array.isArray(named) && named.includes(name))
        return { kind: 'named', partId, id: [partId, ...keys.slice(0, length), 'samples'].join('.'), name }
    }
  }
  return undefined
}

function readKeys(content: unknown, keys: string[]): unknown {
  return keys.reduce<unknown>((value, key) => {
    if (Array.isArray(value)) return value.find((item, index) => (Object(item).id ?? String(index)) === key)
    return Object(value)[key]
  }, content)
}
