import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

/** The languages of a site with these words in `content/site.json`. */
function readSite(site: string) {
  const folder = mkdtempSync(join(tmpdir(), 'languages-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  mkdirSync(join(folder, 'content'))
  writeFileSync(join(folder, 'content/site.json'), site)
  const script = `import { defaultLocale, localeCodes } from ${JSON.stringify(resolve('locales/locales.ts'))}
import { localizePath, splitLocale } from ${JSON.stringify(resolve('locales/paths.ts'))}
const paths = ['de', 'en', 'pt'].map((code) => localizePath('/x', code))
console.log(JSON.stringify({ defaultLocale, localeCodes, paths, found: splitLocale('/de/x').locale }))`
  return JSON.parse(
    execFileSync(process.execPath, ['--input-type=module-typescript', '--eval', script], {
      env: { ...process.env, SITE_FOLDER: folder },
      encoding: 'utf8',
      stdio: 'pipe',
    }),
  )
}

test('the first language of a site has the bare addresses, and those that it lacks lead there', () => {
  expect(readSite('{ "languages": ["pt", "de"] }')).toEqual({
    defaultLocale: 'pt',
    localeCodes: ['pt', 'de'],
    paths: ['/de/x', '/x', '/x'],
    found: 'de',
  })
  expect(readSite('{ "languages": ["de"] }')).toMatchObject({ defaultLocale: 'de', localeCodes: ['de'], found: 'de' })
})

test('a language that nobody knows, and a site without any, are named with what there is', () => {
  expect(() => readSite('{ "languages": ["en", "xx"] }')).toThrow(
    /content\/site\.json: languages: there is no xx\. There is .*en/,
  )
  expect(() => readSite('{ "languages": [] }')).toThrow('expected at least one')
})

test('a comma that is missing in the file of the site is named with its line', () => {
  expect(() => readSite('{\n  "languages": ["en" "de"]\n}')).toThrow('content/site.json:2: this is no JSON')
})
