import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

/** What a site with these languages has. */
function readSite(languages: unknown) {
  const folder = mkdtempSync(join(tmpdir(), 'languages-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  mkdirSync(join(folder, 'content'))
  writeFileSync(join(folder, 'content/site.json'), JSON.stringify({ languages }))
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
  expect(readSite(['pt', 'de'])).toEqual({
    defaultLocale: 'pt',
    localeCodes: ['pt', 'de'],
    paths: ['/de/x', '/x', '/x'],
    found: 'de',
  })
  expect(readSite(['de'])).toMatchObject({ defaultLocale: 'de', localeCodes: ['de'], found: 'de' })
})

test('a language that nobody knows, and a site without any, are named with what there is', () => {
  expect(() => readSite(['en', 'xx'])).toThrow(/content\/site\.json: languages: there is no xx yet; known are .*en/)
  expect(() => readSite([])).toThrow('at least one is needed')
})
