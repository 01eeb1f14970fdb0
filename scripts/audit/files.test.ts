import { expect, test } from 'vitest'
import { listLostUrls } from './files.ts'

const entry = { hash: '000000000000', date: '2026-01-01' }
const known = { '/es/services/old-name': entry, '/es/services': entry }

test('a URL that is not built any more is found, with the line to add', () => {
  const [problem] = listLostUrls(known, {}, [])
  expect(problem).toContain("'/es/services/old-name': ")
  expect(listLostUrls(known, {}, [])).toHaveLength(1)
})

test('a redirect to a page, or the word that it is gone, settles it', () => {
  expect(listLostUrls(known, { '/es/services/old-name': '/es/contact' }, [])).toEqual([])
  expect(listLostUrls(known, {}, ['/es/services/old-name'])).toEqual([])
})

test('a redirect to nowhere, and one that a page stands before, are found', () => {
  const problems = listLostUrls({}, { '/old': '/nowhere', '/es/services': '/es/contact' }, [])
  expect(problems).toHaveLength(2)
})
