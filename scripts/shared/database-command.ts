import { existsSync } from 'node:fs'
import { type Environment, findSiteUrl, parseEnvironment } from '../../environment.ts'
import { newsletterLinks } from '../../functions/newsletter/links.ts'
import { createLink } from '../../functions/shared/http/links.ts'
import { tell } from '../../locales/owner.ts'
import { site } from '../../model/kinds/site.ts'
import { findHolder } from '../serve/hold-folder.ts'
import { readLocalSecret } from '../serve/read-local-secret.ts'
import { type Answer, type Arguments, type Config, defineCommand } from './command.ts'
import { withDeployedDatabase, withLocalDatabase } from './with-database.ts'

/** The site that a command looks at, the deployed one or the one on this machine, and the folder in which it leaves files. */
export type Place = { isDeployed: boolean; environment: Environment; folder: string }

/** Runs work on the database of a place. @param name of the command, for whoever wants the local one at the same time */
function openDatabase<Result>(name: string, { isDeployed, environment }: Place, use: () => Promise<Result>) {
  return isDeployed ? withDeployedDatabase(environment.NETLIFY_DB_URL, use) : withLocalDatabase(`npm run ${name}`, use)
}

/**
 * Makes a command that looks into the database: of this machine, whether its server runs or not, or with `--deployed` that of
 * the deployed site.
 *
 * @returns a function whose later parameters are for tests, which have a database open and a folder of their own
 */
export function defineDatabaseCommand<Flag extends string = never, Option extends string = never>(
  { name, ...config }: Config<Flag, Option> & { name: string },
  work: (given: Arguments<Flag | 'deployed', Option>, place: Place) => Promise<string | Answer>,
): (args: string[], open?: typeof openDatabase, folder?: string) => Promise<Answer> {
  return (args, open = openDatabase, folder = '.') =>
    defineCommand<Flag | 'deployed', Option>({ ...config, flags: [...(config.flags ?? []), 'deployed'] }, (given) => {
      const place = findPlace(given.has('deployed'), folder)
      return open(name, place, () => work(given, place))
    })(args)
}

/** @param isDeployed else the environment is as the local server has it */
export function findPlace(isDeployed: boolean, folder = '.'): Place {
  const environment = parseEnvironment(process.env)
  if (isDeployed) return { isDeployed, environment, folder }
  // Once a server has run.
  const secret = existsSync('.netlify') ? readLocalSecret('.netlify/signing-secret') : undefined
  const { SIGNING_SECRET = secret, CONTEXT = 'dev' } = environment
  return { isDeployed, environment: { ...environment, SIGNING_SECRET, CONTEXT }, folder }
}

export async function findSite({ isDeployed, environment }: Place): Promise<string> {
  if (isDeployed || environment.SITE_URL || environment.URL) return findSiteUrl(environment, site.url)
  return (await findLocalServer()) ?? `http://localhost:${environment.PORT}`
}

export async function findLocalServer(): Promise<string | undefined> {
  const holder = await findHolder('.netlify')
  return holder?.startsWith('http') ? holder : undefined
}

/** Makes the minute's job of the deployed site start now instead of within the hour. Returns the time in words. */
export async function wakeJob({ isDeployed, environment }: Place): Promise<string> {
  const late = tell('command.hour')
  if (!isDeployed) return (await findLocalServer()) ? tell('command.minute') : tell('command.minute.start')
  if (!environment.SIGNING_SECRET || !environment.SITE_URL) return late
  const url = createLink(newsletterLinks.run, 'newsletter', environment)
  const answer = await fetch(url, { method: 'POST', signal: AbortSignal.timeout(10_000) }).catch(() => undefined)
  return answer?.ok ? tell('command.minute') : late
}

export const deployedUsage = ['    --deployed', tell('command.deployed')] as const

/** Returns the only row with the beginning of an id, and throws if there are none or several. */
export function pickId<Row extends { id: string }>(all: Row[], beginning: string): Row {
  const rows = all.filter(({ id }) => id.startsWith(beginning.toLowerCase()))
  const [row, ...others] = rows
  if (!row) throw new Error(tell('command.id.none', { id: beginning }))
  if (others.length === 0) return row
  throw new Error(`${tell('command.id.several', { id: beginning })}\n${rows.map(({ id }) => id).join('\n')}`)
}
