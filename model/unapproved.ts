import { getIssue, issueSlugs } from './kinds/issues.ts'
import { issueFiles } from './kinds/newsletter-file.ts'
import { postFiles } from './kinds/post-file.ts'
import { getPost, postSlugs } from './kinds/posts.ts'
import { firstLanguage, site } from './kinds/site.ts'

/** The posts and issues that the owner has not read and approved yet, with the field that names each. */
export function listUnapproved() {
  const posts = postSlugs.map((slug) => {
    const { approved, title, writtenIn } = getPost(slug)
    const file = postFiles.getFile(slug, writtenIn)
    return { kind: 'post' as const, slug, file, approved, field: 'title', words: title }
  })
  const issues = issueSlugs.map((slug) => {
    const { approved, subject } = getIssue(slug)
    const file = issueFiles.getFile(slug, firstLanguage)
    return { kind: 'issue' as const, slug, file, approved, field: 'subject', words: subject }
  })
  return [...posts, ...(site.newsletter ? issues : [])].filter(({ approved }) => !approved)
}
