import * as v from 'valibot'
import { readData } from '../kit/read-content.ts'

const publishedSchema = v.record(
  v.string(),
  v.strictObject({ hash: v.string(), date: v.pipe(v.string(), v.isoDate()) }),
)

/** Content hash and date of the last change for each published URL. */
export type PublishedUrls = v.InferOutput<typeof publishedSchema>

/** The URLs of the last publication; `npm run publish-urls` writes them. */
export const published: PublishedUrls = readData('content/published-urls.json', publishedSchema)
