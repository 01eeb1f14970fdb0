import { documents, isDocument, type Translation } from '../texts/list-texts.ts'

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

/** Texts in a request. */
const most = 20

/** Plans the requests for all missing and stale translations; no others are ever drafted. */
export function planBatches(translations: Translation[]): Batch[] {
  const open = translations.filter(({ freshness }) => freshness === 'missing' || freshness === 'stale')
  return [...Map.groupBy(open, ({ file }) => file).values()].flatMap(splitFile)
}

function splitFile([first, ...rest]: Translation[]): Batch[] {
  if (!first) return []
  const translations: Batch['translations'] = [first, ...rest.slice(0, most - 1)]
  return [{ translations, items: translations.flatMap(listItems) }, ...splitFile(rest.slice(most - 1))]
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
