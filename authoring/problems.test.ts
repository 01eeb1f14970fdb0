import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readPo } from '../locales/po-file.ts'
import { translate } from './problems.ts'

test('a sentence of a schema is told in the language of the owner, with what it has in braces and names', () => {
  expect(translate('expected + and 8 to 15 digits', 'es')).toBe('se espera + y de 8 a 15 cifras')
  expect(translate('expected a date such as 2026-03-18', 'fr')).toBe('il faut une date comme 2026-03-18')
  expect(translate('expected number, found undefined', 'es')).toBe('se espera un número, y hay undefined')
  expect(translate('Nobody has translated this', 'es')).toBe('Nobody has translated this')
})

test('each sentence of the catalog is still one of a source', () => {
  const sources = globSync(['{model,authoring}/**/*.ts', 'owner-*.ts'], {
    exclude: (path) => path.endsWith('.test.ts'),
  })
  const squeeze = (text: string) => text.replace(/\$\{[^{}]*\}|[\s\\]/g, '')
  const all = squeeze(sources.map((file) => readFileSync(file, 'utf8')).join('\n'))
  const lost = [...readPo(readFileSync('locales/en/authoring/problems.po', 'utf8'))].flatMap(([id, { text = '' }]) => {
    const parts = text.split(/\{\w+\}/).map(squeeze)
    return parts.every((part) => all.includes(part)) ? [] : [id]
  })
  expect(lost).toEqual([])
})
