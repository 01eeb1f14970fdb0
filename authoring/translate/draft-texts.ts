import { readFileSync } from 'node:fs'
import type { ChatCompletionMessageParam } from 'openai/resources/chat/completions'
import * as v from 'valibot'
import { defaultLocale, type Locale, sourceLocale } from '../../locales/locales.ts'
import { tell } from '../../locales/owner.ts'
import { site } from '../../model/kinds/site.ts'
import { listTermsIn, readGlossary, type Term } from '../texts/glossary.ts'
import { documents, isDocument, type Translation } from '../texts/list-texts.ts'
import { listHeadingsAndCode, listLinks } from '../texts/passages.ts'
import { describeTranslation } from '../texts/report.ts'
import { compare, findTranslationError } from '../texts/translation-error.ts'
import { type Change, planTranslations } from '../texts/write-texts.ts'
import { type Batch, type Item, planBatches } from './batches.ts'
import type { Complete } from './client.ts'

/** The drafts that were written, and a line for each text that was not. */
export type Outcome = { drafted: Translation[]; problems: string[] }

type Save = (edits: Map<string, string>, isPart: boolean) => unknown

/**
 * Drafts the missing and stale translations. Each batch is saved as soon as it arrives, so that nothing is lost when a later
 * one fails. Reviewed translations are never touched.
 *
 * @param options `save` gets what each request makes of the files in `root` and whether it is part of what was saved before,
 *   `showProgress` a line for each
 */
export async function draftTexts(
  translations: Translation[],
  complete: Complete,
  { save, root, showProgress }: { save: Save; root?: string; showProgress?: (line: string) => void },
): Promise<Outcome> {
  const outcome: Outcome = { drafted: [], problems: [] }
  const batches = planBatches(translations)
  for (const [index, batch] of batches.entries()) {
    const [{ file }] = batch.translations
    showProgress?.(`${index + 1}/${batches.length} ${file}: ${batch.translations.length}`)
    const answer = readAnswer(batch.items, await complete(createMessages(batch)))
    const changes = createChanges(batch, answer)
    const { edits, written } = planTranslations(changes, root)
    await save(edits, outcome.drafted.length > 0)
    const left = changes.map(({ translation }) => translation).filter((translation) => !written.includes(translation))
    outcome.drafted.push(...written)
    outcome.problems.push(
      ...[...answer.problems].map(([id, problem]) => `${file}: ${id}: ${problem}`),
      ...left.map((translation) => `${describeTranslation(translation)}: ${tell('checks.draft.changed')}`),
    )
  }
  return outcome
}

function createChanges({ translations }: Batch, { texts }: Answer): Change[] {
  return translations.flatMap((translation): Change[] => {
    const { id, kind } = translation
    const ids = isDocument(kind) ? documents[kind].parts.map((part) => `${id}.${part}`) : [id]
    const parts = ids.map((part) => texts.get(part))
    return parts.every(Boolean) ? [{ translation, isDraft: true, words: parts.join('\n\n') }] : []
  })
}

/** The messages that ask for the translation of a batch, with the glossary's rules and terms. */
function createMessages(batch: Batch): ChatCompletionMessageParam[] {
  const [{ locale }] = batch.translations
  const english = batch.items.map((item) => item.english).join('\n')
  const terms = listTermsIn(readGlossary(), english)
  const texts = batch.items.map(({ id, english: text, earlier }) => ({ id, english: text, earlier }))
  return [
    { role: 'system', content: [createTask(locale), listRules(locale), listTerms(terms, locale)].join('\n\n') },
    { role: 'user', content: JSON.stringify({ texts }, undefined, 1) },
  ]
}

function createTask(locale: Locale): string {
  const sources = [...new Set<Locale>([sourceLocale, defaultLocale])].map(getEnglishName)
  return `You translate texts of the site of somebody who works alone (${site.owner.jobTitle}) from ${sources.join(' or ')} into
${getEnglishName(locale)} (${locale}), as a person would have written them in that language.
- Answer with JSON only: {"texts": [{"id": "…", "text": "…"}]}, one entry for each of the given texts, with its id.
- Keep figures, names, links, {placeholders} and what stands in brackets, such as [claim:teams]; leave code as it is, except its comments. Use no braces elsewhere.
- Markdown stays Markdown, with the same headings, lists, tables, code blocks and link addresses.
- Keep the length of the English: an id that ends in .title has room for 50 letters, one in .description for 155; a
  Chinese character takes the room of two.
- "earlier" is the translation of an older English text: keep its words where they still say what the English says.`
}

/** The introduction of the rules and their section on the language. */
function listRules(locale: Locale): string {
  const [introduction = '', ...sections] = readFileSync('locales/glossary.md', 'utf8').split(/^## /m)
  const own = sections.find((section) => section.startsWith(getEnglishName(locale)))
  return [introduction, own].filter(Boolean).join('\n## ').trim()
}

function listTerms(terms: Term[], locale: Locale): string {
  const rows = terms.map((term) => `- ${term.en[0]}: ${term[locale]?.[0] ?? ''}. ${term.note}`)
  return ['## Terms', ...rows].join('\n')
}

function getEnglishName(locale: Locale): string {
  return new Intl.DisplayNames('en', { type: 'language' }).of(locale) ?? locale
}

const answerSchema = v.object({
  texts: v.array(v.object({ id: v.string(), text: v.pipe(v.string(), v.trim(), v.nonEmpty()) })),
})

/** The usable texts of an answer, and the problem of each other one, by id. */
type Answer = { texts: Map<string, string>; problems: Map<string, string> }

/** Reads a model's answer. A text that lost a placeholder, a link or a heading is no translation. */
export function readAnswer(items: Item[], answer: string): Answer {
  const result = v.safeParse(v.pipe(v.string(), v.parseJson(), answerSchema), answer)
  if (!result.success)
    return { texts: new Map(), problems: new Map(items.map(({ id }) => [id, tell('checks.draft.json')])) }
  const texts = new Map<string, string>()
  const problems = new Map<string, string>()
  for (const item of items) {
    const text = result.output.texts.find(({ id }) => id === item.id)?.text
    const problem = text === undefined ? tell('checks.draft.left') : findProblem(item, text)
    if (problem) problems.set(item.id, problem)
    else if (text !== undefined) texts.set(item.id, text)
  }
  return { texts, problems }
}

function findProblem({ kind, english }: Item, text: string): string | undefined {
  const links = () => tell('checks.draft.links')
  if (kind === 'markdown') {
    const headings = () => tell('checks.draft.headings')
    return (
      compare(links, english, text, (words) => listLinks(words).sort()) ??
      compare(headings, english, text, listHeadingsAndCode)
    )
  }
  if (text.includes('\n')) return tell('checks.draft.lines')
  const problem = kind === 'line' ? undefined : findTranslationError(kind, english, text)
  return problem ?? compare(links, english, text, readAddresses)
}

function readAddresses(text: string): string[] {
  return (text.match(/https?:\/\/[^\s,;)，；）。]+|[\w.+-]+@[\w-]+\.\w+/g) ?? []).sort()
}
