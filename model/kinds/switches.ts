import * as v from 'valibot'
import { hidden, itemId, listOf, text } from '../kit/define.ts'
import { listFolders } from '../kit/list-folders.ts'
import { courses } from './courses.ts'
import { pricedServices } from './estimate.ts'
import { optionalPages, site } from './site.ts'
import { projectIds } from './slugs.ts'

/** Features that a site can do without; some texts, rows and sections speak of them. */
const features = {
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
  ...Object.fromEntries(optionalPages.map((name) => [name, site.pages.includes(name)])),
}

const entries = Object.entries(features)
const conditions = new Map([...entries, ...entries.map(([name, isOn]) => [`no ${name}`, !isOn] as const)])

/** The condition of a part of the content: it stands only with booking (`booking`), or only without (`no booking`). */
export const need = v.picklist([...conditions.keys()])

const conditionalText = v.strictObject({ id: hidden(itemId), needs: need, text })

/** At least one text; some stand only under a condition. */
export const conditionalTexts = v.pipe(
  listOf('id', v.union([text, conditionalText], 'problems.conditional id, needs, text')),
  v.nonEmpty('problems.list'),
)

/** Content without the parts whose conditions are not met. */
export function keepMet<Content>(content: Content): Content {
  if (typeof content !== 'object' || content === null) return content
  const parts = Object.entries(content)
    .filter(([, part]) => conditions.get(Object(part).needs) ?? true)
    .map(([key, part]) => [key, keepMet(part)])
  // Cast: only items of lists and sections of legal pages have conditions, and no code names one of those.
  return (Array.isArray(content) ? parts.map(([, part]) => part) : Object.fromEntries(parts)) as Content
}
