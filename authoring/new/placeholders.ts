import { knownLocales, type Locale } from '../../locales/locales.ts'
import { readI18n } from '../../locales/server.ts'
import { memoize } from '../../memoize.ts'
import { getIssue, issueSlugs } from '../../model/kinds/issues.ts'
import { getPost, postSlugs } from '../../model/kinds/posts.ts'
import { isDocument, listWords, type Words } from '../texts/list-texts.ts'

// A new piece needs words before its owner has written them. They say in his language what belongs there, and stay out of the public.

/** The words that stand in a new piece until its owner writes his own, in his language. */
export function getPlaceholders(locale: Locale) {
  const i18n = readI18n(locale, 'authoring/new')
  return {
    summary: i18n.t('new.summary'),
    brief: [i18n.t('new.brief.first'), i18n.t('new.brief.second'), i18n.t('new.brief.third')],
    checked: i18n.t('new.checked'),
    heading: i18n.t('new.heading'),
    body: i18n.t('new.body'),
    subject: i18n.t('new.subject'),
    preview: i18n.t('new.preview'),
    teaser: i18n.t('new.teaser'),
    description: i18n.t('new.description'),
    intro: i18n.t('new.intro'),
    reader: i18n.t('new.reader'),
    learn: i18n.t('new.learn'),
    paragraph: i18n.t('new.paragraph'),
    text: i18n.t('new.text'),
  }
}

const listAll = memoize(() => new Set(knownLocales.flatMap((locale) => Object.values(getPlaceholders(locale)).flat())))

/** The first line of words that is still a placeholder, in whatever language. */
export function findPlaceholder(words: string): string | undefined {
  const all = listAll()
  return words.split('\n').find((line) => all.has(line.replace(/^#+ /, '').trim()))
}

/** The texts with a placeholder that the public would see: those of pieces, and of posts and issues that are no drafts. */
export function listPlaceholders(all = listWords()): Array<Words & { placeholder: string }> {
  const drafts = new Set([
    ...postSlugs.flatMap((slug) => (isKept(getPost(slug)) ? `posts.${slug}` : [])),
    ...issueSlugs.flatMap((slug) => (isKept(getIssue(slug)) ? `issues.${slug}` : [])),
  ])
  return all.flatMap((text) => {
    if (text.kind === 'interface' || (isDocument(text.kind) && drafts.has(text.id))) return []
    const placeholder = findPlaceholder(text.words)
    return placeholder === undefined ? [] : { ...text, placeholder }
  })
}

/** The public does not see it yet. */
function isKept({ draft, approved }: { draft?: boolean | undefined; approved?: string | undefined }): boolean {
  return draft === true || approved === undefined
}
