import { loadLegalPage } from '../legal/load-legal-page.ts'
import type { LoadContext } from '../load-context.ts'

export type AccessibilityData = ReturnType<typeof loadAccessibility>

export function loadAccessibility(context: LoadContext) {
  return loadLegalPage(context, 'accessibility')
}
