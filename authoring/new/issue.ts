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
  const all = new Map([...files].map(([file, text]) => [file, text.replace(pattern, '$1.jpg')]))
  const names = new Set([...files.values()].flatMap((text) => [...text.matchAll(pattern)].map(([, name = '']) => name)))
  for (const name of names) {
    const source = await sharp(findOwnerFile(`public${name}.webp`))
      .flatten({ background: '#fff' })
      .jpeg()
      .toBuffer()
    all.set(`public${name}.jpg`, source.toString('base64'))
  }
  return all
}

export function createIssueFiles(slug: string, post: string | undefined, day: string): Map<string, string> {
  if (post !== undefined && !postSlugs.includes(post))
    throw new Error(tell('issues.post', { folder: `content/blog/${post}/`, known: postSlugs.join(', ') }))
  const english =
    post === undefined ? createPlaceholder(defaultLocale) : shortenPost(post, defaultLocale, getPost(post))
  const source = hashText(issueFiles.join(english))
  const untranslated = writeMarks({ source: '00000000', isDraft: true })
  const write = (locale: Locale) => {
    // Words of a placeholder are none to send; those of a post have been read already.
    if (locale === defaultLocale)
      return issueFiles.write(english, [`date: ${day}`, ...(post === undefined ? ['draft: true'] : [])])
    if (post === undefined) return issueFiles.write(createPlaceholder(locale), untranslated)
    const words = readPostWords(post, locale)
    if (!words) return issueFiles.write(english, untranslated)
    const isDraft = 'draft' in words && words.draft === true
    return issueFiles.write(shortenPost(post, locale, words), writeMarks({ source, isDraft }))
  }
  return new Map(localeCodes.map((locale) => [issueFiles.getFile(slug, locale), write(locale)]))
}

function createPlaceholder(locale: Locale): IssueWords {
  const { subject, preview, body } = getPlaceholders(locale)
  return { subject, summary: preview, body }
}

/** Title, summary and first section of a post, with a link to the rest of it. */
function shortenPost(post: string, locale: Locale, { title, summary, body }: PostWords): IssueWords {
  // The text before the first heading that is not at the very beginning.
  const [first = ''] = body.trim().split(/(?<=\S\s*)^(?=## )/m)
  const section = includeExamples(post, first.trim())
  const label = createTranslator(locale)('newsletter.readArticle', newsletterTexts.readArticle)
  return { subject: cutSubject(title), summary, body: `${section}\n\n[${label}](/blog/${post})` }
}

/** Cuts a title between words to what a subject may have. */
export function cutSubject(title: string): string {
  const signs = [...new Intl.Segmenter().segment(title)].map(({ segment }) => segment)
  if (signs.length <= longestSubject) return title
  const start = signs.slice(0, longestSubject - 1).join('')
  // Chinese has no spaces to cut at.
  const end = start.lastIndexOf(' ')
  return `${(end > longestSubject / 2 ? start.slice(0, end) : start).replace(/[\s,;:，；：—–-]+$/u, '')}…`
}
