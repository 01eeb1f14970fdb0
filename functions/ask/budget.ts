import type OpenAI from 'openai'
import type { Environment } from '../../environment.ts'
import { getMostTokens } from '../shared/request-reply.ts'
import { settle, spend } from '../shared/spending.ts'

// The most that a question can cost is reserved before a model is asked, and settled after. Questions are neither stored nor logged.

/** Tokens that were taken from the day's budget before a model is asked. */
export type Reserve = { tokens: number; at: Date }

/**
 * Takes what a question can cost at most from the budget of the day.
 *
 * @returns undefined where too little is left
 */
export async function reserveTokens(
  messages: OpenAI.ChatCompletionMessageParam[],
  environment: Environment,
): Promise<Reserve | undefined> {
  const at = new Date()
  const tokens = messages.reduce((sum, message) => sum + estimate(message), getMostTokens(environment))
  const isTaken = await spend('ask', { daily: environment.ASK_DAILY_TOKENS }, tokens, at)
  return isTaken ? { tokens, at } : undefined
}

/** Gives back what was not used. Where the provider does not count, the whole reserve counts. */
export async function settleTokens({ tokens, at }: Reserve, used: number | undefined): Promise<void> {
  if (used !== undefined) await settle('ask', tokens, used, at)
}

/** More than any text of the site has: in Latin letters a token has four bytes, in Chinese three. A message has some of its own. */
function estimate({ content }: OpenAI.ChatCompletionMessageParam): number {
  return Math.ceil(Buffer.byteLength(String(content)) / 2) + 8
}
