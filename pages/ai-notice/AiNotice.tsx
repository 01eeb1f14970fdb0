import { LegalPage } from '../legal/LegalPage.tsx'
import type { AiNoticeData } from './load.ts'

export function AiNotice({ data }: { data: AiNoticeData }) {
  return <LegalPage data={data} />
}
