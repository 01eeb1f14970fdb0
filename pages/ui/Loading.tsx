import { useLingui } from '@lingui/react'

/** Shown while a screen, a part or its data is loaded, also before the whole stylesheet has come: its rule is global. */
export function Loading() {
  const { i18n } = useLingui()
  return (
    <p className="loading" role="status">
      {i18n.t('page.loading')}
    </p>
  )
}
