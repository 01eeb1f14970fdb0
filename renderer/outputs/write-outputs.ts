import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { listOutputs } from './outputs.ts'

/** Writes all files of the site that are no HTML pages. */
export async function writeOutputs(folder: string, buildId: string): Promise<void> {
  const outputs = listOutputs(buildId)
  const folders = new Set(outputs.map(({ path }) => dirname(join(folder, path))))
  await Promise.all([...folders].map((path) => mkdir(path, { recursive: true })))
  await Promise.all(outputs.map(async ({ path, create }) => writeFile(join(folder, path), await create())))
}
