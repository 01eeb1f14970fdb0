import { datedCourses } from './courses.ts'
import { listFolders } from './front-matter.ts'
import { site } from './site.ts'
import { projectIds } from './slugs.ts'

/** What a site can do without, and what some words, rows and sections of others speak of. */
export const switches = ['booking', 'newsletter', 'courses', 'projects', 'posts', 'translations'] as const

export type Switch = (typeof switches)[number]

export function isOn(name: Switch): boolean {
  return on[name]
}

const on: Record<Switch, boolean> = {
  booking: site.booking,
  newsletter: site.newsletter,
  courses: datedCourses.length > 0,
  projects: projectIds.length > 0,
  posts: listFolders('content/blog').length > 0,
  translations: site.languages.length > 1,
}
