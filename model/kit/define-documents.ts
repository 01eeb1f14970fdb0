import { existsSync, readFileSync } from 'node:fs'
import * as v from 'valibot'
import { Document, isMap, isNode, isScalar, isSeq, parseDocument } from 'yaml'
import { memoize } from '../../memoize.ts'
import { refuse, refuseById, suggestName } from '../../owner-error.ts'
import { findOwnerFile } from '../../owner-files.ts'
import { say } from '../../owner-words.ts'
import { day, defineContent } from './define.ts'
import { changeFrontMatter, parseHead, splitFile, translationMarks, writeFile } from './front-matter.ts'
import { listFolders } from './list-folders.ts'

/** The facts of each document in the front matter of the first language, beside its words. */
const dated = {
  /** Day of publication on this site. Until then a public build leaves it out. */
  date: day,
  /** Day on which the owner has read and approved it; a public build leaves out documents without one. */
  approved: v.optional(day),
  /** Not finished: a public build leaves it out, and an issue is not sent. */
  draft: v.optional(v.boolean()),
}

type Definition<Words, Facts, Repeated> = {
  /** It has a folder for each of them, with a file for each language. */
  folder: string
  /** Those of the site. */
  languages: readonly string[]
  /** The front matter that each language has. */
  words: Words
  /** The words in their order, a list line by line, and the Markdown last: so they are one text, with empty lines between them. */
  parts: readonly string[]
  /** The facts that are the same in every language. */
  facts: Facts
  /** Facts that a translation may repeat. */
  repeated: Repeated
  /** @throws Error for Markdown that cannot be used */
  checkBody?: (file: string, body: string) => void
}

/** Defines a kind of dated Markdown documents: how their files are read and written. */
export function defineDocuments<
  const Words extends v.ObjectEntries,
  const Facts extends v.ObjectEntries,
  const Repeated extends v.ObjectEntries,
>({ folder, languages, words, parts, facts, repeated, checkBody }: Definition<Words, Facts, Repeated>) {
  type Texts = v.InferOutput<v.StrictObjectSchema<Words, undefined>> & { body: string }
  const schema = v.strictObject({ ...words, ...dated, ...facts })
  const translationSchema = v.strictObject({ ...words, ...translationMarks, ...repeated })
  type Document = v.InferOutput<typeof schema> & Texts & { date: string }
  type Translation = v.InferOutput<typeof translationSchema> & Texts

  const getFile = (slug: string, language: string) => `${folder}/${slug}/${language}.md`

  function read(file: string, source: string, fitting: typeof schema | typeof translationSchema) {
    const { head, body } = splitFile(file, source)
    checkBody?.(file, body)
    return { ...Object(defineContent(file, fitting, parseOnce(file, head))), body }
  }

  /** Reads the file of the language that it is written in. @throws OwnerError that names file and field if something is wrong */
  const readFirst = (file: string, source: string): Document => read(file, source, schema)

  /** Reads a file of another language. @throws OwnerError that names file and field if something is wrong */
  const readOther = (file: string, source: string): Translation => read(file, source, translationSchema)

  /** The words as one text, from which hashes and drafts are made. */
  function join(document: Texts): string {
    return parts
      .map((part) => part.split('.').reduce((value: unknown, key) => Object(value)[key], document))
      .map((text) => String(text).trim())
      .join('\n\n')
  }

  /** The parts of such a text, each by its place. */
  function splitParts(text: string): string[] {
    const [heads, blocks] = [parts.length - 1, text.split('\n\n')]
    return [...blocks.slice(0, heads), blocks.slice(heads).join('\n\n')]
  }

  /** The inverse of `join`. */
  function split(text: string): Texts {
    const all = splitParts(text)
    const pick = (name: string) => all.filter((_, index) => parts[index]?.split('.')[0] === name)
    const entries = [...Object.keys(words), 'body'].map((key) => [
      key,
      parts.includes(key) ? (pick(key)[0] ?? '') : pick(key),
    ])
    return Object.fromEntries(entries)
  }

  /** @param lines of the front matter after the words */
  const write = (texts: Texts, lines: string[]) => {
    const heads = Object.keys(words).map((key) => [key, Object(texts)[key]])
    return writeFile({ ...Object.fromEntries(heads), body: texts.body }, lines)
  }

  /** It is written in the first of its languages, which are all of the site's unless its facts name some. */
  function readFolder(slug: string): Document & { writtenIn: string } {
    const [first = ''] = languages
    const writtenIn = languages.find((language) => existsSync(findOwnerFile(getFile(slug, language)))) ?? first
    const file = getFile(slug, writtenIn)
    const source = existsSync(findOwnerFile(file)) ? readFileSync(findOwnerFile(file), 'utf8') : ''
    if (!source || (writtenIn !== first && !/^languages:/m.test(source))) {
      const id = 'languages' in facts ? 'problems.firstLanguage.or' : 'problems.firstLanguage'
      const remedy = say(id, { fact: `languages: [${writtenIn}]`, file })
      throw refuse('missing-file', { file: getFile(slug, first) }, say('problems.missingFile'), remedy)
    }
    const document = readFirst(file, source)
    const named: unknown = Object(document).languages
    const written = Array.isArray(named) ? languages.find((language) => named.includes(language)) : first
    if (written !== writtenIn)
      throw refuseById('wrong-value', { file, field: 'languages' }, 'problems.writtenIn', {
        language: writtenIn,
        other: String(written),
        file: getFile(slug, written ?? first),
      })
    return { ...document, writtenIn }
  }

  return {
    folder,
    schema,
    parts,
    getFile,
    readFirst,
    readOther,
    join,
    splitParts,
    split,
    write,

    /** A file of words as one text, with these lines of front matter after them. */
    writeText: (text: string, lines: string[]) => write(split(text), lines),

    /** The file of the language that it is written in as one text. */
    readText: (file: string, content: string) => join(readFirst(file, content)),

    /** A translation's file as one text, the hash of the text that it was made from, and the mark of a draft. */
    readState: (file: string, content: string) => {
      const translation = readOther(file, content)
      const { source, draft } = Object(translation) as { source?: string; draft?: boolean }
      return { text: join(translation), source, isDraft: draft === true }
    },

    /** All documents. @throws OwnerError that names the fault */
    readAll: () => {
      const all = listFolders(folder).map((slug) => [slug, readFolder(slug)] as const)
      all.sort(([a, one], [b, other]) => one.date.localeCompare(other.date) || a.localeCompare(b))
      const bySlug = new Map(all)
      const slugs = [...bySlug.keys()]
      return {
        /** The names of the folders, the oldest first. */
        slugs,
        /** @throws OwnerError if there is no such document */
        get: (slug: string) => {
          const document = bySlug.get(slug)
          if (document) return document
          const file = `${folder}/${slug}`
          throw refuse('unknown-name', { file }, say('problems.noName', { name: slug }), suggestName(slug, slugs))
        },
      }
    },

    readTranslation: (slug: string, language: string): Translation | undefined => {
      const file = getFile(slug, language)
      const path = findOwnerFile(file)
      return existsSync(path) ? readOther(file, readFileSync(path, 'utf8')) : undefined
    },
  }
}

