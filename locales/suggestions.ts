import type { Locale } from './locales.ts'

/** The words of the suggestion on a page in another language, for visitors who prefer this one; loaded with it. */
export const suggestions: Record<Locale, { text: string; dismiss: string }> = {
  de: { text: 'Diese Seite auf Deutsch', dismiss: 'Hinweis schließen' },
  en: { text: 'This page in English', dismiss: 'Close the suggestion' },
  es: { text: 'Esta página en español', dismiss: 'Cerrar la sugerencia' },
  fr: { text: 'Cette page en français', dismiss: 'Fermer la suggestion' },
  pt: { text: 'Esta página em português', dismiss: 'Fechar a sugestão' },
  zh: { text: '本页有中文版', dismiss: '关闭提示' },
}
