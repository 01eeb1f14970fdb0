import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { planPost } from '../authoring/new/post.ts'
import { listTranslations } from '../authoring/texts/list-texts.ts'
import { planAcceptance, planTranslations } from '../authoring/texts/write-texts.ts'
import { hashText } from '../locales/freshness.ts'
import { defaultLocale, localeCodes } from '../locales/locales.ts'
import { getIssue, issueSlugs } from '../model/kinds/issues.ts'
import { issueFiles } from '../model/kinds/newsletter-file.ts'
import { postSlugs } from '../model/kinds/posts.ts'
import { writeMarks } from '../model/kit/front-matter.ts'
import { findOwnerFile } from '../owner-files.ts'

// Completes a site that is made for tests: texts without translation get the original words, and there is a post and an issue.

const missing = listTranslations().filter(({ freshness }) => freshness === 'missing')
const filled = missing.map((translation) => ({ translation, isDraft: false, words: translation.english }))
for (const [file, text] of planTranslations(filled).edits) writeFileSync(findOwnerFile(file), text)
for (const [file, text] of planAcceptance(listTranslations()).edits) writeFileSync(findOwnerFile(file), text)
const issues = issueSlugs.map((slug) => [slug, issueFiles.join(getIssue(slug))] as const)
if (issueSlugs.every((slug) => getIssue(slug).draft)) issues.push(['an-issue', 'A subject\n\nA summary.\n\nThe words.'])
const made = [
  ...issues.flatMap(([slug, words]) =>
    localeCodes.map((locale) => {
      const facts = ['date: 2026-01-01', 'approved: 2026-01-01']
      const lines = locale === defaultLocale ? facts : writeMarks({ source: hashText(words), isDraft: false })
      return [issueFiles.getFile(slug, locale), issueFiles.writeText(words, lines)] as const
    }),
  ),
  ...(postSlugs.length > 0 ? [] : planPost('A post').files),
]
for (const [file, text] of made) {
  const path = findOwnerFile(file)
  if (existsSync(path)) continue
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}
