import type { DemoLocale } from '../../../locales/demo-locales.ts'
import { memoize } from '../../../memoize.ts'
import { type CueKind, cueWords } from './cue-words.ts'

export type Place = { start: number; end: number }
export type Cue = Place & { kind: CueKind }

/** All cues of a text, none over another, in its order. A text that may be in several languages is read with the words of all. */
export function findCues(folded: string, locales: readonly DemoLocale[]): Cue[] {
  const found = locales.flatMap((locale) =>
    compile(locale).flatMap(({ kind, pattern }) =>
      Array.from(folded.matchAll(pattern), ({ index, 0: { length } }) => ({ kind, start: index, end: index + length })),
    ),
  )
  for (const { index } of folded.matchAll(/[<>≤≥]/g)) found.push({ kind: 'limit', start: index, end: index + 1 })
  const chosen: Cue[] = []
  for (const cue of found.sort((a, b) => b.end - b.start - (a.end - a.start))) {
    if (chosen.every(({ start, end }) => cue.end <= start || cue.start >= end)) chosen.push(cue)
  }
  return chosen.sort((a, b) => a.start - b.start)
}

/** All matches of a pattern, as whole words in languages with spaces. */
export function findPlaces(folded: string, pattern: string, locale: DemoLocale): Place[] {
  return Array.from(folded.matchAll(bound(pattern, locale)), ({ index, 0: { length } }) => ({
    start: index,
    end: index + length,
  })).filter(({ start, end }) => end > start)
}

/** Compiling takes longer than a search, and each text is searched for hundreds of expressions. */
const bound = memoize((pattern: string, locale: DemoLocale): RegExp => {
  // French elides: `d'` ends before a letter.
  const whole = String.raw`(?<![\p{L}\p{N}])(?:${pattern})(?:(?<=')|(?![\p{L}\p{N}]))`
  return new RegExp(locale === 'zh' ? `(?:${pattern})` : whole, 'gu')
})

const compile = memoize((locale: DemoLocale) =>
  Object.entries(cueWords[locale]).map(([kind, pattern]) => ({
    kind: kind as CueKind,
    pattern: bound(pattern, locale),
  })),
)
