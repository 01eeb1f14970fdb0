import { spawnSync } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Linux keeps files there in memory. */
const memory = '/dev/shm'

/** Bytes that must be free. Tests use a tenth of it at most; a container often has 64 MB in all. */
const room = 4_000_000_000

/**
 * Lets the tests have their temporary folders in memory, where the machine has room for them: they make some ten thousand files, for
 * which a disk takes a seventh of all processor time. It goes at the end, with all that tests leave behind.
 */
export default function provideMemoryFolder(): (() => void) | undefined {
  const folder = makeMemoryFolder()
  if (!folder) return undefined
  process.env.TMPDIR = folder
  // Many tests start Node, which need not compile the same code anew for each. `npm test` has a folder for all its steps.
  process.env.NODE_COMPILE_CACHE ??= join(folder, 'compiled')
  return () => rmSync(folder, { recursive: true, force: true })
}

/** A folder in memory; undefined where the machine has no room for it or starts no program from there. */
export function makeMemoryFolder(): string | undefined {
  if (!existsSync(memory) || getFree() < room) return undefined
  const folder = mkdtempSync(join(memory, 'tests-'))
  // PostgreSQL runs as another user.
  chmodSync(folder, 0o711)
  if (canRun(folder)) return folder
  rmSync(folder, { recursive: true })
  return undefined
}

function getFree(): number {
  const { bavail, bsize } = statfsSync(memory)
  return bavail * bsize
}

/** Tests start some from there. */
function canRun(folder: string): boolean {
  const program = join(folder, 'program')
  writeFileSync(program, '#!/bin/sh\n', { mode: 0o755 })
  return spawnSync(program).status === 0
}
