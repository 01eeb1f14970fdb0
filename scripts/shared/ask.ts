import { createInterface } from 'node:readline'
import { tell } from '../../locales/owner.ts'

type Ask = (question: string) => Promise<string | undefined>

let terminal: Ask | undefined

/**
 * Asks the person at the terminal.
 *
 * @returns undefined if there is no terminal, or it has ended
 */
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

export type Asked = { key: string; name: string }

/**
 * Asks several questions, each with its number. `<` goes back to the one before; Enter takes what stands there. At the end all
 * answers are shown, and the person says yes to them.
 *
 * @param given what stands there; answers are put in
 * @returns false if there is no terminal
 */
export async function askAll(
  questions: Asked[],
  given: Record<string, string | undefined>,
  put: Ask = ask,
): Promise<boolean> {
  let index = 0
  while (index <= questions.length) {
    const question = questions[index]
    const answer = await put(
      question ? writeQuestion(question, index, questions.length, given) : writeLook(questions, given),
    )
    if (answer === undefined) return false
    if (answer === '<') index = Math.max(0, index - 1)
    else if (question) {
      if (answer) given[question.key] = answer
      index += 1
    } else if (answer === '' || isYes(answer)) return true
    else index = 0
  }
  return true
}

function writeQuestion({ key, name }: Asked, index: number, count: number, given: Record<string, string | undefined>) {
  const place = tell('command.ask.number', { number: index + 1, count })
  return `${place} ${name}${given[key] ? ` [${given[key]}]` : ''}: `
}

function writeLook(questions: Asked[], given: Record<string, string | undefined>): string {
  const lines = questions.map(({ key, name }) => `  ${name}: ${given[key] || '—'}`)
  return ['', ...lines, '', `${tell('command.ask.look')} `].join('\n')
}
