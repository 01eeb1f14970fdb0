import { LegalPage } from '../legal/LegalPage.tsx'
import type { AiNoticeData } from './data.ts'

export function AiNotice({ data }: { data: AiNoticeData }) {
  return <LegalPage data={data} />
}
