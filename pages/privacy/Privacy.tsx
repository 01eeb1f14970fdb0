import { LegalPage } from '../legal/LegalPage.tsx'
import type { PrivacyData } from './load.ts'

export function Privacy({ data }: { data: PrivacyData }) {
  return <LegalPage data={data} />
}
