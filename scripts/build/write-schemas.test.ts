import { globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { findOwnerFile, ownerFolder } from '../../owner-files.ts'
import { createSchemas } from './write-schemas.ts'

const schemas = createSchemas()

test('each data file names the schema that is written for its kind', () => {
  const files = globSync('content/{*,*/*}.json', {
    cwd: ownerFolder,
    exclude: [
      'content/schemas/**',
      'content/{media,consent-hashes,course-changes,foreign-words,published-urls,rehearsed,shipped,slugs}.json',
    ],
  })
  const other = files.filter(
    (file) => !schemas.has(join(dirname(file), JSON.parse(readFileSync(findOwnerFile(file), 'utf8')).$schema)),
  )
  expect(files.length).toBeGreaterThan(0)
  expect(other).toEqual([])
})

test('a schema knows the fields of a file, its own name among them, and refuses others', () => {
  const [claims] = schemas.get('content/schemas/claims.json')?.anyOf ?? []
  expect(claims).toMatchObject({ additionalProperties: false, properties: { $schema: { type: 'string' } } })
  const [list] = schemas.get('content/schemas/testimonials.json')?.anyOf ?? []
  expect(list).toMatchObject({ properties: { items: { type: 'array' } }, required: ['items'] })
})
