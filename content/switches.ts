import { datedCourses } from './courses.ts'
import { site } from './site.ts'
import { projectIds } from './slugs.ts'

/** What a site can do without, and what some words, rows and sections of others speak of. */
export const switches = ['booking', 'newsletter', 'courses', 'projects'] as const

export type Switch = (typeof switches)[number]

export function isOn(name: Switch): boolean {
  if (name === 'courses') return datedCourses.length > 0
  return name === 'projects' ? projectIds.length > 0 : site[name]
}
