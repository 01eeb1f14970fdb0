import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { hashIssue, newestIssues } from '../../pages/newsletter/issues.ts'
import { href } from '../../pages/routes.ts'
import type { Rule } from './site.ts'

/**
 * The archive has each issue, whoever may subscribe can read the last one first, and each issue leads to the form. Beside it
 * stand the hashes of its words, with which a mail is compared before it is sent.
 */
export const newsletter: Rule = ({ folder, documents }) => {
  const problems: string[] = []
  for (const { file, page, $ } of documents.values()) {
    const paths = newestIssues.map((issue) => href('issue', { issue }, page.locale))
    if (page.name === 'newsletter') {
      const found = $('#all h3 a')
        .toArray()
        .map(({ attribs }) => attribs.href)
      if (String(found) !== String(paths)) problems.push(`${file} lists [${found}], expected [${paths}]`)
    }
    const hasForm = page.name === 'contact' || page.name === 'newsletter'
    if (hasForm && paths[0] && $(`form a[href="${paths[0]}"]`).length === 0) {
      problems.push(`${file}: who may subscribe cannot read the last issue first, ${paths[0]}`)
    }
    const form = `${href('newsletter', {}, page.locale)}#subscribe`
    if (page.name === 'issue' && $(`article a[href="${form}"]`).length === 0) {
      problems.push(`${file} has no link to ${form}, where one subscribes`)
    }
  }
  for (const issue of newestIssues) {
    const file = `newsletter/${issue}.json`
    const isThere = existsSync(join(folder, file))
    if (!isThere || !isDeepStrictEqual(JSON.parse(readFileSync(join(folder, file), 'utf8')), hashIssue(issue))) {
      problems.push(`${file} has not the hashes of the issue: renderer/server/static-files/static-files.ts writes them`)
    }
  }
  return problems
}
