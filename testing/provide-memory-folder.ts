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
  if (!existsSync(memory) || getFree() < room) return undefined
  const folder = mkdtempSync(join(memory, 'tests-'))
  const remove = () => rmSync(folder, { recursive: true, force: true })
  // PostgreSQL runs as another user.
  chmodSync(folder, 0o711)
  if (canRun(folder)) process.env.TMPDIR = folder
  return remove
}

function getFree(): number {
  const { bavail, bsize } = statfsSync(memory)
  return bavail * bsize
}

/** Some machines start no program from there, and tests do. */
function canRun(folder: string): boolean {
  const program = join(folder, 'program')
  writeFileSync(program, '#!/bin/sh\n', { mode: 0o755 })
  return spawnSync(program).status === 0
}
