import { tell } from '../locales/owner.ts'
import { commands, usage } from './newsletter/commands.ts'
import type { Answer } from './shared/command.ts'

export default async ([name = '--help', ...args]: string[]): Promise<Answer> => {
  if (name === '--help' || name === 'help') return { text: usage, code: 0 }
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command) throw new Error(`${tell('newsletter.command', { name })}\n\n${usage}`)
  return command(args)
}
