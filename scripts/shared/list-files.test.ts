import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { listFiles } from './list-files.ts'

test('files are listed in order, also those of a folder that is a link', () => {
  const folder = mkdtempSync(join(tmpdir(), 'list-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(join(folder, 'b/deep'), { recursive: true })
  for (const file of ['c.txt', 'b/deep/x.txt', 'b/a.txt']) writeFileSync(join(folder, file), '')
  symlinkSync(join(folder, 'b/deep'), join(folder, 'a'), 'junction')
  expect(listFiles(folder)).toEqual(['a/x.txt', 'b/a.txt', 'b/deep/x.txt', 'c.txt'])
})

test('a folder that is not there has no files', () => {
  expect(listFiles(join(tmpdir(), crypto.randomUUID()))).toEqual([])
})
