import { contentParts, listContentTexts } from '../../content/catalogs.ts'
import { getIssue, listUnapprovedIssues } from '../../content/issues.ts'
import { getPost, listUnapprovedPosts } from '../../content/posts.ts'
import { listSamples } from '../../content/samples.ts'

/** What nobody has confirmed yet. `path` names it: `testimonials.juan-perez`, `posts.agents-that-ask`; `text` is the first of its texts. */
export type OpenSample = { kind: string; path: string; words: string; text?: string; canConfirm: boolean }

/** Everything that still has to be confirmed before the site is public. */
export function listOpenSamples(): OpenSample[] {
  const texts = listContentTexts()
  const samples = listSamples().map(({ kind, path }) => {
    const text = texts.find(({ id }) => id.startsWith(`${path}.`))
    const canConfirm = findConfirmation(path) !== undefined
    return { kind, path, words: text?.english ?? '', ...(text && { text: text.id }), canConfirm }
  })
  const getSlug = (file: string) => file.split('/').at(-2) ?? ''
  const posts = listUnapprovedPosts().map((file) => {
    const path = `posts.${getSlug(file)}`
    return { kind: 'post', path, words: getPost(getSlug(file)).title, text: `${path}.title`, canConfirm: true }
  })
  const issues = listUnapprovedIssues().map((file) => {
    const path = `issues.${getSlug(file)}`
    return { kind: 'issue', path, words: getIssue(getSlug(file)).subject, text: `${path}.subject`, canConfirm: true }
  })
  return [...samples, ...posts, ...issues]
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
