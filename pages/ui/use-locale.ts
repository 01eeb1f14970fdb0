import { useLingui } from '@lingui/react'
import type { Locale } from '../../locales/locales.ts'

export function useLocale(): Locale {
  return useLingui().i18n.locale as Locale
}
