import type { ReplyFailure } from '../content/chat.ts'
import type { NearPage, Source } from './ask.ts'

/** A passage that supports a sentence, by its number, and its own words. */
export type Cite = { n: number; quote: string }

/** A sentence of a written answer, and what it rests on. */
export type Sentence = { text: string; cites: Cite[] }

/**
 * An event of `POST /api/ask`. Passages come first, then sentences, each checked against its quotes. `refused` takes back all that
 * came before it; `done` with the mode `passages` says that there is no written answer, and `error` that it is not whole.
 */
export type AskEvent =
  | { event: 'sources'; data: Source[] }
  | { event: 'sentence'; data: Sentence }
  | { event: 'done'; data: { mode: 'passages' | 'written'; kept: number; dropped: number } }
  | { event: 'refused'; data: { nearest: NearPage[] } }
  | { event: 'error'; data: { code: ReplyFailure } }
