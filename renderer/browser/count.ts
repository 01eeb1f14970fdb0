import { areVisitsCounted } from '../../model/kinds/visits.ts'
import type { Visit } from '../../pages/ui/visit.ts'

// Tells once, when the document is hidden or left, which pages were opened in it, and nothing about who did. It stores nothing.
// Whoever objects by a setting of the browser is not counted. At most 400 bytes: renderer/tests/count.e2e.ts.

const agent = navigator as Navigator & { globalPrivacyControl?: boolean }
const shown = document

if (areVisitsCounted && !agent.globalPrivacyControl && agent.doNotTrack !== '1') {
  // `zh-Hans` is the language zh.
  const locale = shown.documentElement.lang.slice(0, 2)
  let visit: Visit | undefined = {
    from: shown.referrer.split('/')[2] ?? '',
    views: [{ page: shown.getElementById('root')?.dataset.path?.replace(RegExp(`^/${locale}\\b`), '') || '/', locale }],
    sent: [],
  }
  shown.visit = visit
  const send = () => {
    visit &&= void agent.sendBeacon?.('/api/count', JSON.stringify(visit))
  }
  window.onpagehide = send
  shown.onvisibilitychange = () => shown.hidden && send()
}
