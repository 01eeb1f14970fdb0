import { askedWords as en } from './asked-words/en.ts'
import { askedWords as es } from './asked-words/es.ts'
import { askedWords as fr } from './asked-words/fr.ts'
import { askedWords as zh } from './asked-words/zh.ts'

/**
 * What people say in sentences for what the pages say in other words: by language, a group of words or phrases a line. Asking reads
 * them beside the groups of `search-words.ts`, which hold in all languages. A browser loads those of its language alone.
 */
export const askedWords: Record<string, string[]> = { en, es, fr, zh }
