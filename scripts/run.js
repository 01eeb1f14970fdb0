// Starts scripts/<name>.ts. Plain JavaScript, because an older Node, which reads no TypeScript, must be able to say what is missing.
import { existsSync } from 'node:fs'
// As a whole: a name that an older Node does not export would end it before it can say anything.
import nodeModule from 'node:module'

const [name] = process.argv.splice(2, 1)
if (!existsSync('node_modules/.package-lock.json')) fail('The packages are missing. Run: npm install')
if (Number.parseInt(process.versions.node, 10) < 24)
  fail(`This needs Node 24, and this is ${process.version}. npm run … brings its own.`)
// Saves half a second of compiling at each start, also of the processes that a command starts.
const { directory } = nodeModule.enableCompileCache()
if (directory) process.env.NODE_COMPILE_CACHE ??= directory
// Node reads lingui.config.ts itself; without this, Babel is loaded for it, which takes a second where it was not read before.
process.env.JITI_TRY_NATIVE = '1'
// Only commands that look at the deployed site get its settings; builds and servers of this machine do not.
const deployedCommands = ['leads', 'bookings', 'courses', 'newsletter', 'backup', 'today', 'ready', 'translate']
if (deployedCommands.includes(String(name)) && existsSync('.env')) process.loadEnvFile()
try {
  // Most run when they are loaded. Tests call the others, which are functions.
  const { default: command } = await import(`./${name}.ts`)
  if (command) await (await import('./shared/command.ts')).printAnswer(() => command(process.argv.slice(2)))
} catch (error) {
  // An error of a content schema needs its message only.
  const { explainDisk } = await import('../owner-error.ts')
  if (error instanceof Error && error.name === 'Error') fail(explainDisk(error) ?? error.message)
  throw error
}

/** @param {string} message */
function fail(message) {
  console.error(message)
  process.exit(1)
}
