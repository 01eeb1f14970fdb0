import { existsSync } from 'node:fs'
import { dirname } from 'node:path'
import sharp from 'sharp'
import { hashText } from '../../locales/freshness.ts'
import { defaultLocale, type Locale, localeCodes } from '../../locales/locales.ts'
import { tell } from '../../locales/owner.ts'
import { createTranslator } from '../../locales/server.ts'
import { includeExamples } from '../../model/kinds/examples.ts'
import { checkIssueSlug } from '../../model/kinds/issues.ts'
import { newsletterTexts } from '../../model/kinds/newsletter.ts'
import { type IssueWords, issueFiles, longestSubject } from '../../model/kinds/newsletter-file.ts'
import type { PostWords } from '../../model/kinds/post-file.ts'
import { getPost, postSlugs, readPostWords } from '../../model/kinds/posts.ts'
import { writeMarks } from '../../model/kit/front-matter.ts'
import { today } from '../../model/today.ts'
import { findOwnerFile } from '../../owner-files.ts'
import { saveForEditor } from '../setup/write-changes.ts'
import { getPlaceholders } from './placeholders.ts'

/** Makes the files of an issue in each language, on request from a post, and returns the next steps. */
export async function createIssue(slug: string, post: string | undefined): Promise<string> {
  checkIssueSlug(slug)
  const files = createIssueFiles(slug, post, today())
  const folder = dirname(issueFiles.getFile(slug, defaultLocale))
  if (existsSync(folder)) throw new Error(tell('issues.taken', { folder: `${folder}/` }))
  const about = { id: `issues.${slug}`, page: `/newsletter/${slug}`, after: tell('issues.new') }
  await saveForEditor(about, await withMailPictures(files))
  const [first = '', ...others] = files.keys()
  return tell('issues.made', { slug, first, files: [first, ...others].join(', ') })
}

/** The files with JPEGs in the place of the editor's WebP pictures, which not all mail programs show. */
export async function withMailPictures(files: ReadonlyMap<string, string>): Promise<Map<string, string>> {
  const pattern = /(?<=\]\()(\/media\/[\w.-]+)\.webp(?=[\s)])/g
  const all: Array<[file: string, text: string]> = [...files].map(([file, text]) => [
    file,
    text.replace(pattern, '$1.jpg'),
  ])
  const names = new Set([...files.values()].flatMap((text) => [...text.matchAll(pattern)].map(([, name = '']) => name)))
  for (const name of names) {
    const source = await sharp(findOwnerFile(`public${name}.webp`))
      .flatten({ background: '#fff' })
      .jpeg()
      .toBuffer()
    all.push([`public${name}.jpg`, source.toString('base64')])
  }
  return new Map(all)
}

export function createIssueFiles(slug: string, post: string | undefined, day: string): Map<string, string> {
  if (post !== undefined && !postSlugs.includes(post)) {
    throw new Error(tell('issues.post', { folder: `content/blog/${post}/`, known: postSlugs.join(', ') }))
  }
  const english =
    post === undefined ? createPlaceholder(defaultLocale) : shortenPost(post, defaultLocale, getPost(post))
  const source = hashText(issueFiles.join(english))
  const translate = (locale: Locale) => {
    const words = post === undefined ? undefined : readPostWords(post, locale)
    // Words of a placeholder are none to send; those of a post have been read already.
    if (post === undefined || !words)
      return issueFiles.write(
        post === undefined ? createPlaceholder(locale) : english,
        writeMarks({ source: '00000000', isDraft: true }),
      )
    const isDraft = 'draft' in words && words.draft === true
    return issueFiles.write(shortenPost(post, locale, words), writeMarks({ source, isDraft }))
  }
  const first = issueFiles.write(english, [`date: ${day}`, ...(post === undefined ? ['draft: true'] : [])])
  return new Map(
    localeCodes.map((locale) => [
      issueFiles.getFile(slug, locale),
      locale === defaultLocale ? first : translate(locale),
    ]),
  )
}

function createPlaceholder(locale: Locale): IssueWords {
  const { subject, preview, body } = getPlaceholders(locale)
  return { subject, summary: preview, body }
}

/** Title, summary and first section of a post, with a link to the rest of it. */
function shortenPost(post: string, locale: Locale, { title, summary, body }: PostWords): IssueWords {
  const section = includeExamples(post, findFirstSection(body))
  const label = createTranslator(locale)('newsletter.readArticle', newsletterTexts.readArticle)
  return { subject: cutSubject(title), summary, body: `${section}\n\n[${label}](/blog/${post})` }
}

/** The text before the first heading that is not at the very beginning. */
function findFirstSection(body: string): string {
  const [first = ''] = body.trim().split(/(?<=\S\s*)^(?=## )/m)
  return first.trim()
}

/**
 * Cuts a title between words to what a subject may have.
 *
 * @example cutSubject('Short enough') // 'Short enough'
 */
export function cutSubject(title: string): string {
  const signs = [...new Intl.Segmenter().segment(title)].map(({ segment }) => segment)
  if (signs.length <= longestSubject) return title
  const start = signs.slice(0, longestSubject - 1).join('')
  // Chinese has no spaces to cut at.
  const end = start.lastIndexOf(' ')
  return `${(end > longestSubject / 2 ? start.slice(0, end) : start).replace(/[\s,;:，；：—–-]+$/u, '')}…`
}
