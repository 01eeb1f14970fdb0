// Starts scripts/<name>.ts. Plain JavaScript, because an older Node, which reads no TypeScript, must be able to say what is missing.
import { existsSync } from 'node:fs'

const [name] = process.argv.splice(2, 1)
if (!existsSync('node_modules/.package-lock.json')) fail('The packages are missing. Run: npm install')
if (Number.parseInt(process.versions.node, 10) < 24) {
  fail(`This needs Node 24, and this is ${process.version}. npm run … brings its own.`)
}
await import(`./${name}.ts`)

/** @param {string} message */
function fail(message) {
  console.error(message)
  process.exit(1)
}
