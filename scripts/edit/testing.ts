import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

/** A copy of the content and its catalogs for one test, in a folder of its own. */
export function copyContent(): { root: string; read: (file: string) => string } {
  const root = mkdtempSync(join(tmpdir(), 'edit-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  for (const folder of ['content', 'locales']) cpSync(folder, join(root, folder), { recursive: true })
  mkdirSync(join(root, 'public'))
  return { root, read: (file) => readFileSync(join(root, file), 'utf8') }
}
