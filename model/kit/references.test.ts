import * as v from 'valibot'
import { expect, test } from 'vitest'
import { OwnerError } from '../../owner-error.ts'
import { say } from '../../owner-words.ts'
import { defineContent } from './define.ts'
import { isNameOf, listNames, reference } from './references.ts'

const [service = ''] = listNames('services')

const schema = v.strictObject({
  main: v.optional(reference('services')),
  rows: v.array(v.strictObject({ service: reference('services') })),
  pairs: v.array(
    v.pipe(
      v.string(),
      isNameOf('services', (pair) => pair.split('/')[1] ?? ''),
    ),
  ),
})

test('content that refers to what is there is returned', () => {
  const content = { main: service, rows: [{ service }], pairs: [`x/${service}`] }
  expect(defineContent('a.json', schema, content)).toEqual(content)
})

test('a name that there is not is an error with file, field and the nearest name, also where it may be missing', () => {
  const typo = service.slice(1)
  const read = () => defineContent('a.json', schema, { main: typo, rows: [{ service: typo }], pairs: [`x/${typo}`] })
  expect(read).toThrow(OwnerError)
  expect(read).toThrow(
    expect.objectContaining({
      problems: ['main', 'rows.0.service', 'pairs.0'].map((field) =>
        expect.objectContaining({
          code: 'unknown-name',
          file: 'a.json',
          field,
          remedy: say('problems.mean', { name: service }),
        }),
      ),
    }),
  )
})
