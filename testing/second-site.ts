import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, existsSync, globSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative, resolve } from 'node:path'
import { parseArgs } from 'node:util'

// Builds, audits and visits the site in fixtures/site: another trade, other languages, and nearly no optional part. It fails if the
// engine takes something of the first site for granted. With `--write` it only updates the catalogs in fixtures/site, which a change
// of that site's words needs.

const { write } = parseArgs({ options: { write: { type: 'boolean', default: false } } }).values
const source = 'fixtures/site'
/** It lies outside the project, because the project's tests and linters would find it. */
const folder = join(tmpdir(), `second-site-${createHash('sha256').update(process.cwd()).digest('hex').slice(0, 8)}`)

copyEngine()
cpSync(source, folder, { recursive: true })
run('node scripts/extract.ts')
bringBack()
if (!write) {
  run('node scripts/content.ts')
  run('node scripts/build.ts')
  run('node scripts/audit.ts')
  cpSync('fixtures/second-site.e2e.ts', join(folder, 'testing/second-site.e2e.ts'))
  run('playwright test second-site')
}

/** Copies all but the first owner's files and files made from them. Results of earlier builds stay. */
function copyEngine() {
  const left = /^(node_modules|dist.*|test-results|fixtures|\.(git|netlify|env.*))$|\.(test|e2e)\.tsx?$/
  const ofOwner =
    /^content\/.*\.(json|md)$|^content\/(blog|newsletter)\/|^locales\/..\/content$|^public\/(media|projects|social\.png)|^examples\/[^/.]+$/
  const packages = join(folder, 'node_modules')
  mkdirSync(packages, { recursive: true })
  for (const name of readdirSync(folder)) if (name !== 'node_modules') rmSync(join(folder, name), { recursive: true })
  for (const name of readdirSync('.').filter((each) => !left.test(each))) {
    const filter = (path: string) => !left.test(path) && !ofOwner.test(relative('.', path).replaceAll('\\', '/'))
    cpSync(name, join(folder, name), { recursive: true, filter })
  }
  // Links of an earlier run may be broken by now.
  for (const name of readdirSync(packages)) if (name !== '.cache') rmSync(join(packages, name), { recursive: true })
  const isNeeded = (name: string) => !/^\.(?!bin$|package-lock)/.test(name)
  for (const name of readdirSync('node_modules').filter(isNeeded))
    symlinkSync(resolve('node_modules', name), join(packages, name), 'junction')
}

/** The files that `scripts/extract.ts` derived in the copy belong to the sources of the second site. */
function bringBack() {
  const derived = globSync(['locales/*/content/*.po', 'content/consent-hashes.json'], { cwd: folder })
  const changed = derived.filter((file) => read(join(folder, file)) !== read(join(source, file)))
  if (write) for (const file of changed) cpSync(join(folder, file), join(source, file))
  else if (changed.length > 0) {
    fail(`${source} is behind: ${changed.join(', ')}. Run: node testing/second-site.ts --write`)
  }
}

function read(file: string): string {
  return existsSync(file) ? readFileSync(file, 'utf8') : ''
}

function run(command: string) {
  const env = { ...process.env, PORT: '8990' }
  const { status } = spawnSync(command, { cwd: folder, env, shell: true, stdio: 'inherit' })
  if (status !== 0) fail(`The second site (${source}, copied to ${folder}): \`${command}\` failed.`)
}

function fail(message: string): never {
  console.error(message)
  process.exit(1)
}
