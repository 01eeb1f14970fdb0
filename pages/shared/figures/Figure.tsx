// Brings the styles of what only the build renders into the site's stylesheet.
import.meta.glob('./**/*.module.css', { eager: true })

/** A figure as the HTML that the build has made of it (render-figure.ts): it costs a page no script. */
export function Figure({ html }: { html: string }) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button inside is what is pressed.
    // biome-ignore lint/a11y/useKeyWithClickEvents: a button's click comes from the keyboard too.
    <div
      suppressHydrationWarning
      onClick={({ target }) => target instanceof HTMLElement && target.dataset.copy && copyText(target)}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: React wrote it from the site's own content.
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}

/** Copies what a button holds, and says so in its label. */
function copyText(button: HTMLElement) {
  const { copy = '', done = '' } = button.dataset
  navigator.clipboard.writeText(copy).then(
    () => {
      button.textContent = done
    },
    () => {}, // Without the permission to copy the label stays as it is.
  )
}
