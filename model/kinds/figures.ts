import { readSomeContents } from '../kit/read-content.ts'
import { listNames } from '../kit/references.ts'
import { figureSchema } from './figures.schema.ts'

/** The figures of posts; a post may have none. */
export const figures = readSomeContents('figures', listNames('posts'), figureSchema)
