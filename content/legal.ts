import * as v from 'valibot'
import { accessibility, accessibilitySchema } from './legal/accessibility.ts'
import { aiNotice, aiNoticeSchema } from './legal/ai-notice.ts'
import { cookies, cookiesSchema } from './legal/cookies.ts'
import { legalNotice, legalNoticeSchema } from './legal/legal-notice.ts'
import { privacy, privacySchema } from './legal/privacy.ts'

export const legalSchema = v.strictObject({
  legalNotice: legalNoticeSchema,
  privacy: privacySchema,
  cookies: cookiesSchema,
  aiNotice: aiNoticeSchema,
  accessibility: accessibilitySchema,
})

/** The legal pages by the names of their routes; the words of each are in `content/legal/`. */
export const legal = { legalNotice, privacy, cookies, aiNotice, accessibility }

export type LegalPageName = keyof typeof legal

export const legalPageNames = Object.keys(legal) as LegalPageName[]
