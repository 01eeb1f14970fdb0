import { readAnswers } from './answers.ts'
import type { Question } from './describe-setup.ts'
import { planAnswers } from './plan-answers.ts'

type Ask = (question: string) => Promise<string | undefined>

/** Asks a person. An empty line leaves things as they are, a hyphen takes out what may be missing. */
export async function askAnswers(questions: Question[], ask: Ask): Promise<Record<string, unknown>> {
  let answers: Record<string, unknown> = {}
  console.log(
    'Enter keeps what is in [brackets], - takes out what may be missing; Ctrl+C ends without changing anything.\n',
  )
  for (const question of questions) answers = await addAnswer(answers, question, ask)
  return answers
}

/** Asks again for what cannot be, which would cost all other answers at the end. */
async function addAnswer(
  answers: Record<string, unknown>,
  question: Question,
  ask: Ask,
): Promise<Record<string, unknown>> {
  const value = await askOne(question, ask)
  if (value === undefined) return answers
  const [group = '', field] = question.key.split('.')
  const more = { ...answers, [group]: field ? { ...Object(answers[group]), [field]: value } : value }
  try {
    // Whether a list can be so, the whole content says.
    await (question.control === 'choices' ? planAnswers : readAnswers)(more)
    return more
  } catch (error) {
    console.log(error instanceof Error ? error.message : error)
    return addAnswer(answers, question, ask)
  }
}

async function askOne({ name, control, value, options = [] }: Question, ask: Ask): Promise<unknown> {
  switch (control) {
    case 'yes-no': {
      const answer = await ask(`${name} [${value ? 'yes' : 'no'}] `)
      if (/^(y|yes|s|sí|si|o|oui|是|true|1)$/i.test(answer ?? '')) return true
      return /^(n|no|non|否|false|0|-)$/i.test(answer ?? '') ? false : answer || undefined
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
      if (!answer) return undefined
      return answer === '-' ? [] : answer.split(/[\s,;]+/).map((word) => options[Number(word) - 1]?.name ?? word)
    }
    default: {
      const answer = await ask(`${name} [${value}] `)
      return answer === '-' ? null : answer || undefined
    }
  }
}
