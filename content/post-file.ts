import type * as v from 'valibot'
import { parse } from 'yaml'
import { postWordsSchema } from './blog.ts'
import { defineContent } from './define.ts'

/** What a visitor reads of a post; the body is Markdown. */
export type PostText = { title: string; summary: string; body: string }

/** What a translation says of itself. */
type PostState = { source: string; isDraft: boolean }

/** The words of a post in one language, with what a translation says of itself. */
export type PostWords = v.InferOutput<typeof postWordsSchema> & PostText

/**
 * Reads the text of `content/blog/<slug>/<language>.md`.
 *
 * @param file where it stands, for the message
 * @throws Error that names file and field where the front matter is wrong
 */
export function parsePost(file: string, source: string): PostWords {
  const match = frontMatter.exec(source)
  if (!match) throw new Error(`${file}: expected front matter between two lines of --- at the top`)
  return { ...defineContent(file, postWordsSchema, parse(match[1] ?? '')), body: source.slice(match[0].length) }
}

/** Writes into a translated post which English it was made from and whether it is a draft; its words stay. */
export function changePostState(file: string, source: string, record: PostState): string {
  const match = frontMatter.exec(source)
  if (!match) throw new Error(`${file}: expected front matter between two lines of --- at the top`)
  const lines = (match[1] ?? '').split(/\r?\n/).filter((line) => !/^(source|draft):/.test(line))
  return joinPost(lines, record, source.slice(match[0].length), source.includes('\r\n') ? '\r\n' : '\n')
}

/** The text of a whole post file. */
export function writePost(words: PostText, record: PostState): string {
  const lines = [`title: ${JSON.stringify(words.title)}`, `summary: ${JSON.stringify(words.summary)}`]
  return joinPost(lines, record, `\n${words.body.trim()}\n`, '\n')
}

const frontMatter = /^---\r?\n([\s\S]*?)\r?\n---\r?\n/

function joinPost(lines: string[], { source, isDraft }: PostState, body: string, lineEnd: string): string {
  const head = ['---', ...lines, `source: "${source}"`, ...(isDraft ? ['draft: true'] : []), '---', '']
  return head.join(lineEnd) + body
}
