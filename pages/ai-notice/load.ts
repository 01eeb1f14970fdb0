import { loadLegalPage } from '../legal/load-legal-page.ts'
import type { LoadContext } from '../load-context.ts'

export type AiNoticeData = ReturnType<typeof loadAiNotice>

export function loadAiNotice(context: LoadContext) {
  return loadLegalPage(context, 'aiNotice')
}
