import { LegalPage } from '../legal/LegalPage.tsx'
import type { AccessibilityData } from './data.ts'

export function Accessibility({ data }: { data: AccessibilityData }) {
  return <LegalPage data={data} />
}
