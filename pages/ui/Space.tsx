import { getSpace } from '../../locales/get-space.ts'
import { type LocalizedText, plainText } from '../../model/kit/localize.ts'

/** The space after a text in a line, and before another: wide marks of Chinese and its characters have none. */
export function Space({ after, before = '' }: { after: LocalizedText; before?: LocalizedText }) {
  return getSpace(plainText(after), plainText(before))
}
