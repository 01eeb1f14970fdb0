import type { messageIds } from '../../locales/message-ids.ts'
import { loadOwnerI18n } from '../../locales/owner.ts'

const i18n = loadOwnerI18n('authoring/setup')

type Question = Extract<(typeof messageIds)[number], `setup.ask.${string}`>

/** How the owner is asked for an answer, by its key, such as `owner.name` or `words.hero.title`. */
export function nameQuestion(key: string): string {
  return i18n.t(`setup.ask.${key}` as Question)
}
