import * as v from 'valibot'
import { readData } from '../kit/read-content.ts'

const path = v.pipe(v.string(), v.startsWith('/', 'problems.path /es/services/old-name'))

/** `npm run remove` and `npm run rename` write it; all paths include their language. */
const redirectsSchema = v.strictObject({
  /** Formerly published URLs that are not built any more, and their successors: `"/es/services/old": "/es/services/new"`. */
  redirects: v.record(path, path),
  /** Those without a successor: they are answered with 410, so that search engines remove them. */
  gone: v.array(path),
})

export const { redirects, gone } = readData('content/redirects.json', redirectsSchema)
