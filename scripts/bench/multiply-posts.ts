import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { postSlugs } from '../../content/posts.ts'
import { localeCodes } from '../../locales/locales.ts'
import { allPages } from '../../pages/all-pages.ts'

/**
 * Adds posts to a copy of the project until it has that many times as many pages. Each is a copy of one that is there,
 * with a title and a first sentence of its own.
 */
export function multiplyPosts(folder: string, factor: number) {
  const count = Math.round((allPages.length * (factor - 1)) / localeCodes.length)
  for (let number = 1; number <= count; number++) {
    const original = postSlugs[number % postSlugs.length] ?? ''
    const copy = join(folder, 'content/blog', `${original}-${number}`)
    mkdirSync(copy)
    for (const locale of localeCodes) {
      const source = readFileSync(join('content/blog', original, `${locale}.md`), 'utf8')
      writeFileSync(join(copy, `${locale}.md`), copyPost(source, number))
    }
  }
}

/** The same post with another title and another beginning. */
export function copyPost(source: string, number: number): string {
  return source.replace(/^(title: .*)"$/m, `$1 (${number})"`).replace(/(\n---\n\s*)/, `$1${number}. `)
}
