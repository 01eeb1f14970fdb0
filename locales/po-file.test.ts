import { formatter } from '@lingui/format-po'
import { expect, test } from 'vitest'
import { changePo, readPo } from './po-file.ts'

const file = `msgid ""
msgstr ""
"Language: es\\n"

# Kept short for the menu.
#. About
msgid "nav.about"
msgstr "Acerca de"

#. Say "no"
msgid "nav.no"
msgstr "Decir \\"no\\""

#. Search
msgid "nav.search"
msgstr ""
`

test('accepting adds the hash and changes no other line', () => {
  const changed = changePo(file, new Map([['nav.no', { source: '1a2b3c4d', isDraft: false }]]))
  expect(changed).toBe(file.replace('#. Say', '# source: 1a2b3c4d\n#. Say'))
  expect(readPo(changed).get('nav.no')).toEqual({ text: 'Decir "no"', source: '1a2b3c4d', isDraft: false })
})

test('a draft has the flag of gettext, and accepting takes it away', () => {
  const draft = { source: '1a2b3c4d', isDraft: true, text: 'Buscar "todo" \\' }
  const drafted = changePo(file, new Map([['nav.search', draft]]))
  expect(drafted).toContain('#. Search\n#, fuzzy\nmsgid "nav.search"\nmsgstr "Buscar \\"todo\\" \\\\"\n')
  expect(readPo(drafted).get('nav.search')).toEqual(draft)
  const accepted = changePo(drafted, new Map([['nav.search', { source: '00000000', isDraft: false }]]))
  expect(readPo(accepted).get('nav.search')).toEqual({ ...draft, source: '00000000', isDraft: false })
  expect(accepted).not.toContain('fuzzy')
})

test('hash and draft mark survive what `lingui extract` does to a catalog', async () => {
  const marked = changePo(file, new Map([['nav.about', { source: '1a2b3c4d', isDraft: true }]]))
  const { parse, serialize } = formatter({ explicitIdAsDefault: true, origins: false })
  const context = { locale: 'es', sourceLocale: 'en', filename: 'nav.po' }
  const catalog = await parse(marked, context)
  expect(await serialize(catalog, { ...context, existing: marked })).toBe(marked)
  expect(catalog['nav.about']?.translation).toBe('Acerca de')
})

test('an entry that the catalog lacks goes to its place in the order of ids', () => {
  const change = { source: '1a2b3c4d', isDraft: true, text: 'Contacto', comment: 'Contact' }
  const ids = [...readPo(changePo(file, new Map([['nav.contact', change]]))).keys()]
  expect(ids.filter(Boolean)).toEqual(['nav.about', 'nav.contact', 'nav.no', 'nav.search'])
})

test('words over several lines and Windows line endings are kept', () => {
  const windows = file.replace('msgstr "Acerca de"', 'msgstr ""\n"Acerca "\n"de"').replaceAll('\n', '\r\n')
  const changed = changePo(windows, new Map([['nav.about', { source: '1a2b3c4d', isDraft: false }]]))
  expect(changed.replace('# source: 1a2b3c4d\r\n', '')).toBe(windows)
  expect(readPo(changed).get('nav.about')?.text).toBe('Acerca de')
})
