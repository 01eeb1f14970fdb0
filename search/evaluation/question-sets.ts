import type { Locale } from '../../locales/locales.ts'
import { questions as heldOutEn } from './held-out/en.ts'
import { questions as heldOutEs } from './held-out/es.ts'
import { questions as heldOutFr } from './held-out/fr.ts'
import { questions as heldOutZh } from './held-out/zh.ts'
import type { QuestionSet } from './question-set.ts'
import { questions as tuningEn } from './tuning/en.ts'
import { questions as tuningEs } from './tuning/es.ts'
import { questions as tuningFr } from './tuning/fr.ts'
import { questions as tuningZh } from './tuning/zh.ts'

export type Half = 'tuning' | 'held-out'

/** The questions that tune, and those that are held out: look at these in sums only, or they measure nothing any more. */
export const questionSets: Record<Half, Partial<Record<Locale, QuestionSet>>> = {
  tuning: { en: tuningEn, es: tuningEs, fr: tuningFr, zh: tuningZh },
  'held-out': { en: heldOutEn, es: heldOutEs, fr: heldOutFr, zh: heldOutZh },
}
