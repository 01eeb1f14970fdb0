import { useLingui } from '@lingui/react'
import type { ComponentProps } from 'react'
import { getSpace } from '../../locales/get-space.ts'
import type { LocalizedText } from '../../model/kit/localize.ts'
import { Text } from './Text.tsx'

/** A link that leaves the site: it opens in a new tab and says so to screen readers. Without an address its words stand alone. */
export function ExternalLink({ children, of, ...rest }: ComponentProps<'a'> & { of?: LocalizedText }) {
  const { i18n } = useLingui()
  const remark = i18n.t('page.opensInNewTab')
  const words = of === undefined ? children : <Text of={of} />
  if (!rest.href) return words
  return (
    <a target="_blank" rel="noopener noreferrer" {...rest}>
      {words}
      <span className="visually-hidden">{getSpace('', remark) + remark}</span>
    </a>
  )
}
