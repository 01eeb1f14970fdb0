import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'

// Builds, audits and visits the site in fixtures/site: a small owner of another trade, in other languages, with next to nothing of
// what a site can have. Anything that the engine takes for granted of the first site fails here.

// The third owner is made of the second by `npm run setup`: all lists empty, no page that can be left out, one piece of each new kind.

// After a change of its words, `--write` brings its catalogs up to date instead.

const { write } = parseArgs({ options: { write: { type: 'boolean', default: false } } }).values
const folder = 'fixtures/site'
const empty = 'node_modules/.cache/empty-site'

const before = readDerived()
run('node scripts/extract.ts')
const after = readDerived()
const changed = [...after.keys()].filter((file) => after.get(file) !== before.get(file))
if (!write) {
  for (const file of changed) writeFileSync(join(folder, file), before.get(file) ?? '')
  if (changed.length > 0) fail(`${folder} is behind: ${changed.join(', ')}. Run: node testing/second-site.ts --write`)
  run('node scripts/content.ts')
  run('node scripts/run.js build')
  run('node scripts/audit.ts')
  run('playwright test')
  run('vitest run editor authoring/pictures.test.ts authoring/samples.test.ts authoring/new/post.test.ts model')
  checkEmptySite()
}

function checkEmptySite() {
  rmSync(empty, { recursive: true, force: true })
  cpSync(folder, empty, { recursive: true, filter: (path) => !/dist$|schemas$/.test(path) })
  const pieces = 'pages caseStudies projects cities posts courses testimonials claims positions steps offers trades'
  const answers = Object.fromEntries([...pieces.split(' '), 'skills', 'tools'].map((list) => [list, []]))
  const file = join(empty, 'answers.json')
  writeFileSync(file, JSON.stringify(answers))
  run(`node scripts/setup.ts --answers ${file}`, empty)
  const words =
    '--description "Para quem quer um som que dura: o que se faz, quanto tempo leva e o que fica depois, num dia." --intro "Um dia."'
  run(
    `node scripts/new.ts service "Cordas novas" ${words} --teaser "Um som que dura" --readers Famílias </dev/null`,
    empty,
  )
  run('vitest run model', empty)
  run('node scripts/run.js build', empty)
  run('node scripts/audit.ts', empty)
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

function run(command: string, siteFolder = folder) {
  const env = { ...process.env, SITE_FOLDER: siteFolder, PORT: '8990' }
  const { status } = spawnSync(command, { env, shell: true, stdio: 'inherit' })
  if (status !== 0) fail(`Another owner's site: \`SITE_FOLDER=${siteFolder} ${command}\` failed.`)
}

function fail(message: string): never {
  console.error(message)
  process.exit(1)
}
