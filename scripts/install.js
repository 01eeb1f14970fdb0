// Runs before `npm start` and `npm test`, on whatever Node the machine has (20 or later): installs the packages when they are
// missing or older than package-lock.json. Plain JavaScript, because the project's own Node, which reads TypeScript,
// comes with these packages.
import { spawnSync } from 'node:child_process'
import { existsSync, statSync } from 'node:fs'
import { delimiter } from 'node:path'

if (!isInstalled()) install()

/** npm writes this file at the end of an installation. */
function isInstalled() {
  const installed = 'node_modules/.package-lock.json'
  return existsSync(installed) && statSync(installed).mtimeMs >= statSync('package-lock.json').mtimeMs
}

function install() {
  const [major = 0] = process.versions.node.split('.').map(Number)
  if (major < 20) fail(`Node ${process.versions.node} is too old: install Node 20 or later and try again.`)
  console.log('Installing packages …')
  // npm must not run on the Node that it is about to replace.
  const path = (process.env.PATH ?? '').split(delimiter).filter((folder) => !folder.includes('node_modules'))
  const { status } = spawnSync('npm', ['ci', '--no-audit', '--no-fund', '--loglevel=error'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, PATH: path.join(delimiter) },
  })
  if (status !== 0) fail('npm ci failed: see its message above.')
}

/** @param {string} message */
function fail(message) {
  console.error(message)
  process.exit(1)
}
