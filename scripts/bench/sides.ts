import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative, resolve } from 'node:path'

/** A project that is measured: its name, its folder, which the measures change, and the folder of its built site as it was at first. */
export type Side = { name: string; folder: string; built: string; remove: () => void }

/** Figures of one side by their names, which end with the unit. */
export type Values = Record<string, number>

/** A copy of this project, with changes that nobody has committed. */
export function copyProject(): Side {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'))
  const left = new Set(['.git', '.netlify', 'dist', 'node_modules', 'renderer/tests', 'test-results'])
  cpSync('.', folder, { recursive: true, filter: (path) => !left.has(relative('.', path)) })
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'))
  return { name: 'here', folder, built: `${folder}.built`, remove: () => remove(folder) }
}

/** A commit of this project with its own packages. */
export function checkOut(commit: string): Side {
  const folder = mkdtempSync(join(tmpdir(), 'bench-'))
  run('.', 'git', 'worktree', 'add', '--detach', '--force', folder, commit)
  run(folder, process.execPath, 'scripts/install.js')
  const removeTree = () => {
    run('.', 'git', 'worktree', 'remove', '--force', folder)
    remove(folder)
  }
  return { name: commit, folder, built: `${folder}.built`, remove: removeTree }
}

/** Runs a command in a folder. Throws with the end of its output if it fails. */
export function run(cwd: string, command: string, ...args: string[]): string {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, encoding: 'utf8', maxBuffer: 2 ** 28 })
  if (status === 0) return stdout
  throw new Error(`In ${cwd}, ${command} ${args.join(' ')} failed:\n${`${stdout}${stderr}`.slice(-2_000)}`)
}

function remove(folder: string) {
  for (const path of [folder, `${folder}.built`]) rmSync(path, { recursive: true, force: true })
}
