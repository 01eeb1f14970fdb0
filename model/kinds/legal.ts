import { accessibility } from './legal/accessibility.ts'
import { aiNotice } from './legal/ai-notice.ts'
import { cookies } from './legal/cookies.ts'
import { legalNotice } from './legal/legal-notice.ts'
import { privacy } from './legal/privacy.ts'

/** The legal pages by the names of their routes; the words of each are in `content/legal/`. */
export const legal = { legalNotice, privacy, cookies, aiNotice, accessibility }

export type LegalPageName = keyof typeof legal

export const legalPageNames = Object.keys(legal) as LegalPageName[]
