import { listContentTexts } from '../../content/catalogs.ts'
import { getIssue, listUnapprovedIssues } from '../../content/issues.ts'
import { getPost, listUnapprovedPosts } from '../../content/posts.ts'
import { isShipped, listSamples } from '../../content/samples.ts'
import { type Field, findField } from './fields.ts'
import { findPiece, type NamedPiece } from './setup.ts'

/** What nobody has confirmed yet, and what can be done about it. */
export type OpenSample = {
  kind: string
  /** `testimonials.juan-perez`, `site.owner.phone`, `posts.agents-that-ask`. */
  path: string
  words: string
  /** The first of its texts. */
  text?: string
  /** The fact itself, where it is one of the record. */
  fact?: Field
  /** Where it stands, where nothing of it can be changed here. */
  file?: string
  /** What can be taken out as a whole. */
  remove?: NamedPiece
  /** The fact that confirms it, and its value; undefined while it is as it was shipped. */
  confirm?: { id: string; value: unknown }
}

/** Everything that still has to be confirmed before the site is public. */
export function listOpenSamples(): OpenSample[] {
  const texts = listContentTexts()
  const samples = listSamples().map((sample): OpenSample => {
    const { kind, path } = sample
    const text = texts.find(({ id }) => id === path || id.startsWith(`${path}.`))
    const piece = findPiece(path)
    const fact = text ? undefined : findField(path)
    const canConfirm = !isShipped(sample) && findField(`${path}.sample`) !== undefined
    return {
      kind,
      path,
      words: text?.english ?? String(fact?.value ?? Object(sample.value).title ?? ''),
      ...(piece && { remove: piece }),
      ...(text && { text: text.id }),
      ...(fact && { fact }),
      ...(!text && !fact && { file: sample.file }),
      ...(canConfirm && { confirm: { id: `${path}.sample`, value: false } }),
    }
  })
  const approve = (kind: string, path: string, words: string, part: string): OpenSample => {
    const value = new Date().toISOString().slice(0, 10)
    const piece = findPiece(path)
    const confirm = { id: `${path}.approved`, value }
    return { kind, path, words, text: `${path}.${part}`, ...(piece && { remove: piece }), confirm }
  }
  const listSlugs = (files: string[]) => files.map((file) => file.split('/').at(-2) ?? '')
  return [
    ...samples,
    ...listSlugs(listUnapprovedPosts()).map((slug) => approve('post', `posts.${slug}`, getPost(slug).title, 'title')),
    ...listSlugs(listUnapprovedIssues()).map((slug) =>
      approve('issue', `issues.${slug}`, getIssue(slug).subject, 'subject'),
    ),
  ]
}
