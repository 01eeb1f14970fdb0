import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parsePost, writePost } from '../../content/post-file.ts'
import { postSlugs } from '../../content/slugs.ts'
import { localeCodes } from '../../locales/locales.ts'
import { allPages } from '../../pages/all-pages.ts'
import { addPost } from '../new/post.ts'

/**
 * Adds posts to a copy of the project until it has that many times as many pages. Each is a copy of one that is there,
 * with a title and a first sentence of its own.
 */
export function multiplyPosts(folder: string, factor: number) {
  const files = { slugs: join(folder, 'content/slugs.ts'), posts: join(folder, 'content/blog.ts') }
  let sources = { slugs: readFileSync(files.slugs, 'utf8'), posts: readFileSync(files.posts, 'utf8') }
  const count = Math.round((allPages.length * (factor - 1)) / localeCodes.length)
  for (let number = 1; number <= count; number++) {
    const original = postSlugs[number % postSlugs.length] ?? postSlugs[0]
    const slug = `${original}-${number}`
    sources = addPost(sources, slug, '2026-01-01')
    mkdirSync(join(folder, 'content/blog', slug))
    for (const locale of localeCodes) {
      const source = readFileSync(join('content/blog', original, `${locale}.md`), 'utf8')
      writeFileSync(join(folder, 'content/blog', slug, `${locale}.md`), copyPost(source, number))
    }
  }
  writeFileSync(files.slugs, sources.slugs)
  // Drafts are not listed, and cost less.
  writeFileSync(files.posts, sources.posts.replaceAll(', services: [], draft: true }', ', services: [] }'))
}

/** The same post with another title and another beginning. */
export function copyPost(source: string, number: number): string {
  const { title, summary, body, source: english = '00000000' } = parsePost('the post to copy', source)
  return writePost(
    { title: `${title} (${number})`, summary, body: `${number}. ${body.trim()}` },
    { source: english, isDraft: false },
  )
}
