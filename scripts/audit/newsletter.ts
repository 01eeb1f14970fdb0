import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { hashIssue, newestIssues } from '../../pages/newsletter/issues.ts'
import { href } from '../../pages/routes.ts'
import { ofEach, type Rule } from './site.ts'

/**
 * The archive has each issue, whoever may subscribe can read the last one first, and each issue leads to the form. Beside it
 * stand the hashes of its words, with which a mail is compared before it is sent.
 */
export const newsletter: Rule = (site) => {
  const problems = checkPages(site)
  for (const issue of newestIssues) {
    const file = join(site.folder, `newsletter/${issue}.json`)
    if (!existsSync(file) || !isDeepStrictEqual(JSON.parse(readFileSync(file, 'utf8')), hashIssue(issue)))
      problems.push(`${file} has not the hashes of the issue: renderer/server/static-files/static-files.ts writes them`)
  }
  return problems
}

const checkPages = ofEach(function* ({ page, $ }) {
  const paths = newestIssues.map((issue) => href('issue', { issue }, page.locale))
  if (page.name === 'newsletter') {
    const found = $('#all h3 a')
      .toArray()
      .map(({ attribs }) => attribs.href)
    if (String(found) !== String(paths)) yield `lists [${found}], expected [${paths}]`
  }
  const hasForm = page.name === 'contact' || page.name === 'newsletter'
  if (hasForm && paths[0] && $(`form a[href="${paths[0]}"]`).length === 0)
    yield `who may subscribe cannot read the last issue first, ${paths[0]}`
  const form = `${href('newsletter', {}, page.locale)}#subscribe`
  if (page.name === 'issue' && $(`article a[href="${form}"]`).length === 0)
    yield `has no link to ${form}, where one subscribes`
})
