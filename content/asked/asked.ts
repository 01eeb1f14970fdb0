import { questions as en } from './questions/en.ts'
import { questions as es } from './questions/es.ts'
import { questions as fr } from './questions/fr.ts'
import { questions as zh } from './questions/zh.ts'

/** By `path#id` without the language: what visitors ask that this section answers, with semicolons between. */
export type Asked = Record<string, string>

/** By language; a browser loads those of its own alone (`search/load-asked.ts`). */
export const asked: Record<string, Asked> = { en, es, fr, zh }
