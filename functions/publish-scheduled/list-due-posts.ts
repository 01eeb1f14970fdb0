import type { Post } from '../../content/post-file.ts'

/** The posts that a build of this day is the first to show. */
export function listDuePosts(
  slugs: string[],
  get: (slug: string) => Pick<Post, 'date' | 'approved' | 'draft'>,
  today: string,
): string[] {
  return slugs.filter((slug) => {
    const { date, approved, draft } = get(slug)
    return date === today && approved !== undefined && !draft
  })
}
