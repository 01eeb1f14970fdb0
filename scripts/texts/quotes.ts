import { listQuotes } from '../../content/quotes.ts'
import type { Translation } from './list-texts.ts'
import { describeTranslation } from './report.ts'

/** Translations that quote other figures or dates than their English; stale ones are reported as stale. */
export function listOtherQuotes(
  translations: Array<Pick<Translation, 'id' | 'file' | 'english' | 'text' | 'freshness'>>,
): string[] {
  return translations.flatMap((translation) => {
    const { english, text, freshness } = translation
    if (!text || freshness === 'stale') return []
    const [expected, found] = [english, text].map((words) =>
      listQuotes(words)
        .map((quote) => `[${quote}]`)
        .join(' '),
    )
    if (expected === found) return []
    return `${describeTranslation(translation)}: quotes ${found || 'nothing'}, and its English ${expected || 'nothing'}`
  })
}
