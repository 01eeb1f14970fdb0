import type { Locale } from '../../locales/locales.ts'
import { loadFunctionI18n } from '../../locales/server.ts'
import { showAnswer } from '../../search/shown-answer.ts'
import { type FindPassages, isAnswered } from './find-passages.ts'
import type { Project } from './find-project.ts'
import type { Reply } from './model-reply.ts'
import type { Message } from './read-conversation.ts'

/**
 * The reply without an API key, in the page's language: it says that no model answers, repeats the question, and quotes what the
 * site says to it of the project, or says that it does not. The first one also describes the project.
 */
export function createPreviewReply(
  { title, summary, features }: Project,
  find: FindPassages,
  locale: Locale,
  messages: Message[],
): Reply {
  const i18n = loadFunctionI18n(locale, 'assistant')
  const question = messages.at(-1)?.content ?? ''
  const isFirst = messages.length === 1
  return async function* reply() {
    const findings = await find(question)
    const { answers: sources } = findings ? showAnswer(findings) : { answers: [] }
    const isFound = sources.length > 0 && isAnswered(findings)
    const paragraphs = [
      i18n.t('assistant.preview.simulated', { title }),
      isFirst && summary,
      isFirst && `${i18n.t('assistant.preview.features')}\n${features.map((feature) => `- ${feature}`).join('\n')}`,
      i18n.t('assistant.preview.question', { question }),
      isFirst && i18n.t('assistant.preview.production'),
      isFound && i18n.t('assistant.preview.found'),
      ...(isFound ? sources.map(({ passage }, index) => `> ${escapeMarkdown(`${passage} [${index + 1}]`)}`) : []),
      findings && !isFound && i18n.t('assistant.preview.none'),
      !isFound && sources.length > 0 && i18n.t('assistant.preview.nearest'),
    ].filter((paragraph) => typeof paragraph === 'string')
    for (const paragraph of paragraphs) yield { event: 'delta', data: { text: `${paragraph}\n\n` } }
    if (sources.length > 0) yield { event: 'delta', data: { text: '', sources } }
    yield { event: 'done', data: {} }
  }
}

/** Keeps the signs of a text from being Markdown. */
export function escapeMarkdown(text: string): string {
  return text.replace(/[\\`*_[\]<>#|~]/g, '\\$&')
}
