import { leads } from './leads/command.ts'
import { printAnswer } from './shared/command.ts'

await printAnswer(() => leads(process.argv.slice(2)))
