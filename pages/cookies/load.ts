import { loadLegalPage } from '../legal/load-legal-page.ts'
import type { LoadContext } from '../load-context.ts'

export type CookiesData = ReturnType<typeof loadCookies>

export function loadCookies(context: LoadContext) {
  return loadLegalPage(context, 'cookies')
}
