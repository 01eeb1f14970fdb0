import { useEffect, useRef } from 'react'
import { getSpace } from '../../locales/punctuation.ts'
import { plainText } from '../../model/kit/localize.ts'
import forms from '../ui/forms.module.css'
import { Icon } from '../ui/Icon.tsx'
import { TitledList } from '../ui/lists.tsx'
import { Text } from '../ui/Text.tsx'
import { Words } from '../ui/Words.tsx'
import type { ContactData } from './load.ts'

/** Replaces the sent form and takes focus, so that screen readers announce it. By the id the owner finds the message. */
export function SentNote({ data, id }: { data: ContactData; id: string | undefined }) {
  const { messageSent, messageSteps, words } = data
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className={`${forms.card} ${forms.sent}`}>
      <h2 ref={heading} tabIndex={-1}>
        <Icon name="check" /> <Words of={messageSent.heading} />
      </h2>
      {messageSent.intro.map((paragraph, index) => (
        <Text as="p" key={index} of={paragraph} />
      ))}
      {id && (
        <p>
          <Text of={words.reference} />
          {getSpace(plainText(words.reference))}
          <strong translate="no">{id.slice(0, 8)}</strong>
        </p>
      )}
      <TitledList id="steps" items={messageSteps} isOrdered />
    </div>
  )
}
