import type { ChatCompletionMessageParam } from 'openai/resources/chat/completions'
import { site } from '../../content/site.ts'
import { defaultLocale, type Locale, sourceLocale } from '../../locales/locales.ts'
import { documents, isDocument } from '../texts/documents.ts'
import { type Glossary, listTermsIn, type Term } from '../texts/glossary.ts'
import type { EnglishText, Translation } from '../texts/list-texts.ts'
import type { Batch } from './batches.ts'

/** The contents of a request besides the texts themselves. */
export type PromptContext = {
  /** `locales/glossary.md` */
  rules: string
  glossary: Glossary
  /** All translations of the site, for the neighbours. */
  translations: Translation[]
}

/** The messages that ask for the translation of a batch, with the glossary's rules and terms and reviewed neighbours. */
export function createMessages(
  batch: Batch,
  { rules, glossary, translations }: PromptContext,
): ChatCompletionMessageParam[] {
  const [{ locale }] = batch.translations
  const english = batch.items.map((item) => item.english).join('\n')
  const terms = listTermsIn(glossary, english)
  const request = {
    texts: batch.items.map(({ id, english: text, earlier }) => ({ id, english: text, earlier })),
    neighbours: listNeighbours(batch, translations),
  }
  return [
    {
      role: 'system',
      content: [createTask(locale), listRules(rules, locale), listTerms(terms, locale)].join('\n\n'),
    },
    { role: 'user', content: JSON.stringify(request, undefined, 1) },
  ]
}

function createTask(locale: Locale): string {
  const sources = [...new Set<Locale>([sourceLocale, defaultLocale])].map(getEnglishName)
  return `You translate texts of the site of somebody who works alone (${site.owner.jobTitle}) from ${sources.join(' or ')} into
${getEnglishName(locale)} (${locale}), as a person would have written them in that language.
- Answer with JSON only: {"texts": [{"id": "…", "text": "…"}]}, one entry for each of the given texts, with its id.
- Keep figures, names, links and {placeholders}; leave code as it is, except its comments. Use no braces elsewhere.
- Markdown stays Markdown, with the same headings, lists, tables, code blocks and link addresses.
- Keep the length of the English: an id that ends in .title has room for 50 letters, one in .description for 155; a
  Chinese character takes the room of two.
- "earlier" is the translation of an older English text: keep its words where they still say what the English says.
- "neighbours" stand near the texts, reviewed; follow their voice and their words.`
}

/** The introduction of the rules and their section on the language. */
function listRules(rules: string, locale: Locale): string {
  const [introduction = '', ...sections] = rules.split(/^## /m)
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

/** How many neighbours a request shows, and how much of each. */
const most = { neighbours: 12, letters: 1500 }

/** The nearest reviewed translations of the same catalog, or for a post or an issue one of the others. */
function listNeighbours({ translations: [first, ...rest] }: Batch, all: Translation[]) {
  const asked = new Set([first, ...rest].map(({ id }) => id))
  const near = all.filter(({ locale, translations }) => locale === first.locale && isSimilar(translations, first))
  const place = near.findIndex(({ id }) => id === first.id)
  return near
    .map((text, index) => ({ ...text, distance: Math.abs(index - place) }))
    .filter(({ id, text, isDraft, freshness }) => text && !isDraft && freshness !== 'stale' && !asked.has(id))
    .sort((a, b) => a.distance - b.distance)
    .slice(0, isDocument(first.kind) ? 1 : most.neighbours)
    .map(({ id, english, text = '' }) => ({
      id,
      english: english.slice(0, most.letters),
      text: text.slice(0, most.letters),
    }))
}

function isSimilar(translations: string, { kind, translations: own }: EnglishText): boolean {
  return isDocument(kind) ? translations.startsWith(documents[kind].folder) : translations === own
}
