import { cpSync, existsSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Fills a folder, or copies into it what an earlier build has made from the same. Only the last is kept, in
 * `node_modules/.cache`.
 *
 * @param name of the folder in the cache
 * @param key changes with all that the result is made of
 * @param folder an empty or missing one
 * @param build fills it
 */
export async function keepBuilt(
  name: string,
  key: string,
  folder: string,
  build: () => Promise<unknown>,
): Promise<void> {
  const cache = join('node_modules/.cache', name)
  const built = join(cache, key)
  if (existsSync(built)) {
    cpSync(built, folder, { recursive: true })
    return
  }
  await build()
  rmSync(cache, { recursive: true, force: true })
  // Under another name first: a build that is stopped leaves no half of a result.
  cpSync(folder, `${built}.copy`, { recursive: true })
  renameSync(`${built}.copy`, built)
}
