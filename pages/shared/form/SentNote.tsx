import { type ReactNode, useEffect, useRef } from 'react'
import type { LocalizedText } from '../../../content/localize.ts'
import forms from '../../../renderer/ui/forms.module.css'
import { Icon } from '../../../renderer/ui/Icon.tsx'
import { Text } from '../../../renderer/ui/Text.tsx'
import { Words } from '../../../renderer/ui/Words.tsx'

type SentNoteProps = {
  words: { heading: LocalizedText; intro: LocalizedText[] }
  /** Content below the words. */
  children?: ReactNode
}

/** Replaces a sent form and takes focus, so that screen readers announce it. */
export function SentNote({ words, children }: SentNoteProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className={`${forms.card} ${forms.sent}`}>
      <h2 ref={heading} tabIndex={-1}>
        <Icon name="check" /> <Words of={words.heading} />
      </h2>
      {words.intro.map((paragraph, index) => (
        <Text as="p" key={index} of={paragraph} />
      ))}
      {children}
    </div>
  )
}
