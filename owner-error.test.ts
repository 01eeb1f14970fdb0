import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { describeProblem, explainDisk } from './owner-error.ts'

const attempt = (work: () => unknown) => {
  try {
    work()
  } catch (error) {
    return explainDisk(error)
  }
  return undefined
}

test('a folder in the place of a file, and a file in the place of a folder, are named with a remedy', () => {
  const folder = mkdtempSync(join(tmpdir(), 'disk-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'papers.txt')
  writeFileSync(file, '')
  const notFolder = `${file} could not be written: a file stands where a folder is needed. Name another folder, and try again.`
  expect(attempt(() => mkdirSync(file))).toBe(notFolder)
  expect(attempt(() => writeFileSync(join(file, 'x'), ''))).toContain('a file stands where a folder is needed')
  expect(attempt(() => writeFileSync(folder, ''))).toBe(`${folder}: this is a folder: name a file`)
  expect(attempt(() => readFileSync(folder))).toBe('this is a folder: name a file')
  expect(attempt(() => readFileSync(join(folder, 'none')))).toContain('this file is missing')
})

test('a remedy stands behind its fault in the signs of the language', () => {
  const folder = mkdtempSync(join(tmpdir(), 'language-'))
  onTestFinished(() => {
    vi.unstubAllEnvs()
    rmSync(folder, { recursive: true })
  })
  vi.stubEnv('SITE_FOLDER', folder)
  const describe = (language: string) => {
    mkdirSync(join(folder, 'content'), { recursive: true })
    writeFileSync(join(folder, 'content/site.json'), JSON.stringify({ languages: [language] }))
    return describeProblem({ code: 'refused', file: 'a.json', found: 'A', remedy: 'B' })
  }
  expect(describe('fr')).toBe('a.json: A. B')
  expect(describe('zh')).toBe('a.json: A。B')
})
