import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listCatalogLocales } from '../../locales/demo-locales.ts'
import { type Freshness, getFreshness, type TranslationState } from '../../locales/freshness.ts'
import { defaultLocale, type Locale, localeCodes, sourceLocale } from '../../locales/locales.ts'
import { readPo } from '../../locales/po-file.ts'
import { getWrittenIn } from '../../locales/server.ts'
import { memoize } from '../../memoize.ts'
import { listContentTexts } from '../../model/catalogs.ts'
import { getIssue, issueSlugs } from '../../model/kinds/issues.ts'
import { issueFiles } from '../../model/kinds/newsletter-file.ts'
import { hasLanguage } from '../../model/kinds/piece-languages.ts'
import { postFiles } from '../../model/kinds/post-file.ts'
import { getPost, postSlugs } from '../../model/kinds/posts.ts'
import { ownerFolder } from '../../owner-files.ts'

export type TextKind = 'content' | 'interface' | DocumentKind

/** One text that a visitor reads: a text of `content/`, of the interface, a post or an issue of the newsletter. */
export type EnglishText = {
  /** Dotted: `services.medical-ai.title`, `header.ask`, `posts.choosing-a-vector-database`. */
  id: string
  kind: TextKind
  /** The file with the text in the language that it is written in first. */
  file: string
  writtenIn: Locale
  /** The file of its translations, `*` for the language. */
  translations: string
  /** All words joined, for a post or an issue. */
  english: string
}

/** A text in one of the other languages. */
export type Translation = EnglishText & TranslationState & { locale: Locale; file: string; freshness: Freshness }

/** The languages that texts are translated into: interface texts into the site's first, too, where that is another than theirs. */
export const targetLocales = localeCodes.filter((locale) => locale !== defaultLocale || locale !== sourceLocale)

export function listEnglishTexts(): EnglishText[] {
  const content = listContentTexts().map((text) => ({
    ...text,
    kind: 'content' as const,
    writtenIn: getWrittenIn(text.id),
    translations: `locales/*/content/${text.id.split('.')[0]}.po`,
  }))
  const interfaceTexts = readdirSync(`locales/${sourceLocale}`, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.po') && !file.startsWith('content'))
    .sort()
    .flatMap((name) => {
      const file = `locales/${sourceLocale}/${name}`
      const common = { file, kind: 'interface' as const, writtenIn: sourceLocale as Locale }
      return [...readPo(readFileSync(file, 'utf8'), file)].flatMap(([id, { text }]) =>
        text ? { ...common, id, translations: `locales/*/${name}`, english: text } : [],
      )
    })
  const posts = postSlugs.map((slug) => describeDocument('post', slug, postFiles.join(getPost(slug))))
  const issues = issueSlugs.map((slug) => describeDocument('issue', slug, issueFiles.join(getIssue(slug))))
  return [...content, ...interfaceTexts, ...posts, ...issues]
}

function describeDocument(kind: DocumentKind, slug: string, english: string): EnglishText {
  const { getFile } = documents[kind]
  const id = `${kind}s.${slug}`
  const writtenIn = getWrittenIn(id)
  return { id, kind, writtenIn, file: getFile(slug, writtenIn), translations: getFile(slug, '*'), english }
}

/** The texts in other languages, missing ones too, with their states. @param targets languages: those of the site, or one that it lacks */
export function listTranslations(texts = listEnglishTexts(), root = ownerFolder, targets = targetLocales) {
  const readFile = (file: string, text: EnglishText) => {
    // Catalogs of the interface are the engine's: a site in another folder has none.
    const own = join(root, file)
    const isEngines = text.kind === 'interface' && !existsSync(own)
    return readStates(isEngines ? file : own, text)
  }
  const readOnce = memoize(readFile, (file) => file)
  return targets.flatMap((locale) =>
    texts
      .filter((text) => isTranslatedInto(locale, text, root))
      .map((text) => {
        const file = text.translations.replace('*', locale)
        const state = readOnce(file, text).get(text.id) ?? { text: undefined, source: undefined, isDraft: false }
        return { ...text, ...state, locale, file, freshness: getFreshness(text.english, state) }
      }),
  )
}

function isTranslatedInto(locale: Locale, { id, kind, translations, writtenIn }: EnglishText, root: string): boolean {
  if (locale === writtenIn) return false
  if (kind !== 'interface' && !hasLanguage(id, locale)) return false
  // Readers without their language get no issue, which the owner may want.
  if (kind === 'issue') return existsSync(join(root, translations.replace('*', locale)))
  const catalog = /^locales\/\*\/(.*)\.po$/.exec(translations)?.[1]
  return catalog === undefined || !localeCodes.includes(locale) || listCatalogLocales(catalog).includes(locale)
}

export type Words = Pick<EnglishText, 'id' | 'kind' | 'file'> & { locale: Locale; words: string }

/** All words of the site in all its languages, without missing translations. */
export function listWords(texts = listInAllLanguages()): Words[] {
  return texts.flatMap(({ id, kind, file, locale, text }) => (text ? [{ id, kind, file, locale, words: text }] : []))
}

/** Texts in each language of the site, missing translations too: as they are written first, then their translations. */
export function listInAllLanguages(texts = listEnglishTexts(), root = ownerFolder): Translation[] {
  const state = { source: undefined, isDraft: false, freshness: 'fresh' } as const
  const first = texts.map((text) => ({ ...text, ...state, locale: text.writtenIn, text: text.english }))
  return [...first.filter(({ locale }) => localeCodes.includes(locale)), ...listTranslations(texts, root)]
}

/** The translations in one file by their ids; an empty map if the file does not exist. */
export function readStates(
  path: string,
  text: Pick<EnglishText, 'id' | 'kind'> | undefined,
): ReadonlyMap<string, TranslationState> {
  if (!existsSync(path)) return new Map()
  const content = readFileSync(path, 'utf8')
  if (!text || !isDocument(text.kind)) return readPo(content, path)
  return new Map([[text.id, documents[text.kind].readState(path, content)]])
}

/** Texts that are Markdown files with front matter: what is each kind's own. */
export const documents = { post: postFiles, issue: issueFiles } as const

export type DocumentKind = keyof typeof documents

export function isDocument(kind: string): kind is DocumentKind {
  return kind in documents
}
