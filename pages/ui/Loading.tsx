import { useLingui } from '@lingui/react'
import { Text } from './Text.tsx'

/** Shown while a screen, a part or its data is loaded, also before the whole stylesheet has come: its rule is global. */
export function Loading() {
  const { i18n } = useLingui()
  return <Text as="p" className="loading" role="status" of={i18n.t('page.loading')} />
}
