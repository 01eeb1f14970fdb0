import { refuse } from '../../owner-error.ts'
import { say } from '../../owner-words.ts'
import { issueFiles } from './newsletter-file.ts'
import { firstLanguage } from './site.ts'

// An issue is one Markdown text, from which its page in the archive and both parts of its mail are made. Read from the disk like
// posts (model/kinds/posts.ts).

const { folder, getFile } = issueFiles

/** The page after the form was sent has this name. */
const takenSlugs = ['check-inbox']

export const { slugs: issueSlugs, get: getIssue } = issueFiles.readAll()

for (const slug of issueSlugs) checkIssueSlug(slug)

/** A translation of an issue, also a draft; undefined if there is none. @throws OwnerError that names file and field */
export function readIssueTranslation(slug: string, language: string) {
  const translation = issueFiles.readTranslation(slug, language)
  const { date } = getIssue(slug)
  if (translation?.date && translation.date !== date) {
    const [file, first] = [getFile(slug, language), getFile(slug, firstLanguage)]
    throw refuse('wrong-value', { file, field: 'date' }, say('problems.sameDate', { date, file: first }))
  }
  return translation
}

/** @throws OwnerError that shows the form of an issue's name */
export function checkIssueSlug(slug: string): void {
  const place = { file: `${folder}/${slug}` }
  if (takenSlugs.includes(slug))
    throw refuse('wrong-value', place, say('problems.taken', { path: `/newsletter/${slug}` }))
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)) throw refuse('wrong-value', place, say('problems.itemId'))
}
