import { courses } from './courses/command.ts'
import { printAnswer } from './shared/command.ts'

await printAnswer(() => courses(process.argv.slice(2)))
