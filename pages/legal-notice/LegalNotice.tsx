import { LegalPage } from '../legal/LegalPage.tsx'
import type { LegalNoticeData } from './data.ts'

export function LegalNotice({ data }: { data: LegalNoticeData }) {
  return <LegalPage data={data} />
}
