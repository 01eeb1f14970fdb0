import { expect, test } from 'vitest'
import { localeCodes } from '../../locales/locales.ts'
import { createDocument } from './create-document.ts'

test('a document has the name of its demo, its entry, and a note without JavaScript in every language of the site', () => {
  const document = createDocument('banking', '/entry.js')
  expect(document).toContain('<title>Banking assistant</title>')
  expect(document).toContain('<script type="module" src="/entry.js"></script>')
  const notes = /<noscript>(.*)<\/noscript>/s.exec(document)?.[1] ?? ''
  expect(notes.match(/<p lang=/g)).toHaveLength(localeCodes.length)
  expect(notes).toContain('href="/es/projects"')
})

test('a demo without a name is an error that tells where the name belongs', () => {
  expect(() => createDocument('unknown', '/entry.js')).toThrow('locales/en/demos/unknown.po has no text unknown.title')
})
