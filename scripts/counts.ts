import { counts } from './counts/command.ts'
import { printAnswer } from './shared/command.ts'

await printAnswer(() => counts(process.argv.slice(2)))
