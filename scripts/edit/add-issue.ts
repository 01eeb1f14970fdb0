import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { checkIssueSlug, getIssueFile } from '../../content/issues.ts'
import { defaultLocale } from '../../locales/locales.ts'
import { createSlug } from '../new/post.ts'
import { createIssueFiles } from '../newsletter/new-issue.ts'
import type { Edits } from './files.ts'

/**
 * Plans a new issue of the newsletter, as `npm run newsletter -- new` makes it.
 *
 * @param post the slug of a post that it begins with
 * @throws Error in the owner's words where there is such an issue, or nothing to name it by
 */
export function addIssue(name: string, post: string | undefined, root = '.'): { slug: string; edits: Edits } {
  const slug = createSlug(name)
  if (slug === '') throw new Error('Give it a name with English letters: its address is made of them.')
  checkIssueSlug(slug)
  if (existsSync(join(root, dirname(getIssueFile(slug, defaultLocale)))))
    throw new Error('There is an issue with this name already.')
  return { slug, edits: createIssueFiles(slug, post, new Date().toISOString().slice(0, 10)) }
}
