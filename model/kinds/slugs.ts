import * as v from 'valibot'
import { itemId, listOnce } from '../kit/define.ts'
import { readData } from '../kit/read-content.ts'
import { isNameOf, naming } from '../kit/references.ts'

const listNames = (kind: string) => listOnce('names', naming(kind, itemId))

const slugsSchema = v.strictObject({
  services: listNames('services'),
  caseStudies: listNames('caseStudies'),
  cities: listNames('cities'),
  /** City-and-service pages: `<city>/<service>`. */
  cityServices: v.array(
    naming(
      'cityServices',
      v.pipe(
        v.string(),
        v.regex(/^[a-z0-9-]+\/[a-z0-9-]+$/, 'problems.pair madrid/medical-ai'),
        isNameOf('cities', (pair) => pair.split('/')[0] ?? ''),
        isNameOf('services', (pair) => pair.split('/')[1] ?? ''),
      ),
    ),
  ),
  projects: listNames('projects'),
})

const slugs = readData('content/slugs.json', slugsSchema)

/** The names that stand in URLs, the same in every language, in the order of their pages. */
export const serviceSlugs = slugs.services
export const caseStudySlugs = slugs.caseStudies
export const citySlugs = slugs.cities
export const projectIds = slugs.projects
export const cityServiceSlugs = slugs.cityServices

/** A slug from words, without accents: `whats-new-in-rag` of “What’s new in RAG?”; empty if no letter is left. */
export function createSlug(words: string): string {
  return words
    .normalize('NFD')
    .replace(/\p{Diacritic}|['’]/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, longestSlug)
    .replace(/^-|-$/g, '')
}

/** It names a file, too, which may have 255 letters, and whose folder has some of its own. */
const longestSlug = 80
