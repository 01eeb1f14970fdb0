import type { Locale } from '../../locales/locales.ts'

const words: Partial<Record<Locale, () => Promise<{ askedWords: string[] }>>> = {
  en: () => import('../../content/asked-words/en.ts'),
  es: () => import('../../content/asked-words/es.ts'),
  fr: () => import('../../content/asked-words/fr.ts'),
  zh: () => import('../../content/asked-words/zh.ts'),
}

/** Loads what people say for what the pages of a language call otherwise (`content/asked-words.ts`). */
export async function loadAskedWords(locale: Locale): Promise<string[]> {
  return (await words[locale]?.())?.askedWords ?? []
}
