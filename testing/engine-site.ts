import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { changeJson, readJson } from '../authoring/setup/pieces.ts'
import { isOpen } from '../functions/courses/store.ts'
import { demoLocales } from '../locales/demo-locales.ts'
import { claims } from '../model/kinds/claims.ts'
import { listComing } from '../model/kinds/courses.ts'
import { testimonials } from '../model/kinds/profile.ts'
import { site } from '../model/kinds/site.ts'
import { ownerFolder } from '../owner-files.ts'
import { disguise } from './disguise.ts'

/**
 * The engine's tests need the languages of its own words, of which the first is the owner's too, every feature that a site can lack,
 * and times to book.
 */
const features = { languages: [...demoLocales], booking: true, newsletter: true }
const timeZone = 'Europe/Madrid'
const times = 'fixtures/booking.json'

/** A file or folder of pieces that the tests need one of, beside what the owner has. */
const pieces = [
  { name: 'claims.json', isThere: claims.length > 0 },
  { name: 'testimonials.json', isThere: testimonials.some(({ sample, source }) => sample && source === undefined) },
  { name: 'courses', isThere: listComing().some((course) => isOpen(course) && course.address !== undefined) },
]

/**
 * The owner's folder for the engine's tests: a copy of the site's in disguise, so that no test holds a value of the contents, with
 * what the tests need and the site lacks, so that none is skipped for want of contents. A text without a translation is the same in
 * all languages.
 */
export function findEngineSite(): string {
  const root = mkdtempSync(join(tmpdir(), 'engine-'))
  process.once('exit', () => rmSync(root, { recursive: true, force: true }))
  // Tests look at the engine's own words too, which lie in the project.
  cpSync('locales', join(root, 'locales'), { recursive: true, filter: (path) => !path.includes('content') })
  for (const name of ['content', 'examples', 'locales', 'public'].filter((each) => existsSync(join(ownerFolder, each))))
    cpSync(join(ownerFolder, name), join(root, name), { recursive: true })
  disguise(root)
  for (const { name } of pieces.filter(({ isThere }) => !isThere))
    cpSync(`fixtures/engine/content/${name}`, join(root, 'content', name), { recursive: true })
  changeJson('content/site.json', root, (whole) => {
    const { language: _, ...owner } = Object(whole.owner)
    return { ...whole, ...features, owner: { ...owner, timeZone } }
  })
  changeJson('content/booking.json', root, () => readJson(times, '.'))
  const [first = ''] = features.languages
  for (const folder of globSync('content/{blog,newsletter}/*', { cwd: root })) writeFirst(join(root, folder), first)
  for (const file of globSync('content/{courses,case-studies}/*.json', { cwd: root }))
    changeJson(file, root, ({ languages: _, ...whole }) => whole)
  // As commands write them, so that a change that is taken back leaves the same bytes.
  for (const file of globSync('content/**/*.json', { cwd: root }))
    writeFileSync(join(root, file), `${JSON.stringify(readJson(file, root), null, 2)}\n`)
  for (const other of site.languages.filter((code) => !features.languages.some((each) => each === code)))
    rmSync(join(root, 'locales', other), { recursive: true, force: true })
  const env = { ...process.env, SITE_FOLDER: root }
  for (const script of ['scripts/extract.ts', 'testing/fill-engine-site.ts'])
    execFileSync(process.execPath, [script], { env, stdio: ['ignore', 'ignore', 'inherit'] })
  return root
}

/** A text of some languages becomes one of all, and its first file that of another language. */
function writeFirst(folder: string, first: string): void {
  const file = site.languages.map((code) => join(folder, `${code}.md`)).find(existsSync)
  if (!file) return
  const text = readFileSync(file, 'utf8').replace(/^languages:.*\n/m, '')
  rmSync(file)
  writeFileSync(join(folder, `${first}.md`), text)
}
