import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { createIssueFiles } from '../authoring/new/issue.ts'
import { planPost } from '../authoring/new/post.ts'
import { listTranslations } from '../authoring/texts/list-texts.ts'
import { planAcceptance, planTranslations } from '../authoring/texts/write-texts.ts'
import { hashText } from '../locales/freshness.ts'
import { localeCodes } from '../locales/locales.ts'
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
const issues = issueSlugs.flatMap((slug) => {
  const words = issueFiles.join(getIssue(slug))
  const text = issueFiles.writeText(words, writeMarks({ source: hashText(words), isDraft: false }))
  return localeCodes.map((locale) => [issueFiles.getFile(slug, locale), text] as const)
})
const made = [
  ...(issues.length > 0 ? issues : createIssueFiles('an-issue', undefined, '2026-01-01')),
  ...(postSlugs.length > 0 ? [] : planPost('A post').files),
]
for (const [file, text] of made) {
  const path = findOwnerFile(file)
  if (existsSync(path)) continue
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, text)
}
