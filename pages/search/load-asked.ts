import type { Asked } from '../../content/asked/asked.ts'
import type { Locale } from '../../locales/locales.ts'

type Parts = [Promise<Pick<Asked, 'words'>>, Promise<Pick<Asked, 'questions'>>]

const parts: Partial<Record<Locale, () => Parts>> = {
  en: () => [import('../../content/asked/words/en.ts'), import('../../content/asked/questions/en.ts')],
  es: () => [import('../../content/asked/words/es.ts'), import('../../content/asked/questions/es.ts')],
  fr: () => [import('../../content/asked/words/fr.ts'), import('../../content/asked/questions/fr.ts')],
  zh: () => [import('../../content/asked/words/zh.ts'), import('../../content/asked/questions/zh.ts')],
}

/** Loads what people say in a language for what its pages call otherwise. */
export async function loadAsked(locale: Locale): Promise<Asked | undefined> {
  const [words, questions] = await Promise.all(parts[locale]?.() ?? [])
  return words && questions && { ...words, ...questions }
}
