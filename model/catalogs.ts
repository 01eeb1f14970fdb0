import { readdirSync } from 'node:fs'
import { join, parse } from 'node:path'
import { memoize } from '../memoize.ts'
import { mapTexts } from './kit/map-texts.ts'
import { type ContentPart, parts } from './kit/read-content.ts'

export type { ContentPart }

// Each file of kinds/ reads its pieces when it is loaded.
for (const file of readdirSync(join(import.meta.dirname, 'kinds')))
  if (!file.endsWith('.test.ts')) await import(`./kinds/${parse(file).name}.ts`)

/** All pieces of content with texts. */
export const contentParts: ContentPart[] = [...parts.values()].toSorted((one, other) => (one.id < other.id ? -1 : 1))

export type ContentText = { id: string; english: string; file: string; isHeading: boolean }

export function listContentTexts(): ContentText[] {
  return contentParts.flatMap(({ id }) => listPieceTexts(id))
}

/** The texts of a piece by its id; none if there is no such piece. */
export const listPieceTexts = memoize((piece: string): ContentText[] => {
  const texts: ContentText[] = []
  const part = contentParts.find(({ id }) => id === piece)
  if (part)
    mapTexts(part.schema, part.content, piece, (id, english, isHeading) => {
      texts.push({ id, english, file: part.file, isHeading })
      return english
    })
  return texts
})
