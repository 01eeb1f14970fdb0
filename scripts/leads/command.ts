import * as v from 'valibot'
import { releaseLead } from '../../functions/contact/leads.ts'
import { query, sql } from '../../functions/shared/data/database.ts'
import type { Answer } from '../command.ts'
import { defineDatabaseCommand, deployedUsage, pickId } from '../database-command.ts'
import { formatSubscribersCsv, formatText } from './format-inbox.ts'
import { erase, exportPerson } from './person.ts'
import { readInbox } from './read-inbox.ts'
import { requestLocalRun } from './request-local-run.ts'

const usage = `npm run leads                          messages and subscribers, the newest first
npm run leads -- --json                all as JSON; npm run -s leads prints nothing else
npm run leads -- --csv                 who gets the newsletter, with the link to unsubscribe that each issue must carry:
                                       it needs SIGNING_SECRET, and with --deployed SITE_URL, of the deployed site
npm run leads -- --release <id>        mails you a message that was held
npm run leads -- --export <e-mail>     all that is kept of a person, as JSON
npm run leads -- --erase <e-mail>      deletes all that is kept of a person; --also: of their similar addresses too
npm run leads -- --help                this list
${deployedUsage}

Of an id the first four characters are enough, if no other message has them. What is not told to change something only reads. All
that people brought in, for safekeeping: npm run backup -- --help`

/** `npm run leads` */
export const leads = defineDatabaseCommand(
  {
    name: 'leads',
    usage,
    flags: ['json', 'csv', 'also'],
    options: { release: 'id', erase: 'address', export: 'address' },
    exclusive: ['json', 'csv', 'release', 'erase', 'export'],
    needs: { also: 'erase' },
  },
  async ({ has, get }, { isDeployed, environment }) => {
    const [id, erased, exported] = [get('release'), get('erase'), get('export')]
    if (id) return release(id, isDeployed)
    if (erased) return erase(erased, has('also'), isDeployed)
    if (exported) return exportPerson(exported)
    const report = await readInbox(environment)
    if (has('json')) return JSON.stringify(report, null, 2)
    if (!has('csv')) return formatText(report)
    if (!environment.SIGNING_SECRET) throw new Error('The links to unsubscribe need SIGNING_SECRET in the environment.')
    return formatSubscribersCsv(report.subscribers)
  },
)

/** Makes the mails of a held message due, once. */
async function release(beginning: string, isDeployed: boolean): Promise<string | Answer> {
  const rows = await query(
    sql`select id from lead where id::text like ${`${beginning.toLowerCase()}%`} order by id limit 20`,
    v.object({ id: v.string() }),
  )
  const { id } = pickId(rows, beginning, 'message')
  const result = await releaseLead(id)
  if (!result) throw new Error(`The message ${id} was not held: it was mailed as it arrived.`)
  if (result === 'before') return 'It was released before and is not mailed a second time.'
  if (!isDeployed) await requestLocalRun()
  return `Released. It is mailed within ${isDeployed ? 'the hour' : 'a minute while the server runs'}.`
}
