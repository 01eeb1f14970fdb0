import { createInterface } from 'node:readline/promises'
import type { Question } from './describe-setup.ts'

/** Asks in the terminal. An empty line leaves things as they are, a hyphen takes out what may be missing. */
export async function askAnswers(questions: Question[]): Promise<Record<string, unknown>> {
  if (!process.stdin.isTTY) throw new Error('Questions need a terminal; else: npm run setup -- --answers FILE')
  const terminal = createInterface({ input: process.stdin, output: process.stdout })
  const answers: Record<string, unknown> = {}
  console.log(
    'Enter keeps what is in [brackets], - takes out what may be missing; Ctrl+C ends without changing anything.\n',
  )
  try {
    for (const question of questions) {
      const value = await ask(question, (text) => terminal.question(text))
      if (value === undefined) continue
      const [group = '', field] = question.key.split('.')
      if (field) answers[group] = { ...Object(answers[group]), [field]: value }
      else answers[group] = value
    }
  } finally {
    terminal.close()
  }
  return answers
}

async function ask(
  { name, control, value, options = [] }: Question,
  read: (text: string) => Promise<string>,
): Promise<unknown> {
  switch (control) {
    case 'yes-no': {
      const answer = (await read(`${name} [${value ? 'yes' : 'no'}] `)).trim().toLowerCase()
      return answer === '' ? undefined : /^(y|yes|s|sí|si|o|oui|是|true|1)$/.test(answer)
    }
    case 'choices': {
      if (options.length === 0) return undefined
      console.log(`\n${name}:`)
      for (const [index, option] of options.entries())
        console.log(
          `  ${[value].flat().includes(option.name) ? '✓' : ' '} ${String(index + 1).padStart(2)} ${option.label}`,
        )
      const answer = (await read('Numbers to keep, such as 1 2 5 (- for none) [as ticked] ')).trim()
      if (answer === '') return undefined
      return [...answer.matchAll(/\d+/g)].flatMap(([number]) => options[Number(number) - 1]?.name ?? [])
    }
    default: {
      const answer = (await read(`${name} [${value}] `)).trim()
      return answer === '' ? undefined : answer === '-' ? null : answer
    }
  }
}
