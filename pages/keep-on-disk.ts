import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { remember } from './memoize.ts'

/** Outlives the build folder; Netlify keeps it with node_modules. */
export const cache = 'node_modules/.cache/results'

/**
 * What `create` makes of an input, as an earlier build has kept it where it can: an article costs 13 ms to render and 0.1 ms
 * to read. Only a build keeps results: in development the code that makes them changes while it runs.
 *
 * @param sources the files of the code that makes the result, from the root of the project; packages count by themselves
 * @param input all that the result is made of, as JSON
 * @param create makes a result that survives JSON
 */
export async function keepOnDisk<Result>(
  sources: string[],
  input: unknown,
  create: () => Promise<Result>,
): Promise<Result> {
  if (!import.meta.env.PROD) return create()
  const hash = createHash('sha256').update(hashCode(sources)).update(JSON.stringify(input)).digest('hex').slice(0, 24)
  const file = join(cache, `${hash}.json`)
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'))
  const result = await create()
  mkdirSync(cache, { recursive: true })
  // Under another name first, so that a build that is stopped leaves no half of a file.
  writeFileSync(`${file}.${process.pid}`, JSON.stringify(result))
  renameSync(`${file}.${process.pid}`, file)
  return result
}

const hashCode = remember(
  (sources: string[]) => {
    const hash = createHash('sha256')
    for (const file of ['package-lock.json', 'pages/keep-on-disk.ts', ...sources]) hash.update(readFileSync(file))
    return hash.digest('hex')
  },
  (sources) => sources.join(' '),
)
