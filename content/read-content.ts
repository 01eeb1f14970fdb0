import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type * as v from 'valibot'
import { findOwnerFile, parseJson } from '../owner-files.ts'
import { defineContent } from './define.ts'
import { leftOut } from './references.ts'

// Content is data: a JSON file for each piece, read from the disk, where the project is the working directory. netlify.toml
// (`included_files`) puts the files beside a deployed function; renderer/vite/watch-content.ts watches them in development.

/** The schemas by the files that are read with them; `npm run build` writes them down for editors of people. */
export const contentSchemas = new Map<string, v.GenericSchema>()

/**
 * Reads a piece of content. A list stands in its file as `items`, beside the name of its schema.
 *
 * @throws Error that names file, field or line, and what is expected
 */
export function readContent<const Schema extends v.GenericSchema>(file: string, schema: Schema): v.InferOutput<Schema> {
  contentSchemas.set(file, schema)
  const path = findOwnerFile(file)
  if (!existsSync(path)) throw new Error(`${file} is missing.`)
  return defineContent(file, schema, parseContent(file, readFileSync(path, 'utf8')).content)
}

/** The pieces of a folder, by their slugs. */
export type Pieces<Piece> = {
  /** @throws Error where there is none of this name */
  get(slug: string): Piece
  find(slug: string): Piece | undefined
  /** In their order. */
  all: ReadonlyArray<readonly [slug: string, piece: Piece]>
}

/**
 * Reads the pieces of a folder by their slugs. Where a slug has a slash, the name of its file has a hyphen.
 *
 * @throws Error that names the file that is missing
 */
export function readContents<const Schema extends v.GenericSchema>(
  folder: string,
  slugs: readonly string[],
  schema: Schema,
): Pieces<v.InferOutput<Schema>> {
  const files = slugs.map((slug) => getContentFile(folder, slug))
  for (const { name } of listFiles(folder)) {
    if (!files.includes(`${folder}/${name}`)) leftOut.add(`${folder}/${name}: nothing names it any more`)
  }
  const pieces = new Map(slugs.map((slug) => [slug, readContent(getContentFile(folder, slug), schema)]))
  return {
    all: [...pieces],
    find: (slug) => pieces.get(slug),
    get: (slug) => {
      const piece = pieces.get(slug)
      if (piece === undefined) throw new Error(`${getContentFile(folder, slug)} is missing.`)
      return piece
    },
  }
}

/** The same where some have a piece in the folder and others none. */
export function readSomeContents<const Schema extends v.GenericSchema>(
  folder: string,
  slugs: readonly string[],
  schema: Schema,
): Pieces<v.InferOutput<Schema>> {
  const present = slugs.filter((slug) => existsSync(findOwnerFile(getContentFile(folder, slug))))
  return readContents(folder, present, schema)
}

/** The names of all pieces in a folder that no list orders. */
export function listPieceNames(folder: string): string[] {
  return listFiles(folder)
    .map(({ name }) => name.replace('.json', ''))
    .sort()
}

function listFiles(folder: string) {
  const path = findOwnerFile(folder)
  return existsSync(path) ? readdirSync(path, { withFileTypes: true }).filter(({ name }) => name.endsWith('.json')) : []
}

/** The file of a piece: `content/city-services/valencia-rag-langchain.json`. */
export function getContentFile(folder: string, slug: string): string {
  return `${folder}/${slug.replace('/', '-')}.json`
}

/**
 * What a data file holds.
 *
 * @returns the content, and the keys that lead to it
 * @throws Error that names the line where it is no JSON
 */
export function parseContent(file: string, source: string): { whole: unknown; content: unknown; keys: string[] } {
  const whole = parseJson(file, source)
  const { $schema: _schema, ...content } = Object(whole)
  return Array.isArray(content.items) && Object.keys(content).length === 1
    ? { whole, content: content.items, keys: ['items'] }
    : { whole, content, keys: [] }
}
