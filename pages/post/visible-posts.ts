import { getPost, postSlugs } from '../../content/posts.ts'
import { parseEnvironment } from '../../environment.ts'

/** The posts of this build; only a production build leaves out drafts and posts with a later date. */
export const visiblePosts: string[] = listVisiblePosts(parseEnvironment(process.env).CONTEXT, new Date())

/** Whether a post must not be published today; builds other than production show it with a mark. */
export function isDraft(slug: string, today = new Date()): boolean {
  const { draft, date } = getPost(slug)
  return draft === true || date > today.toISOString().slice(0, 10)
}

/** @param context Netlify's deploy context; only `production` leaves posts out */
export function listVisiblePosts(context: string | undefined, today: Date): string[] {
  return postSlugs.filter((slug) => context !== 'production' || !isDraft(slug, today))
}
