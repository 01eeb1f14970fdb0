import { execFileSync } from 'node:child_process'
import { cpSync, existsSync, globSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { changeJson, readJson } from '../authoring/setup/pieces.ts'
import { demoLocales } from '../locales/demo-locales.ts'
import { issueSlugs } from '../model/kinds/issues.ts'
import { postSlugs } from '../model/kinds/posts.ts'
import { site } from '../model/kinds/site.ts'
import { ownerFolder } from '../owner-files.ts'

/** The engine's tests need the languages of its own words, every feature that a site can lack, and times to book. */
const features = { languages: [...demoLocales], booking: true, newsletter: true }
const times = 'fixtures/booking.json'

/**
 * The owner's folder for the engine's tests: the site's own, or a copy that has what the tests need and the site lacks. In a copy,
 * a text without a translation is the same in all languages.
 */
export function findEngineSite(): string {
  const { languages, booking, newsletter } = site
  const isWhole = JSON.stringify({ languages, booking, newsletter }) === JSON.stringify(features)
  const hasTimes =
    JSON.stringify(readJson('content/booking.json', ownerFolder)) === JSON.stringify(readJson(times, '.'))
  if (isWhole && hasTimes && postSlugs.length > 0 && issueSlugs.length > 0) return ownerFolder
  const root = mkdtempSync(join(tmpdir(), 'engine-'))
  process.once('exit', () => rmSync(root, { recursive: true, force: true }))
  for (const name of ['content', 'examples', 'locales', 'public'].filter((each) => existsSync(join(ownerFolder, each))))
    cpSync(join(ownerFolder, name), join(root, name), { recursive: true })
  changeJson('content/site.json', root, (whole) => ({ ...whole, ...features }))
  changeJson('content/booking.json', root, () => readJson(times, '.'))
  const [first = ''] = features.languages
  for (const file of globSync(`content/{blog,newsletter}/*/${languages[0]}.md`, { cwd: root }))
    renameSync(join(root, file), join(root, dirname(file), `${first}.md`))
  const env = { ...process.env, SITE_FOLDER: root }
  for (const script of ['scripts/extract.ts', 'testing/fill-engine-site.ts'])
    execFileSync(process.execPath, [script], { env, stdio: ['ignore', 'ignore', 'inherit'] })
  return root
}
