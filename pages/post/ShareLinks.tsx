import { useLingui } from '@lingui/react'
import { ExternalLink } from '../../renderer/ui/ExternalLink.tsx'
import styles from './Post.module.css'

/** Plain links: nothing is loaded from the networks before a visitor follows one. */
export function ShareLinks({ url, title }: { url: string; title: string }) {
  const { i18n } = useLingui()
  const address = encodeURIComponent(url)
  const words = encodeURIComponent(title)
  return (
    <p className={styles.share}>
      {i18n.t('blog.share')}{' '}
      <ExternalLink href={`https://www.linkedin.com/sharing/share-offsite/?url=${address}`}>LinkedIn</ExternalLink>{' '}
      <ExternalLink href={`https://x.com/intent/post?url=${address}&text=${words}`}>X</ExternalLink>{' '}
      <ExternalLink href={`https://wa.me/?text=${words}%20${address}`}>WhatsApp</ExternalLink>{' '}
      <a href={`mailto:?subject=${words}&body=${address}`}>{i18n.t('blog.shareByMail')}</a>
    </p>
  )
}
