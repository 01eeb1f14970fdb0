import { LegalPage } from '../legal/LegalPage.tsx'
import type { CookiesData } from './load.ts'

export function Cookies({ data }: { data: CookiesData }) {
  return <LegalPage data={data} />
}
