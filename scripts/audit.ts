import { agents, ask, assistant, search } from './audit/answers.ts'
import { budgets } from './audit/budgets.ts'
import { complete, images } from './audit/documents.ts'
import { builtPages, editor, publishedUrls } from './audit/files.ts'
import { functions } from './audit/functions.ts'
import { alternates, socialImages, titles } from './audit/heads.ts'
import { legalChanges, legalPages } from './audit/legal.ts'
import { anchors, depth, links } from './audit/links.ts'
import { markdown } from './audit/markdown.ts'
import { newsletter } from './audit/newsletter.ts'
import { samples } from './audit/samples.ts'
import { type BuiltSite, readSite } from './audit/site.ts'
import { structuredData } from './audit/structured-data.ts'
import { typography } from './audit/typography.ts'
import { validHtml } from './audit/valid-html.ts'

/** The rules of the built site. */
const rules: Record<string, (site: BuiltSite) => string[] | Promise<string[]>> = {
  builtPages,
  complete,
  legalChanges,
  legalPages,
  newsletter,
  alternates,
  anchors,
  titles,
  typography,
  links,
  structuredData,
  images,
  depth,
  editor,
  markdown,
  samples,
  search,
  ask,
  agents,
  assistant,
  socialImages,
  validHtml,
  publishedUrls,
  functions,
  budgets,
}

const start = performance.now()
const site = readSite('dist/client')
let failed = 0
for (const [name, rule] of Object.entries(rules)) {
  const problems = await rule(site)
  if (problems.length === 0) continue
  failed += 1
  const shown = problems.slice(0, 20)
  const rest = problems.length - shown.length
  console.error(`${name}:\n${shown.map((problem) => `  ${problem}`).join('\n')}${rest ? `\n  … and ${rest} more` : ''}`)
}
const seconds = ((performance.now() - start) / 1000).toFixed(1)
console.log(
  `Audited ${site.documents.size} documents in ${seconds} s: ${Object.keys(rules).length - failed} rules kept, ${failed} broken.`,
)
process.exitCode = failed > 0 ? 1 : 0
