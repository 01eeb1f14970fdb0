import { bookings } from './bookings/command.ts'
import { printAnswer } from './shared/command.ts'

await printAnswer(() => bookings(process.argv.slice(2)))
