import { useLingui } from '@lingui/react'
import type { ComponentProps } from 'react'

/** A link that leaves the site: it opens in a new tab and says so to screen readers. */
export function ExternalLink({ children, ...rest }: ComponentProps<'a'>) {
  const { i18n } = useLingui()
  return (
    <a target="_blank" rel="noopener noreferrer" {...rest}>
      {children}
      <span className="visually-hidden"> {i18n.t('page.opensInNewTab')}</span>
    </a>
  )
}
