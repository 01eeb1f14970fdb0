import { printAnswer } from './command.ts'
import { commands, usage } from './newsletter/commands.ts'

const [name = '--help', ...args] = process.argv.slice(2)

await printAnswer(async () => {
  if (name === '--help' || name === 'help') return { text: usage, code: 0 }
  const load = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!load) throw new Error(`There is no command ${name}.\n\n${usage}`)
  return (await load())(args)
})
