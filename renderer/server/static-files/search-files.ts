import { buildSearch } from '../../../search/build.ts'
import { hashContent } from './last-modified.ts'

/** The files of a search as JSON, its topics, and the content hash of each page by its path. A build keeps them for the next one. */
export function createSearchFiles(...input: Parameters<typeof buildSearch>) {
  const { documents, files, topics } = buildSearch(...input)
  return {
    files: [...files].map(([name, content]) => [name, JSON.stringify(content)] as const),
    hashes: Object.fromEntries(documents.map((document) => [document.path, hashContent(document)])),
    topics,
  }
}
