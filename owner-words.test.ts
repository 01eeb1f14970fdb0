import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { say } from './owner-words.ts'

/** Says that a file is missing to the owner of a site. */
function sayTo(site: string | undefined): string {
  const folder = mkdtempSync(join(tmpdir(), 'words-'))
  onTestFinished(() => {
    vi.unstubAllEnvs()
    rmSync(folder, { recursive: true })
  })
  vi.stubEnv('SITE_FOLDER', folder)
  mkdirSync(join(folder, 'content'))
  if (site !== undefined) writeFileSync(join(folder, 'content/site.json'), site)
  return say('problems.missingFile')
}

test('an owner reads their own language, or else the first of the site, also where the file of the site is broken', () => {
  expect(sayTo('{ "languages": ["fr"], "owner": { "language": "es" } }')).toBe('falta este archivo')
  expect(sayTo('{ "languages": ["fr" "en"] }')).toBe('ce fichier manque')
})

test('an owner of whom no language is known reads English', () => {
  for (const site of [undefined, '', '{ "languages": ["xx"] }']) expect(sayTo(site)).toBe('this file is missing')
})

test('a sentence has its values in it', () => {
  expect(say('problems.date', { value: '2026-03-18' })).toContain('2026-03-18')
})
