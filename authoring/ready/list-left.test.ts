import { expect, test } from 'vitest'
import { readEnvironment } from '../../environment.ts'
import { listSamples } from '../../model/samples.ts'
import { listUnapproved } from '../../model/unapproved.ts'
import type { Translation } from '../texts/list-texts.ts'
import { listUntranslated } from '../texts/report.ts'
import { listLeft } from './list-left.ts'
import { listLeftOut } from './list-left-in-content.ts'

const { values: environment } = readEnvironment({})
const production = { ...environment, CONTEXT: 'production' }

test('a public build is kept back by each sample and by settings without which nobody hears of a message', async () => {
  const left = await listLeft(production, [])
  expect(left.map(({ id }) => id)).toEqual(expect.arrayContaining(listSamples().map(({ path }) => path)))
  expect(left).toContainEqual(expect.objectContaining({ kind: 'setting', id: 'SMTP_URL' }))
  expect(left.every(({ kind, file, what }) => kind && file && what)).toBe(true)
})

test('posts and issues that nobody has approved are left too, by the files in which they can be', async () => {
  const files = listUnapproved().map(({ file }) => file)
  expect(listLeftOut().map(({ file }) => file)).toEqual(files)
})

test('a wrong variable keeps back a public build alone', async () => {
  const problems = [{ name: 'PORT', message: 'expected a number such as 8888' }]
  expect(await listLeft(environment, problems)).toEqual([])
  expect(await listLeft(production, problems)).toContainEqual(expect.objectContaining({ kind: 'variable', id: 'PORT' }))
  const hidden = await listLeft({ ...production, SAMPLES: 'allowed', FORMS_WITHOUT_MAIL: '1' }, [])
  expect(hidden).toEqual([])
})

test('a draft waits for its translation while it says what the first language does', () => {
  const draft = { id: 'services.a.title', english: 'Pan', text: 'Pan', freshness: 'draft' } as Translation
  const all = [draft, { ...draft, text: 'Bread' }, { ...draft, freshness: 'fresh' as const }]
  expect(listUntranslated(all)).toEqual([draft])
})
