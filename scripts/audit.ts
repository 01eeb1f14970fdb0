import { findOwnerFile } from '../owner-files.ts'
import { agents, ask, assistant, search, spellings } from './audit/answers.ts'
import { budgets } from './audit/budgets.ts'
import { complete, images, newsletter, samples, typography, validHtml } from './audit/documents.ts'
import { builtPages, editor, publishedUrls } from './audit/files.ts'
import { functions } from './audit/functions.ts'
import { alternates, socialImages, titles } from './audit/heads.ts'
import { legalChanges, legalPages } from './audit/legal.ts'
import { anchors, depth, links } from './audit/links.ts'
import { markdown } from './audit/markdown.ts'
import { type BuiltSite, readSite } from './audit/site.ts'
import { structuredData } from './audit/structured-data.ts'
import { runCommand } from './shared/command.ts'

type Check = (site: BuiltSite) => string[] | Promise<string[]>

const mostShown = 20

/** High: a visitor, a search engine or the law meets the fault. Low: the page works, but not well. Both fail the audit. */
const rules: Record<string, ['high' | 'low', Check, remedy: string]> = {
  builtPages: ['high', builtPages, 'Compare pages/data/route-facts.ts with dist/client.'],
  complete: ['high', complete, 'Render on the server what the page waits for.'],
  legalChanges: ['high', legalChanges, 'Write the day of the change into content/legal.'],
  legalPages: ['high', legalPages, 'Complete the legal notice and the footer.'],
  newsletter: ['low', newsletter, 'Link the archive, the last issue and the form.'],
  alternates: ['high', alternates, 'See pages/data/all-pages.ts.'],
  anchors: ['low', anchors, 'Give the heading or the answer an id.'],
  titles: ['low', titles, 'Give each page a short title of its own.'],
  typography: ['low', typography, 'Set the marks by the rules of the language.'],
  links: ['high', links, 'Make links with href() or Link, or remove them.'],
  structuredData: ['low', structuredData, 'See renderer/server/structured-data/.'],
  images: ['low', images, 'Give the picture a width and a height.'],
  depth: ['low', depth, 'Link the page from its index page.'],
  editor: ['high', editor, 'Build without EDITING.'],
  markdown: ['low', markdown, 'See renderer/server/markdown.ts.'],
  samples: ['high', samples, 'Put <SampleMark /> beside the sample.'],
  search: ['low', search, 'Add synonyms or keywords; see CONTRIBUTING.md.'],
  spellings: ['low', spellings, 'See search/fold-number.ts and search/join-words.ts.'],
  ask: ['low', ask, 'Add questions or synonyms; see CONTRIBUTING.md.'],
  agents: ['low', agents, 'See renderer/server/sections.ts.'],
  assistant: ['low', assistant, 'Suggest questions that its page answers.'],
  socialImages: ['low', socialImages, 'See scripts/build/pictures/.'],
  validHtml: ['high', validHtml, 'Follow https://html-validate.org/rules/.'],
  publishedUrls: ['high', publishedUrls, 'Add the URL to content/redirects.json.'],
  functions: ['high', functions, 'Keep `config` literal; list files in netlify.toml.'],
  budgets: ['low', budgets, 'Make it lighter; see scripts/shared/budgets.ts.'],
}

const usage = `npm run audit -- [--json]
  checks the built site; with --json it prints each rule with its severity, its remedy and all its problems; use npm --silent`

await runCommand({ usage, flags: ['bundled', 'json'] }, async ({ has }) => {
  // Rules print notes, which do not belong to the JSON.
  const { log } = console
  if (has('json')) console.log = console.error
  const start = performance.now()
  const site = readSite(findOwnerFile('dist/client'))
  const results = []
  for (const [id, [severity, check, remedy]] of Object.entries(rules))
    results.push({ id, severity, remedy, problems: await check(site) })
  console.log = log
  const broken = results.filter(({ problems }) => problems.length > 0)
  const code = broken.length > 0 ? 1 : 0
  if (has('json')) return { text: JSON.stringify(results, null, 2), code }
  for (const { id, severity, remedy, problems } of broken) {
    const rest = problems.length - mostShown
    const shown = [...problems.slice(0, mostShown), ...(rest > 0 ? [`… and ${rest} more`] : [])]
    console.error(`${id} (${severity}). ${remedy}\n${shown.map((problem) => `  ${problem}`).join('\n')}`)
  }
  const seconds = ((performance.now() - start) / 1000).toFixed(1)
  const kept = results.length - broken.length
  return {
    text: `Audited ${site.documents.size} documents in ${seconds} s: ${kept} rules kept, ${broken.length} broken.`,
    code,
  }
})
