import { listContentTexts } from '../../content/catalogs.ts'
import { getIssue, listUnapprovedIssues } from '../../content/issues.ts'
import { getPost, listUnapprovedPosts } from '../../content/posts.ts'
import { listSamples } from '../../content/samples.ts'

/** What nobody has confirmed yet. `path` names it: `testimonials.juan-perez`, `posts.agents-that-ask`; `text` is the first of its texts. */
export type OpenSample = { kind: string; path: string; words: string; text?: string }

/** Everything that still has to be confirmed before the site is public. */
export function listOpenSamples(): OpenSample[] {
  const texts = listContentTexts()
  const samples = listSamples().map(({ kind, path }) => {
    const text = texts.find(({ id }) => id.startsWith(`${path}.`))
    return { kind, path, words: text?.english ?? '', ...(text && { text: text.id }) }
  })
  const getSlug = (file: string) => file.split('/').at(-2) ?? ''
  const posts = listUnapprovedPosts()
    .map(getSlug)
    .map((slug) => {
      const path = `posts.${slug}`
      return { kind: 'post', path, words: getPost(slug).title, text: `${path}.title` }
    })
  const issues = listUnapprovedIssues()
    .map(getSlug)
    .map((slug) => {
      const path = `issues.${slug}`
      return { kind: 'issue', path, words: getIssue(slug).subject, text: `${path}.subject` }
    })
  return [...samples, ...posts, ...issues]
}
