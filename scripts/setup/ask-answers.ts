import { ask } from '../command.ts'
import type { Question } from './describe-setup.ts'

/** Asks in the terminal. An empty line leaves things as they are, a hyphen takes out what may be missing. */
export async function askAnswers(questions: Question[]): Promise<Record<string, unknown>> {
  if (!process.stdin.isTTY) throw new Error('Questions need a terminal; else: npm run setup -- --answers FILE')
  const answers: Record<string, unknown> = {}
  console.log(
    'Enter keeps what is in [brackets], - takes out what may be missing; Ctrl+C ends without changing anything.\n',
  )
  for (const question of questions) {
    const value = await askOne(question)
    if (value === undefined) continue
    const [group = '', field] = question.key.split('.')
    answers[group] = field ? { ...Object(answers[group]), [field]: value } : value
  }
  return answers
}

async function askOne({ name, control, value, options = [] }: Question): Promise<unknown> {
  switch (control) {
    case 'yes-no': {
      const answer = await ask(`${name} [${value ? 'yes' : 'no'}] `)
      return answer ? /^(y|yes|s|sí|si|o|oui|是|true|1)$/i.test(answer) : undefined
    }
    case 'choices': {
      if (options.length === 0) return undefined
      const kept = [value].flat()
      const lines = options.map(
        (option, index) =>
          `  ${kept.includes(option.name) ? '✓' : ' '} ${String(index + 1).padStart(2)} ${option.label}`,
      )
      console.log(`\n${name}:\n${lines.join('\n')}`)
      const answer = await ask('Numbers to keep, such as 1 2 5 (- for none) [as ticked] ')
      const numbers = answer ? [...answer.matchAll(/\d+/g)] : undefined
      return numbers?.flatMap(([number]) => options[Number(number) - 1]?.name ?? [])
    }
    default: {
      const answer = await ask(`${name} [${value}] `)
      return answer === '-' ? null : answer || undefined
    }
  }
}
