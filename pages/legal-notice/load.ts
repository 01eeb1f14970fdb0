import { loadLegalPage } from '../legal/load-legal-page.ts'
import type { LoadContext } from '../load-context.ts'

export type LegalNoticeData = ReturnType<typeof loadLegalNotice>

export function loadLegalNotice(context: LoadContext) {
  return loadLegalPage(context, 'legalNotice')
}
