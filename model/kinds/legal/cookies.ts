import { readContent } from '../../kit/read-content.ts'
import { legalPage } from './schema.ts'

export const cookiesSchema = legalPage(['stored', 'consent', 'erase', 'others'])

/** model/kinds/legal.test.ts compares the rows of `stored` with the notes that the sources keep in a browser. */
export const cookies = readContent('legal.cookies', cookiesSchema)
