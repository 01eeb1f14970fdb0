import { existsSync } from 'node:fs'
import { parseEnvironment } from '../environment.ts'
import { answerCommand } from './leads/answer-command.ts'
import type { Answer } from './leads/change-inbox.ts'
import { type Command, parseCommand, usage } from './leads/parse-command.ts'
import { readLocalSecret } from './serve/read-local-secret.ts'
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

function run(command: Command): Promise<Answer> {
  const environment = parseEnvironment(process.env)
  if (command.isDeployed) {
    return withDeployedDatabase(environment.NETLIFY_DB_URL, () => answerCommand(command, environment))
  }
  // That of the local server, once one has run.
  const SIGNING_SECRET =
    environment.SIGNING_SECRET ?? (existsSync('.netlify') ? readLocalSecret('.netlify/signing-secret') : undefined)
  return withLocalDatabase('npm run leads', () => answerCommand(command, { ...environment, SIGNING_SECRET }))
}
