import { hash } from 'node:crypto'
import { memoize } from '../memoize.ts'

/**
 * The state of a translation:
 *
 * - `missing`: it has no text
 * - `stale`: the English has changed since it was made
 * - `draft`: a machine wrote it and nobody has reviewed it
 * - `unknown`: it does not say which English it was made from
 * - `fresh`: reviewed, and made from the present English
 */
export const freshnessStates = ['missing', 'stale', 'draft', 'unknown', 'fresh'] as const

export type Freshness = (typeof freshnessStates)[number]

export type TranslationState = {
  /** Undefined or empty if it is missing. */
  text: string | undefined
  /** The hash of the English text that it was made from. */
  source: string | undefined
  /** Written by `npm run translate` and not reviewed. */
  isDraft: boolean
}

/** A stale draft is stale: it has to be made again before somebody reviews it. */
export function getFreshness(english: string, { text, source, isDraft }: TranslationState): Freshness {
  if (!text) return 'missing'
  if (source !== undefined && source !== hashText(english)) return 'stale'
  if (isDraft) return 'draft'
  return source === undefined ? 'unknown' : 'fresh'
}

/** A hash of eight characters of an English text, the same for any line endings. Memoized, because each language asks for the same ones. */
export const hashText = memoize((english: string) =>
  hash('sha256', english.replaceAll('\r\n', '\n').trim()).slice(0, 8),
)
