import { createInterface } from 'node:readline'
import { tell } from '../../locales/owner.ts'

type Ask = (question: string) => Promise<string | undefined>

let terminal: Ask | undefined

/** Asks the person at the terminal; undefined if there is none, or it has ended. */
export const ask: Ask = async (question) => {
  const { stdin, stdout } = process
  if (!stdin.isTTY) return undefined
  terminal ??= openTerminal(stdin, stdout)
  stdin.ref()
  const answer = await terminal(question)
  // The process may end although the terminal stays open.
  stdin.unref()
  return answer
}

/** Reads lines for as long as the input lasts: a reader that closes after an answer loses what was typed or pasted meanwhile. */
export function openTerminal(input: NodeJS.ReadableStream, output: NodeJS.WritableStream): Ask {
  const reader = createInterface({ input, output })
  const lines = reader[Symbol.asyncIterator]()
  return async (question) => {
    reader.setPrompt(question)
    reader.prompt()
    const { value, done } = await lines.next()
    return done ? undefined : value.trim()
  }
}

/** @throws Error unless the person at the terminal says yes, or has said so before */
export async function confirm(question: string, isSure: boolean): Promise<void> {
  if (isSure) return
  const answer = await ask(`${question} ${tell('command.ask.no')} `)
  if (answer === undefined) throw new Error(tell('command.ask.terminal'))
  if (!isYes(answer)) throw new Error(tell('command.ask.nothing'))
}

const isYes = (answer: string) => /^[yjsod是]/i.test(answer)
