import * as v from 'valibot'
import { heading, keywords, text } from '../kit/define.ts'
import { readContent } from '../kit/read-content.ts'
import { conditionalTexts } from './switches.ts'

/** Pages whose title and description are written here; the others take them from their entity. */
const pages = [
  'home',
  'corporate',
  'training',
  'search',
  'projects',
  'blog',
  'book',
  'bookCheckInbox',
  'courses',
  'contact',
  'contactThanks',
  'newsletter',
  'newsletterCheckInbox',
  'locations',
  'agents',
  'prices',
  'evidence',
  'rules',
  'tasks',
  'caseStudies',
  'services',
  'privacy',
  'legalNotice',
  'cookies',
  'aiNotice',
  'accessibility',
  'notFound',
] as const

const metaSchema = v.strictObject({
  /** The name of the page in menus, footer and breadcrumbs. */
  label: text,
  /** At most 45 characters; the name of the site follows it. */
  title: heading,
  /** 90 to 155 characters, a whole sentence. */
  description: text,
  /** The page's one `h1`; without it the title. */
  heading: v.optional(heading),
  /** Words in the place of these while visitors cannot book. */
  withoutBooking: v.optional(v.strictObject({ description: text, heading })),
  /** The paragraphs under the heading. */
  intro: v.optional(conditionalTexts),
  keywords,
})

export const pageMetaSchema = v.strictObject(v.entriesFromList(pages, metaSchema))

export const pageMeta = readContent('meta', pageMetaSchema, 'page-meta')
