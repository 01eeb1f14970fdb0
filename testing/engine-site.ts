import { execFileSync } from 'node:child_process'
import { cpSync, globSync, mkdtempSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative, resolve } from 'node:path'
import { changeJson, readJson } from '../authoring/setup/pieces.ts'
import { demoLocales } from '../locales/demo-locales.ts'
import { issueSlugs } from '../model/kinds/issues.ts'
import { postSlugs } from '../model/kinds/posts.ts'
import { site } from '../model/kinds/site.ts'

/** The engine's tests need the languages of its own words, every feature that a site can lack, and times to book. */
const features = { languages: [...demoLocales], booking: true, newsletter: true }
const times = 'fixtures/booking.json'

/** No copy needs these: they are not sources, or a build makes them. */
const left = ['.git', '.netlify', 'dist', 'dist.next', 'node_modules', 'test-results', 'renderer/tests/appearance']

/**
 * Returns the folder in which the engine's tests run: this one, or a copy with the owner's content if the site lacks something that the
 * tests need. In the copy, a text without translation is the same in all languages.
 */
export function findEngineSite(): string {
  const { languages, booking, newsletter } = site
  const isWhole = JSON.stringify({ languages, booking, newsletter }) === JSON.stringify(features)
  const hasTimes = JSON.stringify(readJson('content/booking.json', '.')) === JSON.stringify(readJson(times, '.'))
  if (isWhole && hasTimes && postSlugs.length > 0 && issueSlugs.length > 0) return '.'
  const root = mkdtempSync(join(tmpdir(), 'engine-'))
  process.once('exit', () => rmSync(root, { recursive: true, force: true }))
  cpSync('.', root, { recursive: true, filter: (path) => !left.includes(relative('.', path)) })
  symlinkSync(resolve('node_modules'), join(root, 'node_modules'), 'junction')
  changeJson('content/site.json', root, (whole) => ({ ...whole, ...features }))
  changeJson('content/booking.json', root, () => readJson(times, '.'))
  const [first = ''] = features.languages
  for (const file of globSync(`content/{blog,newsletter}/*/${languages[0]}.md`, { cwd: root }))
    renameSync(join(root, file), join(root, dirname(file), `${first}.md`))
  for (const script of ['scripts/extract.ts', 'testing/fill-engine-site.ts'])
    execFileSync(process.execPath, [script], { cwd: root, stdio: ['ignore', 'ignore', 'inherit'] })
  return root
}
