import { questions as enQuestions } from './questions/en.ts'
import { questions as esQuestions } from './questions/es.ts'
import { questions as frQuestions } from './questions/fr.ts'
import { questions as zhQuestions } from './questions/zh.ts'
import { words as enWords } from './words/en.ts'
import { words as esWords } from './words/es.ts'
import { words as frWords } from './words/fr.ts'
import { words as zhWords } from './words/zh.ts'

/** What people say in sentences for what the pages say in other words. */
export type Asked = {
  /** A group of words or phrases a line, which mean the same in questions. `search-words.ts` has those that hold in all languages. */
  words: string[]
  /** By `path#id` without the language: what visitors ask that this section answers, with semicolons between. */
  questions: Record<string, string>
}

/** By language; a browser loads those of its own alone (`pages/search/load-asked.ts`). */
export const asked: Record<string, Asked> = {
  en: { words: enWords, questions: enQuestions },
  es: { words: esWords, questions: esQuestions },
  fr: { words: frWords, questions: frQuestions },
  zh: { words: zhWords, questions: zhQuestions },
}
