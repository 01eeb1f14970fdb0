import { claims } from '../../content/claims.ts'
import { type Locale, localeCodes } from '../../locales/locales.ts'
import { getContentTranslator } from '../../pages/load-context.ts'
import type { Words } from './list-texts.ts'

/** A text that may have the words of a claim, because they mean something else there. */
export type Exception = { id: string; claim: string; why: string }

/**
 * Texts that type the figure of a claim instead of quoting it: `[claim:roadmap]`.
 *
 * @param exceptions ids may end before the last parts of a text's id
 */
export function findTypedClaims(
  texts: Array<Pick<Words, 'id' | 'file' | 'locale' | 'words'>>,
  exceptions: Exception[],
): string[] {
  const patterns = new Map(localeCodes.map((locale) => [locale, listPatterns(locale)]))
  return texts.flatMap(({ id, file, locale, words }) => {
    if (id.startsWith('claims.')) return []
    const typed = (patterns.get(locale) ?? []).filter(
      ({ claim, pattern }) =>
        pattern.test(words) &&
        !exceptions.some((exception) => exception.claim === claim && id.startsWith(exception.id)),
    )
    return typed.map(({ claim, pattern }) => {
      return `${file}: ${id}: “${pattern.exec(words)?.[0]}” is a claim; write [claim:${claim}], or except it in scripts/texts/claims.test.ts`
    })
  })
}

function listPatterns(locale: Locale) {
  const translate = getContentTranslator(locale)
  return claims.map(({ id, value, label }) => {
    const words = [translate(`claims.${id}.value`, value), translate(`claims.${id}.label`, label)] as const
    return { claim: id, pattern: createPattern(...words) }
  })
}

/** The number of a figure with its unit, or with what it counts where it has no unit: 48 hours, 48-hour, 18 countries. */
export function createPattern(value: string, label: string): RegExp {
  const [number = value] = /\d+(?:[^\d\p{Script=Han}]+\d+)?/u.exec(value) ?? []
  const unit = value.slice(value.indexOf(number) + number.length).replace(/^[\s+-]+/, '') || label
  const range = (number.match(/\d+/g) ?? []).join('\\s*%?\\s*(?:[-–—]|to|and|à|a|y|o|至|到)\\s*')
  // The beginning of the unit, so that "90-day" is found as well as "90 days"; in Chinese 12 个月 are months, and 12 月 is December.
  const stem = /\p{Script=Han}/u.test(unit) ? unit.slice(0, 2) : unit.slice(0, 4).replace(/s$/, '')
  const measure = stem.startsWith('个') ? '' : '个?'
  return new RegExp(`(?<![\\d.,])${range}\\s*\\+?[\\s-]*${measure}${stem.replace(/[.*+?^$()|[\]\\]/g, '\\$&')}`, 'iu')
}
