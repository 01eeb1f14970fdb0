import { formatter } from '@lingui/format-po'
import { expect, test } from 'vitest'
import { assertPo, changePo, readPo, syncPo } from './po-file.ts'

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

test('a catalog is parsed once, and what catalogs once were is not kept for ever', () => {
  const catalog = readPo(file)
  expect(readPo(file)).toBe(catalog)
  for (let edit = 0; edit < 1_000; edit += 1) readPo(`msgid "nav.about"\nmsgstr "${edit}"\n`)
  expect(readPo(file)).not.toBe(catalog)
  expect(readPo(file)).toEqual(catalog)
})

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

test('words and marks survive when a catalog gets and loses ids', () => {
  const marked = changePo(file, new Map([['nav.about', { source: '1a2b3c4d', isDraft: true }]]))
  const comments = [
    ['nav.about', 'About'],
    ['nav.no', 'Say "no"'],
    ['nav.search', 'Search'],
  ] as const
  expect(syncPo(marked, new Map(comments), 'es')).toBe(marked)
  const changed = syncPo(marked, new Map([['nav.contact', 'Contact'], ...comments.slice(0, 2)]), 'es')
  expect([...readPo(changed).keys()]).toEqual(['nav.about', 'nav.contact', 'nav.no'])
  expect(changed).toContain('#. Contact\nmsgid "nav.contact"\nmsgstr ""\n')
  expect(syncPo(changed, new Map(comments), 'es')).toBe(marked)
})

test('a changed English text is noted above its translation', () => {
  const comments = new Map([['nav.about', 'About us']])
  expect(syncPo(file, comments, 'es')).toContain(
    '# Kept short for the menu.\n#. About us\nmsgid "nav.about"\nmsgstr "Ace',
  )
})

test.each(['About\n\nus', 'About\u2028us', 'About\rus'])(
  'an English text of several lines stays one entry with its source (%j)',
  (comment) => {
    const comments = new Map([['nav.about', comment]])
    const change = { source: '1a2b3c4d', isDraft: false, text: 'Nosotros', comment }
    let catalog = changePo(syncPo(undefined, new Map(), 'es'), new Map([['nav.about', change]]))
    for (let round = 0; round < 3; round += 1) catalog = syncPo(catalog, comments, 'es')
    expect(catalog.split('\n\n').slice(1)).toEqual([
      '# source: 1a2b3c4d\n#. About us\nmsgid "nav.about"\nmsgstr "Nosotros"\n',
    ])
  },
)

test('a new catalog can be read by Lingui', async () => {
  const catalog = await formatter({ explicitIdAsDefault: true }).parse(
    syncPo(undefined, new Map([['nav.a', 'A']]), 'es'),
    {
      locale: 'es',
      sourceLocale: 'en',
      filename: 'nav.po',
    },
  )
  expect(Object.keys(catalog)).toEqual(['nav.a'])
})

test('an entry that the catalog lacks goes to its place in the order of ids', () => {
  const change = { source: '1a2b3c4d', isDraft: true, text: 'Contacto', comment: 'Contact' }
  const ids = [...readPo(changePo(file, new Map([['nav.contact', change]]))).keys()]
  expect(ids.filter(Boolean)).toEqual(['nav.about', 'nav.contact', 'nav.no', 'nav.search'])
})

test('words over several lines and Windows line endings are read', () => {
  const windows = file.replace('msgstr "Acerca de"', 'msgstr ""\n"Acerca "\n"de"').replaceAll('\n', '\r\n')
  const changed = changePo(windows, new Map([['nav.about', { source: '1a2b3c4d', isDraft: false }]]))
  expect(changed.replace('# source: 1a2b3c4d\n', '')).toBe(file)
})

test.each([
  ['a quote that does not end', 'msgstr "Acerca de"', 'msgstr "Acerca de', 8],
  ['a quote in the words', 'msgstr "Acerca de"', 'msgstr "Acerca "de""', 8],
  ['a line of a merge', '# Kept short for the menu.', '<<<<<<< HEAD', 5],
  ['an entry without words', 'msgstr "Acerca de"\n', '', 5],
  ['words without an entry', 'msgid "nav.about"\n', '', 5],
  ['two entries in one', 'msgstr "Acerca de"\n\n', 'msgstr "Acerca de"\n', 5],
  ['an id that is there twice', 'msgid "nav.no"', 'msgid "nav.about"', 10],
])('a catalog with %s is refused with its file and the line, or that of the entry', (_name, sound, broken, line) => {
  expect(file).toContain(sound)
  expect(() => assertPo(file, 'locales/es/nav.po')).not.toThrow()
  expect(() => readPo(file.replace(sound, broken), 'locales/es/nav.po')).toThrow(`locales/es/nav.po:${line}:`)
})
