import { useLingui } from '@lingui/react'
import type { MouseEvent } from 'react'
import code from '../../renderer/ui/code.module.css'
import styles from './Post.module.css'

/** The HTML of a post, rendered at build time; this component handles its copy buttons. */
export function Article({ html, language }: { html: string; language: string }) {
  const { i18n } = useLingui()

  async function copyCode({ target }: MouseEvent) {
    const button = target instanceof Element ? target.closest<HTMLButtonElement>('button[data-copy]') : null
    const code = button?.parentElement?.querySelector('pre')?.textContent
    if (!button || !code) return
    try {
      await navigator.clipboard.writeText(code.trimEnd())
      button.textContent = i18n.t('blog.copied')
    } catch {
      // The browser denied clipboard access; the code can still be selected.
    }
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents lint/a11y/noStaticElementInteractions: it listens to the buttons inside.
    <div
      id="article"
      className={`${styles.body} ${code.code}`}
      lang={language}
      onClick={copyCode}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own Markdown, rendered at build time
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
