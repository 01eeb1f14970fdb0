import { useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import './Agreement.module.css'
import './Answer.module.css'
import './Claims.module.css'
import './Extraction.module.css'
import './Path.module.css'
import './Plot.module.css'
import './Report.module.css'
import './Revision.module.css'
import './Scorecard.module.css'
import './Specimen.module.css'
import './Trace.module.css'
import { CopyButton } from './CopyButton.tsx'

// The imports above bring the styles of what only the build renders into the site's stylesheet.

/** A figure as the HTML that the build has made of it (render-figure.ts): it costs a page no script. */
export function Figure({ html }: { html: string }) {
  const element = useRef<HTMLDivElement>(null)
  const [place, setPlace] = useState<HTMLElement | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another figure has another place.
  useEffect(() => setPlace(element.current?.querySelector<HTMLElement>('[data-copy]') ?? null), [html])
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: React wrote it from the site's own content. */}
      <div ref={element} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />
      {place && createPortal(<CopyButton place={place} />, place)}
    </>
  )
}
