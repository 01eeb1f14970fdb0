import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, globSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { changeJson, readJson } from '../authoring/setup/pieces.ts'
import { demoLocales } from '../locales/demo-locales.ts'
import { claims } from '../model/kinds/claims.ts'
import { listComing } from '../model/kinds/courses.ts'
import { getIssue, issueSlugs } from '../model/kinds/issues.ts'
import { postSlugs } from '../model/kinds/posts.ts'
import { testimonials } from '../model/kinds/profile.ts'
import { site } from '../model/kinds/site.ts'
import { ownerFolder } from '../owner-files.ts'

/** The engine's tests need the languages of its own words, every feature that a site can lack, and times to book. */
const features = { languages: [...demoLocales], booking: true, newsletter: true }
const timeZone = 'Europe/Madrid'
const times = 'fixtures/booking.json'

/** A file or folder of pieces that the tests need one of, beside what the owner has. */
const pieces = [
  { name: 'claims.json', isThere: claims.length > 0 },
  { name: 'testimonials.json', isThere: testimonials.some(({ sample, source }) => sample && source === undefined) },
  { name: 'courses', isThere: listComing().length > 0 },
]

/**
 * The owner's folder for the engine's tests, none of which is skipped for want of contents: the site's own, or a copy that has what
 * the tests need and the site lacks. In a copy, a text without a translation is the same in all languages.
 */
export function findEngineSite(): string {
  if (isWhole()) return ownerFolder
  const root = mkdtempSync(join(tmpdir(), 'engine-'))
  process.once('exit', () => rmSync(root, { recursive: true, force: true }))
  for (const name of ['content', 'examples', 'locales', 'public'].filter((each) => existsSync(join(ownerFolder, each))))
    cpSync(join(ownerFolder, name), join(root, name), { recursive: true })
  for (const { name } of pieces.filter(({ isThere }) => !isThere))
    cpSync(`fixtures/engine/content/${name}`, join(root, 'content', name), { recursive: true })
  changeJson('content/site.json', root, (whole) => ({ ...whole, ...features, owner: { ...site.owner, timeZone } }))
  changeJson('content/booking.json', root, () => readJson(times, '.'))
  const [first = ''] = features.languages
  for (const file of globSync(`content/{blog,newsletter}/*/${site.languages[0]}.md`, { cwd: root }))
    renameSync(join(root, file), join(root, dirname(file), `${first}.md`))
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

function isWhole(): boolean {
  const { languages, booking, newsletter, owner } = site
  return (
    JSON.stringify({ languages, booking, newsletter }) === JSON.stringify(features) &&
    owner.timeZone === timeZone &&
    JSON.stringify(readJson('content/booking.json', ownerFolder)) === JSON.stringify(readJson(times, '.')) &&
    pieces.every(({ isThere }) => isThere) &&
    postSlugs.length > 0 &&
    issueSlugs.some((slug) => !getIssue(slug).draft)
  )
}
