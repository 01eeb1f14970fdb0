import { weighPage } from '../build/weigh.ts'
import type { Rule } from './site.ts'

/** Kilobytes of brotli for the first load of any page. */
const limits = { javaScript: 88, css: 12, html: 16, htmlOfPost: 24 }

/** No page weighs more than its budget; the message names the files that weigh most. */
export const budgets: Rule = ({ folder, documents }) => {
  const problems: string[] = []
  for (const { file, page } of documents.values()) {
    const weight = weighPage(folder, file)
    if (weight.css === 0) problems.push(`${file} has no stylesheet; renderer/server/document-assets.ts writes it`)
    if (weight.scripts.length === 0)
      problems.push(`${file} starts no script; renderer/server/document-assets.ts writes it`)
    const check = (what: string, bytes: number, limit: number, parts: string) => {
      const size = bytes / 1024
      if (size > limit) problems.push(`${file}: ${what} ${size.toFixed(1)} KB of ${limit} KB. ${parts}`)
    }
    const scripts = weight.scripts.slice(0, 3).map(({ file: name, bytes }) => `${name} ${(bytes / 1024).toFixed(1)} KB`)
    check('JavaScript', weight.javaScript, limits.javaScript, `The heaviest: ${scripts.join(', ')}`)
    check('CSS', weight.css, limits.css, 'It is one stylesheet for the whole site: see *.module.css')
    const limit = page.name === 'post' ? limits.htmlOfPost : limits.html
    check('HTML without CSS', weight.html, limit, 'Its text stands twice: as HTML and as the data to hydrate from')
  }
  return problems
}
