import * as v from 'valibot'
import { heading, keywords, label, text } from '../kit/define.ts'
import { readEntries } from '../kit/read-content.ts'
import { conditionalTexts } from './needs.ts'
import { type FixedRoute, routeNames, routes } from './routes.ts'

const metaSchema = v.strictObject({
  /** The name of the page in menus, footer and breadcrumbs. */
  label,
  /** At most 45 characters; the name of the site follows it. */
  title: heading,
  /** 90 to 155 characters, a whole sentence. */
  description: text,
  /** The page's one `h1`; without it the title. */
  heading: v.optional(heading),
  /** Words in the place of these while visitors cannot book. */
  withoutBooking: v.optional(v.strictObject({ description: text, heading })),
  intro: v.optional(conditionalTexts),
  keywords,
})

const fixedRoutes = routeNames.filter((name): name is FixedRoute => !/[:*]/.test(routes[name]))

/** Pages whose title and description are written here; the others take them from their entity. */
export const pageMeta = readEntries(['meta', 'page-meta'], v.entriesFromList(fixedRoutes, metaSchema))
