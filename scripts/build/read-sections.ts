import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { memoize } from '../../pages/memoize.ts'
import type { ReadSections } from '../../pages/search/documents.ts'
import { readMain } from '../../renderer/server/markdown.ts'
import { createSections } from '../../renderer/server/sections.ts'
import { getDocumentPath } from '../../renderer/shared/urls.ts'
import type { Cache } from './cache.ts'

/** Reads the text of the documents in a folder by their headings. */
export function readSections(folder: string, { cached }: Cache): ReadSections {
  return memoize(async (path) => {
    const html = readFileSync(join(folder, getDocumentPath(path)), 'utf8')
    const create = () => JSON.stringify(createSections(html))
    return JSON.parse(String(await cached('sections', 'renderer/server/sections.ts', readMain(html), create)))
  })
}
