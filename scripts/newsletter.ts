import { printAnswer } from './command.ts'
import { commands } from './newsletter/commands.ts'

const usage = `npm run newsletter -- <command> …

  new        makes the files of an issue in each language, on request from a post
  preview    writes the mails of an issue as files and prints where they are
  test       mails an issue to yourself, in each language
  send       sends an issue to all readers, each in their language, once
  status     says how far each issue is
  stop       pauses the issue that is being sent
  continue   goes on with the issue that is paused
  uncertain  decides about readers of whom nobody knows whether they have an issue
  bounces    reads mails that came back, so that nobody writes to addresses that are gone

npm run newsletter -- <command> --help says more.`

const [name = '--help', ...args] = process.argv.slice(2)

await printAnswer(async () => {
  if (name === '--help' || name === 'help') return { text: usage, code: 0 }
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command) throw new Error(`There is no command ${name}.\n\n${usage}`)
  return (await command())(args)
})
