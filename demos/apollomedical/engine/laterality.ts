import { demoLocales } from '../../../locales/demo-locales.ts'
import { fold } from '../../shared/fold.ts'
import type { CueKind } from '../../shared/sentences/cue-words.ts'
import { type Cue, findCues } from '../../shared/sentences/find-cues.ts'
import { type Item, judgeItems } from '../../shared/sentences/judge-items.ts'
import { measurePattern, readLengths } from './dictation/measures.ts'

export type Side = 'right' | 'left'

/** A side that a text speaks about, with the lengths in millimetres that stand in the same sentence. */
export type SideMention = { side: Side; quote: string; lengths: number[] }

// The texts are free and may be in any of the four languages, so the words of all of them count.
const sides = /(?<!\p{L})(?:(right|derech[oa]s?|droite?s?)|(left|izquierd[oa]s?|gauches?))(?!\p{L})|(右)|(左)/gu
const isSide = new RegExp(`^(?:${sides.source})$`, 'u')
// After the side: "the left lobe has no nodule", "the left lobe is normal". Other negations, as in "left nodule without
// calcifications", leave the side standing.
const free =
  /(?<!\p{L})(?:no|without|sin|sans|pas de|aucune?)\s+(?:\p{L}+\s+)?(?:nodul|lesion|mass|mas|finding|hallazgo|anomal|abnormal)|(?<!\p{L})(?:normal|unremarkable)|[无未](?:见)?(?:明显)?(?:异常|结节|病灶|肿块)|正常/u

/**
 * Lists the sides of free text. Excluded ("no nodule on the left") and compared ones ("larger than on the left") do not
 * count: a check that reports those is soon ignored. One that is doubted does, because it is still the wrong side.
 */
export function listSides(text: string): SideMention[] {
  return splitSentences(text).flatMap(({ words, folded }) => {
    const matches = [...folded.matchAll(sides)]
    const cues = findCues(folded, demoLocales).filter(({ kind }) => settling.includes(kind))
    const items = [...matches.map(toPlace), ...listOthers(folded, cues)].sort((a, b) => a.start - b.start)
    const standings = judgeItems(folded, items, cues)
    const isStated = (at: number) =>
      standings[items.findIndex(({ start, role }) => start === at && role === 'place')] === 'stated'
    return matches.flatMap((match): SideMention[] => {
      const after = folded.slice(match.index).split(/[,，]/, 1).join()
      if (!isStated(match.index) || free.test(after)) return []
      const side = (match[1] ?? match[3]) ? 'right' : 'left'
      const quote = words.slice(match.index, match.index + match[0].length)
      return [{ side, quote, lengths: listLengths(words).flatMap(({ lengths }) => lengths) }]
    })
  })
}

function toPlace({ index, 0: { length } }: RegExpExecArray): Item {
  return { start: index, end: index + length, group: 'place', role: 'place' }
}

/** All other words, because a negation is about what stands behind it. */
function listOthers(folded: string, cues: readonly Cue[]): Item[] {
  return [...folded.matchAll(/\p{Script=Han}|\p{L}{3,}/gu)].flatMap(({ index, 0: word }): Item[] => {
    const end = index + word.length
    const isKnown =
      cues.some((cue) => index < cue.end && end > cue.start) || /^(?:[左右]|the|los?|las?|les)$/.test(word)
    return isKnown || isSide.test(word) ? [] : [{ start: index, end, group: 'word' }]
  })
}

const settling: readonly CueKind[] = [
  'idle',
  'denies',
  'nor',
  'absent',
  'unseen',
  'gone',
  'than',
  'limit',
  'limited',
  'but',
  'or',
  'and',
  'which',
  'verb',
]

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
