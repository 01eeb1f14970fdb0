import * as v from 'valibot'
import { mostShown } from '../../search/answer.ts'
import type { Answer } from '../../search/answer-schema.ts'
import type { NumberedSentence } from './create-message.ts'

/** What a model has chosen: numbers of sentences, from 1. */
export const choiceSchema = v.strictObject({
  s: v.pipe(v.array(v.pipe(v.number(), v.integer(), v.minValue(1))), v.maxLength(20)),
})

/** @returns undefined where a reply is anything else than numbers of these sentences */
export function readChoice(reply: string, count: number): number[] | undefined {
  let value: unknown
  try {
    // Some models put what they are asked for into a block of code.
    value = JSON.parse(reply.replace(/^\s*```(?:json)?\s|\s```\s*$/g, ''))
  } catch {
    return undefined
  }
  const read = v.safeParse(choiceSchema, value)
  return read.success && read.output.s.every((number) => number <= count) ? read.output.s : undefined
}

/** The chosen sentences by their passages, in the order of the choice. */
export function takeChosen(choice: number[], sentences: NumberedSentence[]): Answer {
  const chosen = new Set(choice.flatMap((number) => sentences[number - 1] ?? []))
  const passages = [...new Set([...chosen].map(({ passage }) => passage))].slice(0, mostShown)
  const answers = passages.map((passage) => ({
    ...passage,
    sentences: sentences.filter((one) => one.passage === passage && chosen.has(one)).map(({ sentence }) => sentence),
  }))
  return { grade: answers.length > 0 ? 'answers' : 'none', answers }
}
