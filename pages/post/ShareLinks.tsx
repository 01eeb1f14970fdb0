import { useLingui } from '@lingui/react'
import { locales } from '../../locales/locales.ts'
import { ExternalLink } from '../../renderer/ui/ExternalLink.tsx'
import { useLocale } from '../../renderer/ui/use-locale.ts'
import styles from './Post.module.css'

/** Plain links: nothing is loaded from the networks before a visitor follows one. */
export function ShareLinks({ url, title }: { url: string; title: string }) {
  const { i18n } = useLingui()
  const { messenger } = locales[useLocale()]
  const address = encodeURIComponent(url)
  const words = encodeURIComponent(title)
  return (
    <p className={`row ${styles.share}`}>
      {i18n.t('blog.share')}{' '}
      {messenger === 'wechat' && (
        // WeChat has no address for sharing: its users paste the link.
        <button type="button" data-copy={url} data-done={i18n.t('blog.copied')}>
          复制链接
        </button>
      )}{' '}
      <ExternalLink href={`https://www.linkedin.com/sharing/share-offsite/?url=${address}`}>LinkedIn</ExternalLink>{' '}
      <ExternalLink href={`https://x.com/intent/post?url=${address}&text=${words}`}>X</ExternalLink>{' '}
      {messenger === 'whatsapp' && (
        <ExternalLink href={`https://wa.me/?text=${words}%20${address}`}>WhatsApp</ExternalLink>
      )}{' '}
      <a href={`mailto:?subject=${words}&body=${address}`}>{i18n.t('blog.shareByMail')}</a>
    </p>
  )
}
