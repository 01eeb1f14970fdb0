import { listProblems } from '../../owner-error.ts'

// Loaded into a process that checks a copy of the owner's files: it reports its problems as JSON to the process that started it.

process.on('uncaughtException', (error) => {
  console.error(JSON.stringify(listProblems(error)))
  process.exit(1)
})
