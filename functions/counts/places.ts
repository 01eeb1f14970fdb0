import { existsSync, readFileSync } from 'node:fs'
import * as v from 'valibot'
import { memoize } from '../../memoize.ts'
import { findOwnerFile } from '../../owner-files.ts'

const placesSchema = v.object({
  /** The paths of all pages, without their language. */
  pages: v.pipe(
    v.array(v.string()),
    v.transform((paths) => new Set(paths)),
  ),
  /** By language: the sections for which the site has prepared questions, with their headings. */
  topics: v.record(v.string(), v.record(v.string(), v.string())),
})

/** The pages and topics that can be counted, as the last build wrote them: nothing else makes a row. */
export const readPlaces = () => read(findOwnerFile('dist/agents/places.json'))

/** By its path, because tests read others. */
const read = memoize((path: string) =>
  v.parse(placesSchema, existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : { pages: [], topics: {} }),
)
