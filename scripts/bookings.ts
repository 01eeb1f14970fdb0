import { parseEnvironment } from '../environment.ts'
import { answerCommand } from './bookings/answer-command.ts'
import { type Command, parseCommand, usage } from './bookings/parse-command.ts'
import type { Answer } from './leads/change-inbox.ts'
import { requestLocalRun } from './leads/request-local-run.ts'
import { withDeployedDatabase, withLocalDatabase } from './with-database.ts'

try {
  const command = parseCommand(process.argv.slice(2))
  const { text, code } = command.isHelp ? { text: usage, code: 0 } : await run(command)
  console.log(text)
  process.exitCode = code
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

async function run(command: Command): Promise<Answer> {
  const environment = parseEnvironment(process.env)
  if (command.isDeployed) {
    return withDeployedDatabase(environment.NETLIFY_DB_URL, () => answerCommand(command, environment))
  }
  // The local server offers the working hours where no calendar is set.
  const local = { ...environment, CONTEXT: environment.CONTEXT ?? 'dev' }
  return withLocalDatabase('npm run bookings', async () => {
    const answer = await answerCommand(command, local)
    if (['cancel', 'erase'].includes(command.action.name)) await requestLocalRun()
    return answer
  })
}
