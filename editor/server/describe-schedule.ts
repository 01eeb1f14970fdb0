import type { Post } from '../../content/post-file.ts'
import type { Environment } from '../../environment.ts'

/** What to know about approved posts of a day to come: by themselves they appear only where a build is started on that day. */
export function describeSchedule(
  posts: Array<Pick<Post, 'title' | 'date' | 'draft' | 'approved'>>,
  { BUILD_HOOK_URL }: Pick<Environment, 'BUILD_HOOK_URL'>,
  today: string,
): string | undefined {
  const scheduled = posts.filter(({ draft, approved, date }) => !draft && approved && date > today)
  if (BUILD_HOOK_URL || scheduled.length === 0) return undefined
  const named = scheduled.map(({ title, date }) => `“${title}” (${date})`).join(', ')
  return `Scheduled: ${named}. BUILD_HOOK_URL is not set on this computer. Unless it is set at Netlify, nothing is built on that day, and a post appears with the next build after it.`
}
