import type { Locale } from '../../locales/locales.ts'
import { loadFunctionI18n } from '../../locales/server.ts'
import { createSource } from '../../retrieval/ask.ts'
import { escapeMarkdown } from './escape-markdown.ts'
import type { Project } from './find-project.ts'
import type { Reply } from './model-reply.ts'
import type { RankPassages } from './rank-passages.ts'
import type { Message } from './read-conversation.ts'

/** Passages that answer a question, and that come nearest where none answers it. */
const most = { answering: 3, nearest: 2 }

/** The share of a question that a passage must cover to come near it. */
const leastCoverage = 0.5

/**
 * The reply without an API key, in the page's language: it says that no model answers, repeats the question, and quotes what the
 * site says to it of the project, or says that it does not. The first one also describes the project.
 */
export function createPreviewReply(
  { title, summary, features }: Project,
  rank: RankPassages,
  locale: Locale,
  messages: Message[],
): Reply {
  const i18n = loadFunctionI18n(locale, 'assistant')
  const question = messages.at(-1)?.content ?? ''
  const isFirst = messages.length === 1
  const ranking = rank(question)
  const { answering, ranked, rate } = ranking ?? { answering: [], ranked: [], rate: () => 0 }
  const isAnswered = answering.length > 0
  const shown = isAnswered
    ? answering.slice(0, most.answering)
    : ranked.filter(({ coverage }) => coverage >= leastCoverage).slice(0, most.nearest)
  const sources = shown.map((found, index) => createSource(found, index + 1, locale, rate))
  const paragraphs = [
    i18n.t('assistant.preview.simulated', { title }),
    isFirst && summary,
    isFirst && `${i18n.t('assistant.preview.features')}\n${features.map((feature) => `- ${feature}`).join('\n')}`,
    i18n.t('assistant.preview.question', { question }),
    isFirst && i18n.t('assistant.preview.production'),
    isAnswered && i18n.t('assistant.preview.found'),
    ...(isAnswered ? sources.map(({ n, passage }) => `> ${escapeMarkdown(`${passage} [${n}]`)}`) : []),
    ranking && !isAnswered && i18n.t('assistant.preview.none'),
    !isAnswered && sources.length > 0 && i18n.t('assistant.preview.nearest'),
  ].filter((paragraph) => typeof paragraph === 'string')
  return async function* reply() {
    for (const paragraph of paragraphs) yield { event: 'delta', data: { text: `${paragraph}\n\n` } }
    if (sources.length > 0) yield { event: 'delta', data: { text: '', sources } }
    yield { event: 'done', data: {} }
  }
}
