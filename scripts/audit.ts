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

type AuditRule = {
  id: string
  /** High: a visitor, a search engine or the law meets the fault. Low: the page works, but not well. Both fail the audit. */
  severity: 'high' | 'low'
  check: (site: BuiltSite) => string[] | Promise<string[]>
  remedy: string
}

const mostShown = 20

const rules: AuditRule[] = [
  {
    id: 'builtPages',
    severity: 'high',
    check: builtPages,
    remedy: 'Compare pages/data/route-facts.ts with dist/client.',
  },
  { id: 'complete', severity: 'high', check: complete, remedy: 'Render on the server what the page waits for.' },
  {
    id: 'legalChanges',
    severity: 'high',
    check: legalChanges,
    remedy: 'Write the day of the change into content/legal.',
  },
  { id: 'legalPages', severity: 'high', check: legalPages, remedy: 'Complete the legal notice and the footer.' },
  { id: 'newsletter', severity: 'low', check: newsletter, remedy: 'Link the archive, the last issue and the form.' },
  { id: 'alternates', severity: 'high', check: alternates, remedy: 'See pages/data/all-pages.ts.' },
  { id: 'anchors', severity: 'low', check: anchors, remedy: 'Give the heading or the answer an id.' },
  { id: 'titles', severity: 'low', check: titles, remedy: 'Give each page a short title of its own.' },
  { id: 'typography', severity: 'low', check: typography, remedy: 'Set the marks by the rules of the language.' },
  { id: 'links', severity: 'high', check: links, remedy: 'Make links with href() or Link, or remove them.' },
  { id: 'structuredData', severity: 'low', check: structuredData, remedy: 'See renderer/server/structured-data/.' },
  { id: 'images', severity: 'low', check: images, remedy: 'Give the picture a width and a height.' },
  { id: 'depth', severity: 'low', check: depth, remedy: 'Link the page from its index page.' },
  { id: 'editor', severity: 'high', check: editor, remedy: 'Build without EDITING.' },
  { id: 'markdown', severity: 'low', check: markdown, remedy: 'See renderer/server/markdown.ts.' },
  { id: 'samples', severity: 'high', check: samples, remedy: 'Put <SampleMark /> beside the sample.' },
  { id: 'search', severity: 'low', check: search, remedy: 'Add synonyms or keywords; see CONTRIBUTING.md.' },
  { id: 'spellings', severity: 'low', check: spellings, remedy: 'See search/fold-number.ts and search/join-words.ts.' },
  { id: 'ask', severity: 'low', check: ask, remedy: 'Add questions or synonyms; see CONTRIBUTING.md.' },
  { id: 'agents', severity: 'low', check: agents, remedy: 'See renderer/server/sections.ts.' },
  { id: 'assistant', severity: 'low', check: assistant, remedy: 'Suggest questions that its page answers.' },
  { id: 'socialImages', severity: 'low', check: socialImages, remedy: 'See scripts/build/pictures/.' },
  { id: 'validHtml', severity: 'high', check: validHtml, remedy: 'Follow https://html-validate.org/rules/.' },
  { id: 'publishedUrls', severity: 'high', check: publishedUrls, remedy: 'Add the URL to content/redirects.json.' },
  { id: 'functions', severity: 'high', check: functions, remedy: 'Keep `config` literal; list files in netlify.toml.' },
  { id: 'budgets', severity: 'low', check: budgets, remedy: 'Make it lighter; see scripts/shared/budgets.ts.' },
]

const usage = `npm run audit -- [--json]
  checks the built site; with --json it prints each rule with its severity, its remedy and all its problems; use npm --silent`

await runCommand({ usage, flags: ['bundled', 'json'] }, async ({ has }) => {
  // Rules print notes, which do not belong to the JSON.
  const { log } = console
  if (has('json')) console.log = console.error
  const start = performance.now()
  const site = readSite(findOwnerFile('dist/client'))
  const results = []
  for (const { id, severity, remedy, check } of rules)
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
  const kept = rules.length - broken.length
  return {
    text: `Audited ${site.documents.size} documents in ${seconds} s: ${kept} rules kept, ${broken.length} broken.`,
    code,
  }
})
