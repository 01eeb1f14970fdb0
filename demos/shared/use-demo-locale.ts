import { useLingui } from '@lingui/react'
import { type DemoLocale, toDemoLocale } from '../../locales/demo-locales.ts'

/** The language in which the demo is shown. */
export function useDemoLocale(): DemoLocale {
  return toDemoLocale(useLingui().i18n.locale)
}
