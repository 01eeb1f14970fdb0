import type { Asked } from '../../content/asked/asked.ts'
import type { Locale } from '../../locales/locales.ts'

const files: Partial<Record<Locale, () => Promise<{ questions: Asked }>>> = {
  en: () => import('../../content/asked/questions/en.ts'),
  es: () => import('../../content/asked/questions/es.ts'),
  fr: () => import('../../content/asked/questions/fr.ts'),
  zh: () => import('../../content/asked/questions/zh.ts'),
}

/** Loads what visitors ask that the sections of a language's pages answer. */
export async function loadAsked(locale: Locale): Promise<Asked | undefined> {
  return (await files[locale]?.())?.questions
}
