import { printAnswer } from '../scripts/shared/command.ts'

// Runs a command as scripts/run.js does, but in any folder, and without its `.env`.

const [name, ...args] = process.argv.slice(2)
const { default: command } = await import(`../scripts/${name}.ts`)
await printAnswer(() => command(args))
