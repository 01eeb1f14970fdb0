import { fold } from '../../shared/fold.ts'
import { measurePattern, readLengths } from './dictation/measures.ts'

export type Side = 'right' | 'left'

/** A side that a text speaks about, with the lengths in millimetres that stand in the same sentence. */
export type SideMention = { side: Side; quote: string; lengths: number[] }

// The texts are free and may be in any of the four languages, so the words of all of them count.
const sides = /(?<!\p{L})(?:(right|derech[oa]s?|droite?s?)|(left|izquierd[oa]s?|gauches?))(?!\p{L})|(右)|(左)/gu
const negation = /(?<!\p{L})(?:no|not|without|sin|ningun[oa]?|sans|pas|aucune?|ni)(?!\p{L})|[无未没]/u
const comparison =
  /(?:\bthan\b|\bcompared\b|\bversus\b|\bunlike\b|\b(?:mayor|menor|mas \S+) que\b|\bcomparad[oa]\b|\brespecto\b|\bpar rapport\b|\b(?:plus|moins) \S+ qu[e']|\bcomparaison\b|比|较).{0,30}$/u
// After the side: "the left lobe has no nodule", "the left lobe is normal". Other negations, as in "left nodule without
// calcifications", leave the side standing.
const free =
  /(?<!\p{L})(?:no|without|sin|sans|pas de|aucune?)\s+(?:\p{L}+\s+)?(?:nodul|lesion|mass|mas|finding|hallazgo|anomal|abnormal)|(?<!\p{L})(?:normal|unremarkable)|[无未](?:见)?(?:明显)?(?:异常|结节|病灶|肿块)|正常/u

/**
 * Lists the sides of free text. Excluded ("no nodule on the left") and compared ones ("larger than on the left") do not
 * count: a check that reports those is soon ignored.
 */
export function listSides(text: string): SideMention[] {
  return splitSentences(text).flatMap(({ words, folded }) =>
    [...folded.matchAll(sides)].flatMap((match): SideMention[] => {
      const before = folded.slice(0, match.index)
      const clause = before.slice(Math.max(before.lastIndexOf(','), before.lastIndexOf('，')) + 1)
      const after = folded.slice(match.index).split(/[,，]/, 1).join()
      if (negation.test(clause) || comparison.test(before) || free.test(after)) return []
      const side = (match[1] ?? match[3]) ? 'right' : 'left'
      const quote = words.slice(match.index, match.index + match[0].length)
      return [{ side, quote, lengths: listLengths(words).flatMap(({ lengths }) => lengths) }]
    }),
  )
}

/** Lists the lengths of free text with the words that give them. */
export function listLengths(text: string): { quote: string; lengths: number[] }[] {
  const folded = fold(text)
  return [...folded.matchAll(new RegExp(measurePattern, 'gu'))].flatMap((match) => {
    const lengths = readLengths(match[0])
    return lengths ? [{ quote: text.slice(match.index, match.index + match[0].length), lengths }] : []
  })
}

function splitSentences(text: string): { words: string; folded: string }[] {
  return text.split(/[;；。\n]|\.(?!\d)/u).map((words) => ({ words, folded: fold(words) }))
}
