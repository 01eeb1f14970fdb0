import { documents, isDocument } from '../texts/documents.ts'
import type { Translation } from '../texts/list-texts.ts'

/** The texts of one request: some of one file, or one post or issue. */
export type Batch = { translations: [Translation, ...Translation[]]; items: Item[] }

/** One string to translate: a text, or a part of a post: `posts.x.title`, `posts.x.body`. */
export type Item = {
  id: string
  kind: 'content' | 'interface' | 'line' | 'markdown'
  english: string
  /** The translation of an earlier English text. */
  earlier?: string | undefined
}

const most = { texts: 20, letters: 6000 }

/** Plans the requests for all missing and stale translations; no others are ever drafted. */
export function planBatches(translations: Translation[]): Batch[] {
  const open = translations.filter(({ freshness }) => freshness === 'missing' || freshness === 'stale')
  return [...Map.groupBy(open, ({ file }) => file).values()].flatMap(splitFile)
}

function splitFile(texts: Translation[]): Batch[] {
  const groups: Array<[Translation, ...Translation[]]> = []
  let letters = 0
  for (const text of texts) {
    const group = groups.at(-1)
    letters += text.english.length
    if (group && group.length < most.texts && letters <= most.letters) group.push(text)
    else {
      groups.push([text])
      letters = text.english.length
    }
  }
  return groups.map((group) => ({ translations: group, items: group.flatMap(listItems) }))
}

function listItems({ id, kind, english, text }: Translation): Item[] {
  if (!isDocument(kind)) return [{ id, kind, english, earlier: text }]
  const parts = documents[kind].splitParts(english)
  const earlier = text === undefined ? undefined : documents[kind].splitParts(text)
  return documents[kind].parts.map((part, index) => ({
    id: `${id}.${part}`,
    kind: part === 'body' ? 'markdown' : 'line',
    english: parts[index] ?? '',
    earlier: earlier?.[index],
  }))
}
