import { LegalPage } from '../legal/LegalPage.tsx'
import type { LegalNoticeData } from './load.ts'

export function LegalNotice({ data }: { data: LegalNoticeData }) {
  return <LegalPage data={data} />
}
