import { spawnSync } from 'node:child_process'
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

// Builds, audits and visits the site in fixtures/site: a small owner of another trade, in other languages, with next to nothing of
// what a site can have. Anything that the engine takes for granted of the first site fails here.

// After a change of its words, `--write` brings its catalogs up to date instead.

const { write } = parseArgs({ options: { write: { type: 'boolean', default: false } } }).values
const folder = 'fixtures/site'

const before = readDerived()
run('node scripts/extract.ts')
const after = readDerived()
const changed = [...after.keys()].filter((file) => after.get(file) !== before.get(file))
if (!write) {
  for (const file of changed) writeFileSync(join(folder, file), before.get(file) ?? '')
  if (changed.length > 0) fail(`${folder} is behind: ${changed.join(', ')}. Run: node testing/second-site.ts --write`)
  run('node scripts/content.ts')
  run('node scripts/build.ts')
  run('node scripts/audit.ts')
  run('playwright test')
}

/** The files that `npm run extract` derives there. */
function readDerived(): Map<string, string> {
  const files = globSync(['locales/*/content/*.po', 'content/{consent-hashes,course-changes}.json'], { cwd: folder })
  return new Map(
    files
      .filter((file) => existsSync(join(folder, file)))
      .map((file) => [file, readFileSync(join(folder, file), 'utf8')]),
  )
}

function run(command: string) {
  const env = { ...process.env, SITE_FOLDER: folder, PORT: '8990' }
  const { status } = spawnSync(command, { env, shell: true, stdio: 'inherit' })
  if (status !== 0) fail(`The second site: \`SITE_FOLDER=${folder} ${command}\` failed.`)
}

function fail(message: string): never {
  console.error(message)
  process.exit(1)
}
