import { spawnSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { dirname } from 'node:path'

/** Compiles a folder's files, those too that no test imports, and runs its tests. */
const program = `
import pathlib, sys, unittest
for file in sorted(pathlib.Path(".").rglob("*.py")):
    compile(file.read_text(encoding="utf-8"), str(file), "exec")
result = unittest.main(module=None, argv=["unittest", "discover"], exit=False).result
sys.exit(0 if result.wasSuccessful() and result.testsRun else "no test ran, or one failed")
`

// Runs the tests of the posts' code, a process for each folder, where this machine has a Python for it.
const python = ['python3', 'python'].find((name) => run(name, 'import sys; sys.exit(sys.version_info < (3, 10))').ok)
const folders = [...new Set(globSync('examples/*/*.py').map((file) => dirname(file)))].sort()
if (!python)
  console.log(`NOT RUN: ${folders.length} folders of examples/. They need Python 3.10 or newer as python3 or python.`)
else
  for (const folder of folders) {
    const { ok, output } = run(python, program, folder)
    console.log(`${folder}: ${ok ? (/Ran \d+ tests?/.exec(output)?.[0] ?? 'passed') : `FAILED\n${output}`}`)
    if (!ok) process.exitCode = 1
  }

/** Leaves no compiled files behind. */
function run(python: string, code: string, cwd = '.'): { ok: boolean; output: string } {
  const env = { ...process.env, PYTHONDONTWRITEBYTECODE: '1', PYTHONUTF8: '1' }
  const { status, stdout, stderr } = spawnSync(python, ['-c', code], { cwd, env, encoding: 'utf8' })
  return { ok: status === 0, output: `${stdout ?? ''}${stderr ?? ''}` }
}
