import { printAnswer } from './command.ts'
import { courses } from './courses/command.ts'

await printAnswer(() => courses(process.argv.slice(2)))
