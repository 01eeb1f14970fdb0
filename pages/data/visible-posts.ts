import { type Environment, isHiddenBuild, isPublicBuild, parseEnvironment } from '../../environment.ts'
import { hasLanguage } from '../../model/kinds/piece-languages.ts'
import { postCategories } from '../../model/kinds/post-categories.ts'
import type { Post } from '../../model/kinds/post-file.ts'
import { getPost, postSlugs } from '../../model/kinds/posts.ts'
import { today } from '../../model/today.ts'

type PostState = Pick<Post, 'date' | 'approved' | 'draft'>

export const visiblePosts = listVisible(getPost, postSlugs)

export function listVisiblePosts(language: string): string[] {
  return visiblePosts.filter((slug) => hasLanguage(`posts.${slug}`, language))
}

/** The categories that have posts in a language, in their order. */
export function listCategories(language: string) {
  const shown = listVisiblePosts(language).map((slug) => getPost(slug).category)
  return postCategories.filter((category) => shown.includes(category))
}

/** Why a post must not be published today, which builds that are not public say; an approved one waits for its day alone. */
export function getDraftState(post: PostState): 'draft' | 'scheduled' | undefined {
  if (isPublishable(post, today())) return undefined
  return post.approved && !post.draft ? 'scheduled' : 'draft'
}

export function isPublishable(post: PostState, day: string): boolean {
  return isFinished(post, day) && post.approved !== undefined
}

/** Tells if a post or an issue is no draft and of this day or earlier. Builds that are not public show others, hidden from search. */
export function isFinished({ draft, date }: PostState, day = today()): boolean {
  return !draft && date <= day
}

export function listVisible(
  get: (slug: string) => PostState,
  slugs: string[],
  environment: Environment = parseEnvironment(process.env),
  day = today(),
): string[] {
  if (!isPublicBuild(environment) || isHiddenBuild(environment)) return slugs
  return slugs.filter((slug) => isPublishable(get(slug), day))
}
