import { createDayWriter } from '../../locales/date-format.ts'
import { hashText } from '../../locales/freshness.ts'
import type { Locale } from '../../locales/locales.ts'
import { localizePath, splitLocale } from '../../locales/paths.ts'
import { getSiteI18n, getWrittenIn, isStale } from '../../locales/server.ts'
import { listPieceTexts } from '../../model/catalogs.ts'
import { getIssue, readIssueTranslation } from '../../model/kinds/issues.ts'
import { legal, legalPageNames } from '../../model/kinds/legal.ts'
import { issueFiles } from '../../model/kinds/newsletter-file.ts'
import { postFiles } from '../../model/kinds/post-file.ts'
import { getPost, readPostWords } from '../../model/kinds/posts.ts'
import { published } from '../../model/kinds/published-urls.ts'
import type { Page } from './all-pages.ts'
import type { RouteName } from './routes.ts'

export type Original = { words: string; locale: Locale; path: string }

/** The original of a page whose translation is behind it: some of its own words have changed since. Undefined for every other page. */
export function findOriginal(page: Page): Original | undefined {
  const { locale, path } = page
  const id = getPieceId(page)
  const original = getWrittenIn(id)
  if (locale === original || !isBehind(id, locale)) return undefined
  const i18n = getSiteI18n(locale)
  const originalPath = localizePath(splitLocale(path).path, original)
  const translated = published[path]?.date
  const changed = [findChange(page), published[originalPath]?.date ?? ''].sort().at(-1)
  const write = createDayWriter(locale)
  // Until both are recorded in their order, no day is said.
  const words =
    translated && changed && translated < changed
      ? i18n.t('page.behind.dated', { translated: write(translated), changed: write(changed) })
      : i18n.t('page.behind.since')
  return { words, locale: original, path: originalPath }
}

/** The beginnings of the ids of texts, by the route that shows them. */
const kinds: Partial<Record<RouteName, string>> = {
  service: 'services',
  caseStudy: 'caseStudies',
  city: 'cities',
  cityService: 'cityServices',
  post: 'posts',
  issue: 'issues',
  course: 'courses',
  rules: 'laws',
}

function getPieceId({ name, params }: Page): string {
  const kind = legalPageNames.some((each) => each === name) ? `legal.${name}` : (kinds[name] ?? name)
  return [kind, ...Object.values(params)].join('.')
}

function isBehind(id: string, locale: Locale): boolean {
  const [kind, slug = ''] = id.split('.')
  if (kind === 'posts') return isOlder(readPostWords(slug, locale), postFiles.join(getPost(slug)))
  if (kind === 'issues') return isOlder(readIssueTranslation(slug, locale), issueFiles.join(getIssue(slug)))
  return listPieceTexts(id).some((text) => isStale(locale, text.id, text.english))
}

function isOlder(translation: object | undefined, original: string): boolean {
  const { source } = Object(translation) as { source?: string }
  return source !== undefined && source !== hashText(original)
}

/** The day of its last change that a piece says itself. */
function findChange({ name, params }: Page): string {
  const legalName = legalPageNames.find((each) => each === name)
  if (legalName) return legal[legalName].changed
  const post = 'post' in params && getPost(String(params.post))
  return post ? (post.updated ?? post.date) : ''
}
