import { useLingui } from '@lingui/react'
import type { LocalizedText } from '../../model/kit/localize.ts'
import { Space } from './Space.tsx'

/** Stands beside whatever the owner has not confirmed, so that nobody takes it for a fact; `after` is the text before it in its line. */
export function SampleMark({ isExample = false, after }: { isExample?: boolean; after?: LocalizedText }) {
  const { i18n } = useLingui()
  return (
    <>
      {after !== undefined && <Space after={after} />}
      <mark data-sample>{isExample ? i18n.t('page.example') : i18n.t('page.sample')}</mark>
    </>
  )
}
