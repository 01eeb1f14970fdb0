import type { LocalizedText } from '../../content/localize.ts'
import { breakWords } from '../../locales/break-words.ts'
import { Text } from './Text.tsx'
import { useLocale } from './use-locale.ts'

/** The text of a heading, whose lines in Chinese end between words. */
export function Words({ of }: { of: LocalizedText }) {
  const locale = useLocale()
  const pieces = typeof of === 'string' ? breakWords(of, locale) : []
  if (pieces.length < 2) return <Text of={of} />
  // As HTML, which hydration takes as it is: the dictionary of a browser need not be that of the build.
  const html = pieces.map(escapeHtml).join('<wbr>')
  // biome-ignore lint/security/noDangerouslySetInnerHtml: escaped above
  return <span suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
}
