import { useLingui } from '@lingui/react'
import type { Locale } from '../../locales/locales.ts'

/** The language of the page. Throws outside the language provider. */
export function useLocale(): Locale {
  return useLingui().i18n.locale as Locale
}
