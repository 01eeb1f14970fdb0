import { printAnswer } from './command.ts'
import { commands } from './newsletter/commands.ts'

/** What each command of `npm run newsletter` is. */
const usage = `npm run newsletter -- <command> …

${Object.entries(commands)
  .map(([name, { summary }]) => `  ${name.padEnd(10)} ${summary}`)
  .join('\n')}

npm run newsletter -- <command> --help says more.`

const [name = '--help', ...args] = process.argv.slice(2)

await printAnswer(async () => {
  if (name === '--help' || name === 'help') return { text: usage, code: 0 }
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command) throw new Error(`There is no command ${name}.\n\n${usage}`)
  return (await command.load())(args)
})
