import { newestIssues } from '../../pages/data/issues.ts'
import { href } from '../../pages/data/routes.ts'
import { ofEach } from './site.ts'

/** The archive has each issue, whoever may subscribe can read the last one first, and each issue leads to the form. */
export const newsletter = ofEach(function* ({ page, $ }) {
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
