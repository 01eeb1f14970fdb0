import type { Locale } from '../../locales/locales.ts'
import { clauseEnd } from './find-quote.ts'
import { isHan, listTerms } from './words.ts'

/** What a negation of a text is about: the words around it in its clause. */
export type Negation = Set<string>

/** The negations of a text in their order. */
export function listNegations(text: string, locale: Locale): Negation[] {
  return text.split(clauseEnd).flatMap((clause) => {
    if (!clause) return []
    const terms = listTerms(clause)
    const [before, after] = isHan.test(clause) ? [3, 6] : [2, 3]
    return [...clause.matchAll(negators[locale] ?? negators.en)].map(({ 0: word, index }) => {
      const end = index + word.length
      const from = clause.slice(0, index).split(conjunction).at(-1)?.length ?? 0
      const to = clause.slice(end).split(conjunction)[0]?.length ?? 0
      const scope = [
        ...terms.filter((term) => term.start >= index - from && term.end <= index).slice(-before),
        ...terms.filter((term) => term.start >= end && term.start < end + to).slice(0, after),
      ]
      return new Set(scope.map(({ key }) => key))
    })
  })
}

/** "No code and two days" says nothing against two days. */
export const conjunction = /(?<!\p{L})(?:and|but|y|e|pero|sino|et|mais)(?!\p{L})|并且|但是|而是|但/iu

const negators: { en: RegExp } & Partial<Record<Locale, RegExp>> = {
  en: /(?<!\p{L})(?:not|no|never|none|nothing|nobody|neither|nor|without|cannot|hardly)(?!\p{L})|(?<=\p{L})n['’]t(?!\p{L})/giu,
  es: /(?<!\p{L})(?:no|nunca|jamás|ni|sin|nada|nadie|tampoco|ning[uú]n[oa]?)(?!\p{L})/giu,
  // "Ne … que" is "only", and "plus" is "more" without "ne".
  fr: /(?<!\p{L})(?:pas|jamais|rien|aucune?|ni|sans|non|guère|nulle)(?!\p{L})|(?<=(?<!\p{L})(?:ne\s|n['’])\p{L}+\s)plus(?!\p{L})/giu,
  // Not 不同 (different), 非常 (very), 除非 (unless), 未来 (future), 特别 (especially), 类别 (kind) and the like.
  zh: /不(?![仅但同断过少论管只久])|没有?|无(?!论)|(?<!除)非(?!常)|未(?!来)|(?<![特分级类识区辨差个性告])别(?![人的])|勿/gu,
}
