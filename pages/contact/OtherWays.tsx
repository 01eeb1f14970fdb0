import { plainText } from '../../content/localize.ts'
import type { LoaderData } from '../loaders.ts'
import { MessageLinks } from '../shared/form/MessageLinks.tsx'
import { composeText } from './compose-text.ts'

export type OtherWaysProps = {
  data: LoaderData['contact']
  /** What the form holds. */
  fields: FormData
}

/** Other ways to send the message. */
export function OtherWays({ data: { owner, words, options }, fields }: OtherWaysProps) {
  const text = composeText(fields, options)
  return (
    <MessageLinks owner={owner} subject={plainText(words.subject)} text={text} intro={words.otherWays} words={words} />
  )
}