/** Checks read the files that pages read too. */
const parseOnce = memoize(parseHead)

/** Writes another value of a field of the front matter; undefined takes it out. */
export function changeFact(file: string, source: string, name: string, value: unknown): string {
  return changeFrontMatter(file, source, (lines) => {
    const head = lines.join('\n')
    const facts = parseDocument(head)
    const before = facts.get(name, true)
    // The other facts and the style of a list stay as their author wrote them.
    const range = findRange(facts, name, head)
    const written = value === undefined ? '' : writeFact(name, value, before)
    if (!range) return [...lines, ...(written ? [written] : [])]
    const after = head.slice(range.end)
    return (head.slice(0, range.start) + (written || '\0') + after).replace(/\0\n?/, '').trimEnd().split('\n')
  })
}

/** The place of a fact: from its name to the end of its value. */
function findRange({ contents }: ReturnType<typeof parseDocument>, name: string, head: string) {
  const pair = isMap(contents) && contents.items.find(({ key }) => isScalar(key) && key.value === name)
  if (!pair || !isNode(pair.key) || !isNode(pair.value) || !pair.key.range || !pair.value.range) return undefined
  const [start] = pair.key.range
  return { start, end: start + head.slice(start, pair.value.range[1]).trimEnd().length }
}

/** @param before its node in the file, whose style it takes */
function writeFact(name: string, value: unknown, before: unknown): string {
  const document = new Document({ [name]: value })
  const node = document.get(name, true)
  if (isSeq(node)) {
    node.flow = isSeq(before) ? (before.flow ?? false) : true
    for (const [index, item] of node.items.entries()) {
      const model = isSeq(before) ? (before.items[index] ?? before.items[0]) : undefined
      if (isScalar(item) && isScalar(model)) item.type = model.type ?? 'PLAIN'
    }
  }
  return document.toString({ lineWidth: 0, flowCollectionPadding: false }).trim()
}
