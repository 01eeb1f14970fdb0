import { loadLegalPage } from '../legal/load-legal-page.ts'
import type { LoadContext } from '../load-context.ts'

export type PrivacyData = ReturnType<typeof loadPrivacy>

export function loadPrivacy(context: LoadContext) {
  return loadLegalPage(context, 'privacy')
}
