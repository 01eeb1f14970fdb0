import { commands } from './newsletter/commands.ts'

/** What each command of `npm run newsletter` is. */
const usage = `npm run newsletter -- <command> …

${Object.entries(commands)
  .map(([name, { summary }]) => `  ${name.padEnd(10)} ${summary}`)
  .join('\n')}

npm run newsletter -- <command> --help says more.`

const [name = '--help', ...args] = process.argv.slice(2)
const command = Object.entries(commands).find(([known]) => known === name)?.[1]

try {
  if (name === '--help' || name === 'help') console.log(usage)
  else if (!command) throw new Error(`There is no command ${name}.\n\n${usage}`)
  // Loaded when it is wanted, because a wrong file of an issue must not keep others from their help.
  else console.log(await (await command.load())(args))
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
