import { getSpace } from '../../locales/get-space.ts'
import { type LocalizedText, plainText } from '../../model/kit/localize.ts'

/** The space after a text in a line: a wide mark of Chinese has none. */
export function Space({ after }: { after: LocalizedText }) {
  return getSpace(plainText(after))
}
