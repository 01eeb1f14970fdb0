import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { defaultLocale, type Locale } from '../../locales/locales.ts'
import { tell } from '../../locales/owner.ts'
import { splitLocale } from '../../locales/paths.ts'
import { postSlugs } from '../../model/kinds/posts.ts'
import { findOwnerFile } from '../../owner-files.ts'
import { listVersions } from '../../pages/data/all-pages.ts'
import type { Words } from './list-texts.ts'
import { listLinks } from './passages.ts'

type Linking = Pick<Words, 'id' | 'locale' | 'file' | 'words'>

/** The broken links of a post or an issue, each as a line. */
export function findBrokenLinks(text: Linking): string[] {
  return listBrokenLinks(text).map(({ place, what }) => `${place}: ${text.id}: ${what}`)
}

/**
 * The same with the file and the line of each. Links to our own pages are paths without language, which the page completes
 * (`pages/data/render-markdown.ts`); laws are linked in the language of the post.
 */
export function listBrokenLinks({ locale, file, words }: Linking): { place: string; what: string }[] {
  const path = findOwnerFile(file)
  const source = existsSync(path) ? readFileSync(path, 'utf8') : ''
  return listLinks(words).flatMap((link) => {
    const problem = findProblem(link, locale)
    if (!problem) return []
    const at = source.indexOf(`(${link}`)
    const place = at < 0 ? file : `${file}:${source.slice(0, at).split('\n').length}`
    return [{ place, what: tell('checks.link', { link, problem }) }]
  })
}

function findProblem(link: string, locale: Locale): string | undefined {
  if (isForeignLaw(link, locale)) return tell('checks.link.law', { expected: eurLexLanguages[locale]?.join(' / ') })
  if (/^(https:|mailto:|#)/.test(link)) return undefined
  if (!link.startsWith('/')) return tell('checks.link.path')
  const path = link.replace(/[?#].*$/, '')
  if (splitLocale(path).locale !== defaultLocale) return tell('checks.link.language')
  // A post that is not published yet is there.
  const isPost = postSlugs.some((slug) => path === `/blog/${slug}`)
  const isFound = isPost || listVersions(path).length > 0 || existsSync(findOwnerFile(join('public', path)))
  return isFound ? undefined : tell('checks.link.none', { folder: 'public/' })
}

const eurLexLanguages: Partial<Record<Locale, string[]>> = { en: ['eng', 'EN'], es: ['spa', 'ES'], fr: ['fra', 'FR'] }

function isForeignLaw(link: string, locale: Locale): boolean {
  const [, language] = /^https:\/\/eur-lex\.europa\.eu\/.*(?:oj|legal-content)\/(\w+)/.exec(link) ?? []
  return language !== undefined && !(eurLexLanguages[locale] ?? [language]).includes(language)
}
