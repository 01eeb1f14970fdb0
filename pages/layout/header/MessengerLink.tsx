import { useEffect, useState } from 'react'
import type { LayoutData } from '../../page-data.ts'
import { ExternalLink } from '../../ui/ExternalLink.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { Link } from '../../ui/Link.tsx'
import { SampleMark } from '../../ui/SampleMark.tsx'
import { Text } from '../../ui/Text.tsx'
import styles from './MessengerLink.module.css'
import second from './WechatLink.module.css'

/** It stands where it covers no text, and hides while the footer or a form is in view, which lead to the same person. */
export function MessengerLink({ data }: { data: LayoutData }) {
  const { whatsapp, wechat, samples } = data.site
  const isAway = useIsFooterOrFormInView()
  const className = `round ${styles.button} ${isAway ? styles.away : ''}`
  return (
    <>
      {whatsapp && (
        <ExternalLink className={className} href={`https://wa.me/${whatsapp}`}>
          <Icon name="message-circle" />
          <span className={styles.label}>WhatsApp {samples.whatsapp && <SampleMark />}</span>
        </ExternalLink>
      )}
      {(wechat || !whatsapp) && (
        <Link
          to="contact"
          suffix={wechat ? '#wechat' : '#message'}
          className={whatsapp ? `${className} ${second.above}` : className}
        >
          <Icon name="message-circle" />
          <span className={styles.label}>{wechat ? '微信' : <Text of={data.contact} />}</span>
        </Link>
      )}
    </>
  )
}

/** The event that the page of another path, or one that came late, is in the document. */
export const pageShown = 'pageshown'

/** A part with `data-form` gets its form later. */
const replies = 'body footer, main form, main [data-form]'

function useIsFooterOrFormInView(): boolean {
  const [isInView, setIsInView] = useState(false)
  useEffect(() => {
    const inView = new Set<Element>()
    const observer = new IntersectionObserver((entries) => {
      for (const { target, isIntersecting } of entries) {
        if (isIntersecting) inView.add(target)
        else inView.delete(target)
      }
      setIsInView(inView.size > 0)
    })
    function observeAll() {
      observer.disconnect()
      inView.clear()
      for (const element of document.querySelectorAll(replies)) observer.observe(element)
    }
    observeAll()
    addEventListener(pageShown, observeAll)
    return () => {
      observer.disconnect()
      removeEventListener(pageShown, observeAll)
    }
  }, [])
  return isInView
}
