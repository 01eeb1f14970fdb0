import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { listOutputs } from './static-files.ts'

/** Writes all files of the site that are no HTML pages. */
export async function writeOutputs(folder: string, buildId: string): Promise<void> {
  const outputs = listOutputs(buildId)
  const folders = new Set(outputs.map(({ path }) => dirname(join(folder, path))))
  for (const path of folders) mkdirSync(path, { recursive: true })
  // One after the other, so that only one is in memory.
  for (const { path, create } of outputs) writeFileSync(join(folder, path), await create())
}
