import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type CheerioAPI, load } from 'cheerio'
import { type Page, pages } from '../../pages/data/all-pages.ts'
import { getDocumentPath } from '../../renderer/shared/urls.ts'

/** A built document with its page and its ids. The ids are collected once, because a selector for each would search the whole document. */
export type BuiltDocument = { file: string; page: Page; $: CheerioAPI; ids: Set<string | undefined> }

export type BuiltSite = {
  folder: string
  /** Every HTML file below the folder. */
  files: string[]
  /** The documents of the list of pages, by path. */
  documents: Map<string, BuiltDocument>
}

/** Returns the problems of the built site, each with its place and remedy. */
export type Rule = (site: BuiltSite) => string[]

/** Makes a rule that checks each document and puts its file before each problem. */
export function ofEach(list: (document: BuiltDocument, site: BuiltSite) => Iterable<string>): Rule {
  return (site) =>
    [...site.documents.values()].flatMap((document) =>
      Array.from(list(document, site), (problem) => `${document.file}: ${problem}`),
    )
}

export function readSite(folder: string): BuiltSite {
  const files = globSync('**/*.html', { cwd: folder, exclude: (name) => name === 'demos' }).sort()
  const documents = new Map<string, BuiltDocument>()
  for (const page of pages) {
    const file = getDocumentPath(page.path).slice(1)
    if (files.includes(file))
      documents.set(page.path, readDocument(file, page, readFileSync(join(folder, file), 'utf8')))
  }
  return { folder, files, documents }
}

export function readDocument(file: string, page: Page, html: string): BuiltDocument {
  const $ = load(html)
  const named = $('[id]').toArray()
  return { file, page, $, ids: new Set(named.map(({ attribs }) => attribs.id)) }
}
