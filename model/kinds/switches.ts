import { listFolders } from '../kit/list-folders.ts'
import { courses } from './courses.ts'
import { pricedServices } from './estimate.ts'
import type { Feature } from './needs.ts'
import { type OptionalPage, optionalPages, site } from './site.ts'
import { projectIds } from './slugs.ts'

const features: Record<Exclude<Feature, OptionalPage>, boolean> = {
  booking: site.booking,
  newsletter: site.newsletter,
  counts: site.counts,
  courses: courses.all.length > 0,
  /** A private person may withdraw from a seat. */
  withdrawal: courses.all.length > 0 && site.withdrawal === 'offered',
  estimates: pricedServices.length > 0,
  projects: projectIds.length > 0,
  posts: listFolders('content/blog').length > 0,
  translations: site.languages.length > 1,
}

const pages = optionalPages.map((name) => [name, site.pages.includes(name)] as const)
const entries = [...Object.entries(features), ...pages]
const conditions = new Map([...entries, ...entries.map(([name, isOn]) => [`no ${name}`, !isOn] as const)])

/** Content without the parts whose conditions are not met. */
export function keepMet<Content>(content: Content): Content {
  if (typeof content !== 'object' || content === null) return content
  const parts = Object.entries(content)
    .filter(([, part]) => conditions.get(Object(part).needs) ?? true)
    .map(([key, part]) => [key, keepMet(part)])
  // Cast: only items of lists and sections of legal pages have conditions, and no code names one of those.
  return (Array.isArray(content) ? parts.map(([, part]) => part) : Object.fromEntries(parts)) as Content
}
