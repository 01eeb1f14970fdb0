import { agents } from './audit/agents.ts'
import { alternates } from './audit/alternates.ts'
import { anchors } from './audit/anchors.ts'
import { ask } from './audit/ask.ts'
import { assistant } from './audit/assistant.ts'
import { budgets } from './audit/budgets.ts'
import { complete } from './audit/complete.ts'
import { depth } from './audit/depth.ts'
import { editor } from './audit/editor.ts'
import { feeds } from './audit/feeds.ts'
import { functions } from './audit/functions.ts'
import { headings } from './audit/headings.ts'
import { images } from './audit/images.ts'
import { inlineScripts } from './audit/inline-scripts.ts'
import { landmarks } from './audit/landmarks.ts'
import { languageMenu } from './audit/language-menu.ts'
import { legalChanges, legalPages } from './audit/legal.ts'
import { links } from './audit/links.ts'
import { markdown } from './audit/markdown.ts'
import { newsletter } from './audit/newsletter.ts'
import { builtPages } from './audit/pages.ts'
import { publishedUrls } from './audit/published.ts'
import { samples } from './audit/samples.ts'
import { search } from './audit/search.ts'
import { type BuiltSite, readSite } from './audit/site.ts'
import { sitemap } from './audit/sitemap.ts'
import { socialImages } from './audit/social-images.ts'
import { structuredData } from './audit/structured-data.ts'
import { titles } from './audit/titles.ts'
import { typography } from './audit/typography.ts'
import { validHtml } from './audit/valid-html.ts'

/** The rules of the built site, one file each. */
const rules: Record<string, (site: BuiltSite) => string[] | Promise<string[]>> = {
  builtPages,
  complete,
  inlineScripts,
  languageMenu,
  legalChanges,
  legalPages,
  newsletter,
  alternates,
  headings,
  anchors,
  landmarks,
  titles,
  typography,
  links,
  sitemap,
  structuredData,
  images,
  depth,
  editor,
  feeds,
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
