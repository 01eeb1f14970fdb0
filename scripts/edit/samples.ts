import { listContentTexts } from '../../content/catalogs.ts'
import { getIssue, listUnapprovedIssues } from '../../content/issues.ts'
import { getPost, listUnapprovedPosts } from '../../content/posts.ts'
import { listSamples } from '../../content/samples.ts'
import { type ContentPart, findContent } from './find-value.ts'

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

/** Where a sample says that it is one, and what stands there once it is none. */
export type Confirmation = { part: ContentPart; keys: Array<string | number>; confirm: (value: unknown) => unknown }

/**
 * Finds the field `sample` of a sample, or its name in the list `samples` of its record. Undefined where only true data can take
 * its place, as for an address at example.com.
 */
export function findConfirmation(path: string): Confirmation | undefined {
  const own = findContent(`${path}.sample`)
  if (own?.value === true) return { ...own, confirm: () => false }
  const steps = path.split('.')
  for (let length = 1; length < steps.length; length += 1) {
    const list = findContent([...steps.slice(0, length), 'samples'].join('.'))
    const name = steps.slice(length).join('.')
    if (list && Array.isArray(list.value) && list.value.includes(name))
      return { ...list, confirm: (names) => Array.from(Object(names)).filter((other) => other !== name) }
  }
  return undefined
}
