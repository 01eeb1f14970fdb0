import { useLingui } from '@lingui/react'

/** Stands beside whatever the owner has not confirmed, so that nobody takes it for a fact. */
export function SampleMark({ isExample = false }: { isExample?: boolean }) {
  const { i18n } = useLingui()
  return <mark data-sample>{isExample ? i18n.t('page.example') : i18n.t('page.sample')}</mark>
}
