import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { cpSync, existsSync, globSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative, resolve } from 'node:path'
import { parseArgs } from 'node:util'

// Builds, audits and visits the site in fixtures/site: a small owner of another trade, in other languages, with next to nothing of
// what a site can have. Whatever the engine takes for granted of the first site fails here.

// With `--write` it brings its catalogs in fixtures/site up to date instead, after a change of its words.

const { write } = parseArgs({ options: { write: { type: 'boolean', default: false } } }).values
const source = 'fixtures/site'
/** Outside of the project, whose tests and linters would find it. */
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

/** All but the first owner's files and what is made from them; results of earlier builds stay. */
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
  // Links of an earlier run may lead to what is gone by now; results of its builds stay.
  for (const name of readdirSync(packages)) if (name !== '.cache') rmSync(join(packages, name), { recursive: true })
  const isNeeded = (name: string) => !/^\.(?!bin$|package-lock)/.test(name)
  for (const name of readdirSync('node_modules').filter(isNeeded))
    symlinkSync(resolve('node_modules', name), join(packages, name), 'junction')
}

/** What `npm run extract` has derived there belongs to the sources of the second site. */
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
