import type { Section } from './documents.ts'

/** A section as the search file holds it: anchor, heading, passages. The anchor is empty where the heading spells it. */
type PackedSection = [id: string, heading: string, ...passages: string[]]

type Packed<Document> = Omit<Document, 'sections'> & { sections: PackedSection[] }

/** Makes a document a tenth smaller, of what is loaded before the first result. */
export function packDocument<Document extends { sections: Section[] }>(document: Document): Packed<Document> {
  const sections = document.sections.map(({ id, heading, passages }): PackedSection => {
    return [id === spell(heading) ? '' : id, heading, ...passages]
  })
  return { ...document, sections }
}

/** The document that was packed. */
export function unpackDocument<Document extends { sections: Section[] }>(packed: Packed<Document>): Document {
  const sections = packed.sections.map(([id, heading, ...passages]): Section => {
    return { id: id || spell(heading), heading, passages }
  })
  // Cast: TypeScript does not see that the sections are all that was left out.
  return { ...packed, sections } as unknown as Document
}

/** The anchor that a post's heading gets of its words (https://github.com/Flet/github-slugger). */
function spell(heading: string): string {
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-')
}
