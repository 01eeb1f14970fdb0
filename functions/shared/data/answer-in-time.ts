import { setTimeout } from 'node:timers/promises'

/**
 * Waits for a store no longer than a visitor should.
 *
 * @throws Error where it does not answer in time, or fails
 */
export function answerInTime<Value>(answer: Promise<Value>, milliseconds: number): Promise<Value> {
  return Promise.race([
    answer,
    setTimeout(milliseconds, undefined, { ref: false }).then(() => {
      throw new Error(`no answer within ${milliseconds} ms`)
    }),
  ])
}
