import { readFileSync } from 'node:fs'
import type { TestProject } from 'vitest/node'
import { startPostgres } from './postgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The server's address without a database; undefined if none can run on this machine. */
    postgres: string | undefined
  }
}

/** Starts PostgreSQL if one of the tests has a store. If it cannot run, they use the embedded database. */
export default async function providePostgres(project: TestProject): Promise<(() => Promise<void>) | undefined> {
  const hasStore = (file: string) => readFileSync(file, 'utf8').includes('/testing/parts.ts')
  // A run that goes on watching may come to other tests.
  if (!project.vitest.config.watch && !project.vitest.state.getPaths().some(hasStore)) return undefined
  const server = await startPostgres()
  if ('problem' in server) {
    console.warn(`PostgreSQL cannot run here (${server.problem}): tests of parallel sessions are skipped.`)
    return undefined
  }
  project.provide('postgres', server.url)
  return server.stop
}
