import { readContent } from '../read-content.ts'
import { legalPage } from './schema.ts'

export const cookiesSchema = legalPage(['stored', 'consent', 'erase', 'others'])

/** content/legal.test.ts holds the rows of `stored` to what the sources keep in a browser. */
export const cookies = readContent('content/legal/cookies.json', cookiesSchema)
