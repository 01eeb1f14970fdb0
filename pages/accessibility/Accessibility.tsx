import { LegalPage } from '../legal/LegalPage.tsx'
import type { AccessibilityData } from './load.ts'

export function Accessibility({ data }: { data: AccessibilityData }) {
  return <LegalPage data={data} />
}
