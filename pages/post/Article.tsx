import { getLanguageTag } from '../../locales/language-tag.ts'
import code from '../ui/code.module.css'
import { trustHtml } from '../ui/trusted-types.ts'
import styles from './Post.module.css'

export function Article({ html, language }: { html: string; language: string }) {
  return (
    <div
      id="article"
      className={`${styles.body} ${code.code}`}
      lang={getLanguageTag(language)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own Markdown, rendered at build time
      dangerouslySetInnerHTML={trustHtml(html)}
    />
  )
}
