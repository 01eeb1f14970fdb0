import { trustHtml } from '../../ui/trusted-types.ts'

// Brings the styles of what only the build renders into the site's stylesheet.
import.meta.glob('./**/*.module.css', { eager: true })

/** A figure as the HTML that the build has made of it (render-figure.ts): it costs a page no script. */
export function Figure({ html }: { html: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: React wrote it from the site's own content.
  return <div suppressHydrationWarning dangerouslySetInnerHTML={trustHtml(html)} />
}
