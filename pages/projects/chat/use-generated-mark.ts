import { useLingui } from '@lingui/react'
import { createDateFormat } from '../../../locales/date-format.ts'
import { useLocale } from '../../ui/use-locale.ts'
import type { ChatMessage } from './use-chat.ts'

/** Adds to the words of a reply that a model has written who wrote them, for text that leaves the dialog (AI Act art. 50(2)). */
export function useGeneratedMark(): (message: ChatMessage) => string {
  const { i18n } = useLingui()
  const locale = useLocale()
  return ({ content, isGenerated }) => {
    if (!isGenerated) return content
    const date = createDateFormat(locale, { dateStyle: 'long' }).format(new Date())
    return `${content.trimEnd()}\n\n${i18n.t('projects.chat.generated', { date })}`
  }
}
