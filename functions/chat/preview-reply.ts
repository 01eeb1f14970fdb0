import type { Locale } from '../../locales/locales.ts'
import { loadFunctionI18n } from '../../locales/server.ts'
import type { Project } from './find-project.ts'
import type { Reply } from './model-reply.ts'
import type { Message } from './read-conversation.ts'

/**
 * The reply without an API key: it says so, describes the project and repeats the question, in the page's language.
 */
export function createPreviewReply({ title, summary, features }: Project, locale: Locale, messages: Message[]): Reply {
  const i18n = loadFunctionI18n(locale, 'assistant')
  const question = messages.at(-1)?.content ?? ''
  const paragraphs = [
    i18n.t('assistant.preview.simulated', { title }),
    summary,
    `${i18n.t('assistant.preview.features')}\n${features.map((feature) => `- ${feature}`).join('\n')}`,
    i18n.t('assistant.preview.question', { question }),
    i18n.t('assistant.preview.production'),
  ]
  return async function* reply() {
    for (const paragraph of paragraphs) yield { event: 'delta', data: { text: `${paragraph}\n\n` } }
    yield { event: 'done', data: {} }
  }
}
