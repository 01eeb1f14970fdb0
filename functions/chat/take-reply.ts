import type { Environment } from '../../environment.ts'
import type { AlertCause } from '../shared/data/alert.ts'
import { answerInTime } from '../shared/data/answer-in-time.ts'
import { spend } from '../shared/data/spending.ts'

/**
 * Takes a reply from the budget of the hour and the day.
 *
 * @param patience milliseconds that a visitor waits for the store
 * @returns why there is none: all are used up, or the store does not answer in time
 */
export async function takeReply(
  { CHAT_HOURLY_REPLIES, CHAT_DAILY_REPLIES }: Environment,
  patience: number,
): Promise<AlertCause | undefined> {
  try {
    const ceilings = { hourly: CHAT_HOURLY_REPLIES, daily: CHAT_DAILY_REPLIES }
    return (await answerInTime(spend('chat', ceilings), patience)) ? undefined : 'chat'
  } catch (error) {
    console.error('[chat] A question was not passed on, because the store of the budget failed:', String(error))
    return 'store'
  }
}
