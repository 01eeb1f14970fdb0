import { existsSync, readdirSync, readFileSync } from 'node:fs'
import * as v from 'valibot'
import { OwnerError, refuse, suggestName } from '../../owner-error.ts'
import { findOwnerFile } from '../../owner-files.ts'
import { say } from '../../owner-words.ts'
import { parseJson } from '../../parse-json.ts'
import { defineContent } from './define.ts'

// Content is data: a JSON file for each piece, read from the disk, where the project is the working directory. netlify.toml
// (`included_files`) puts the files beside a deployed function; renderer/vite/watch-content.ts watches them in development.

/** The schemas by the files that are read with them; `npm run build` writes them down for editors of people. */
export const contentSchemas = new Map<string, v.GenericSchema>()

/** A piece of content: the beginning of its texts' ids, the file of its English, its schema and its value. */
export type ContentPart = { id: string; file: string; schema: v.GenericSchema; content: unknown }

/** The pieces that were read, by their ids; model/catalogs.ts reads all. */
export const parts = new Map<string, ContentPart>()

const partsByContent = new Map<unknown, ContentPart>()

export function getPart(content: unknown): ContentPart {
  const part = partsByContent.get(content)
  if (!part) throw new Error('Only whole pieces of content can be localized: `readContent` reads them')
  return part
}

/**
 * Reads a piece of content with texts. A list stands in its file as `items`, beside the name of its schema.
 * @param id the beginning of its texts' ids; the first part names the catalog of their translations
 * @throws OwnerError that names file, field or line, and what is expected
 */
export function readContent<const Schema extends v.GenericSchema>(id: string, schema: Schema, name = toFileName(id)) {
  const file = `content/${name}.json`
  const content = readData(file, schema)
  const part = { id, file, schema, content }
  parts.set(id, part)
  partsByContent.set(content, part)
  return content
}

/** The same for a piece with these fields and no others, whose schema nobody else needs. @param place its id, or id and name */
export function readEntries<const Entries extends v.ObjectEntries>(
  place: string | [id: string, name: string],
  entries: Entries,
) {
  const [id, name]: [string, string?] = typeof place === 'string' ? [place] : place
  return readContent(id, v.strictObject(entries), name)
}

/** Reads a data file without texts. @throws OwnerError as above */
export function readData<const Schema extends v.GenericSchema>(file: string, schema: Schema): v.InferOutput<Schema> {
  contentSchemas.set(file, schema)
  const path = findOwnerFile(file)
  if (!existsSync(path)) throw refuseMissing(file)
  return defineContent(file, schema, parseContent(file, readFileSync(path, 'utf8')).content)
}

/**
 * Reads the pieces of a kind, such as `caseStudies`, by their slugs, whose slashes are hyphens in the names of files.
 * @throws OwnerError that names a file that is missing, or that no slug names
 */
export function readContents<const Schema extends v.GenericSchema>(
  kind: string,
  slugs: readonly string[],
  schema: Schema,
) {
  const folder = `content/${toFileName(kind)}`
  const names = slugs.map((slug) => slug.replace('/', '-'))
  const unlisted = listPieceNames(folder).filter((name) => !names.includes(name))
  const problems = unlisted.map((name) => {
    const remedy = `${suggestName(name, names)} ${say('problems.unlisted.remedy')}`
    return { code: 'unlisted-file' as const, file: `${folder}/${name}.json`, found: say('problems.unlisted'), remedy }
  })
  if (problems.length > 0) throw new OwnerError(...problems)
  const pieces = new Map(
    slugs.map((slug) => {
      const name = `${toFileName(kind)}/${slug.replace('/', '-')}`
      return [slug, readContent(`${kind}.${slug.replace('/', '.')}`, schema, name)] as const
    }),
  )
  return {
    /** In their order. */
    all: [...pieces] as const,
    find: (slug: string) => pieces.get(slug),
    /** @throws OwnerError where there is none of this name */
    get: (slug: string) => {
      const piece = pieces.get(slug)
      if (piece === undefined) throw refuseMissing(getContentFile(folder, slug))
      return piece
    },
  }
}

/** Those that have a piece in the folder of a kind, where others have none. */
export function listPresent(kind: string, slugs: readonly string[]): string[] {
  return slugs.filter((slug) => existsSync(findOwnerFile(getContentFile(`content/${toFileName(kind)}`, slug))))
}

/** The names of all pieces in a folder that no list orders. */
export function listPieceNames(folder: string): string[] {
  const path = findOwnerFile(folder)
  const files = existsSync(path) ? readdirSync(path) : []
  return files.flatMap((name) => (name.endsWith('.json') ? name.replace('.json', '') : [])).sort()
}

/** `legal.aiNotice` stands in `legal/ai-notice`. */
function toFileName(id: string): string {
  return id.replaceAll('.', '/').replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

function refuseMissing(file: string): OwnerError {
  return refuse('missing-file', { file }, say('problems.missingFile'))
}

/** The file of a piece: `content/city-services/valencia-rag-langchain.json`. */
export function getContentFile(folder: string, slug: string): string {
  return `${folder}/${slug.replace('/', '-')}.json`
}

/** Parses a data file into its content and the keys that lead there. @throws OwnerError that names the line where it is no JSON */
export function parseContent(file: string, source: string): { whole: unknown; content: unknown; keys: string[] } {
  const whole = parseJson(file, source)
  const { $schema: _schema, ...content } = Object(whole)
  return Array.isArray(content.items) && Object.keys(content).length === 1
    ? { whole, content: content.items, keys: ['items'] }
    : { whole, content, keys: [] }
}
