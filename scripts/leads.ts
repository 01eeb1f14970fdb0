import { printAnswer } from './command.ts'
import { leads } from './leads/command.ts'

await printAnswer(() => leads(process.argv.slice(2)))
