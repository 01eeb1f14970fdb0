import { tell } from '../locales/owner.ts'
import { commands, usage } from './newsletter/commands.ts'
import { printAnswer } from './shared/command.ts'

const [name = '--help', ...args] = process.argv.slice(2)

await printAnswer(async () => {
  if (name === '--help' || name === 'help') return { text: usage, code: 0 }
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command) throw new Error(`${tell('newsletter.command', { name })}\n\n${usage}`)
  return command(args)
})
