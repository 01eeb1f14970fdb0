import { parseEnvironment } from '../../environment.ts'
import { withDeployedDatabase, withLocalDatabase } from '../with-database.ts'
import type { Place } from './site.ts'

/** Runs a command on the database of the local server, or on that of the deployed site. */
export function withIssues<Result>(isDeployed: boolean, use: (place: Place) => Promise<Result>): Promise<Result> {
  const environment = parseEnvironment(process.env)
  const run = () => use({ isDeployed, environment })
  return isDeployed
    ? withDeployedDatabase(environment.NETLIFY_DB_URL, run)
    : withLocalDatabase('npm run newsletter', run)
}

/** The lines of a usage that say where a command looks. */
export const deployedUsage = `    --deployed   on the deployed site: NETLIFY_DB_URL in the environment (Netlify: the project, Database,
                 Connection string); else on this machine, whether the server runs or not`
