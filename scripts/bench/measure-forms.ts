import { startPostgres } from '../test/postgres.ts'
import type { Figure } from './figure.ts'
import { measureAnswers } from './forms/measure-answers.ts'
import { measureBudgets } from './forms/measure-budgets.ts'
import { measureMails } from './forms/measure-mails.ts'
import { measureOutages } from './forms/measure-outages.ts'
import { measureServed } from './forms/measure-served.ts'

/** What is measured, and for how long. */
const parts = {
  'what is due and mailed: seven minutes': measureMails,
  'what visitors wait for: a minute': measureAnswers,
  'budgets and the inbox': measureBudgets,
  'the served site': measureServed,
  'outages: five minutes': measureOutages,
}

/**
 * What the forms and their mails do under load: the real functions in processes of their own, a real PostgreSQL and a mail server
 * behind delays. Nothing is the median of several runs: each figure must hold each time.
 */
export async function measureForms(): Promise<Figure[]> {
  const server = await startPostgres()
  const url = 'problem' in server ? undefined : server.url
  if ('problem' in server) {
    console.log(`PostgreSQL cannot run here (${server.problem}). The embedded one has a single session: "at the same moment" and
"parallel" then mean one after the other.`)
  }
  try {
    const figures: Figure[] = []
    for (const [name, measure] of Object.entries(parts)) {
      console.log(`  measures ${name}`)
      figures.push(...(await measure(url)))
    }
    return figures
  } finally {
    if ('stop' in server) await server.stop()
  }
}
