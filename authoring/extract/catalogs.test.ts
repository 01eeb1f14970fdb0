import { existsSync, globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { listCatalogLocales } from '../../locales/demo-locales.ts'
import { type Locale, localeCodes, sourceLocale } from '../../locales/locales.ts'
import messageIds from '../../locales/message-ids.json' with { type: 'json' }
import { listPlaceholders } from '../../locales/placeholders.ts'
import { readPo } from '../../locales/po-file.ts'
import {
  listContentCatalogs,
  listIds,
  listInterfaceCatalogs,
  listMessageIds,
  listProblemIds,
  selectIds,
} from './list-catalogs.ts'

// The ids of the sources against those of the catalogs, which `npm run extract` brings up to date.

const catalogs = [...listContentCatalogs(), ...listInterfaceCatalogs()].map(([name, texts]) => ({
  name,
  texts,
  ids: [...texts.keys()],
}))
const interfaceCatalogs = catalogs.filter(({ name }) => !name.startsWith('content/'))

function readTexts(locale: Locale, name: string): Map<string, string> {
  const file = `locales/${locale}/${name}.po`
  const entries = existsSync(file) ? [...readPo(readFileSync(file, 'utf8'))] : []
  return new Map(entries.map(([id, { text }]) => [id, text ?? '']))
}

test('every interface text has its words in every language', () => {
  const missing = interfaceCatalogs.flatMap(({ name, ids }) =>
    listCatalogLocales(name).flatMap((locale) => {
      const texts = readTexts(locale, name)
      return ids
        .filter((id) => !texts.get(id))
        .map((id) => `locales/${locale}/${name}.po: ${id} has no text; run \`npm run extract\` and write it there`)
    }),
  )
  expect(missing).toEqual([])
})

test('the catalogs hold the ids of the sources and no others', () => {
  const differences = localeCodes.flatMap((locale) => {
    const expected = catalogs.filter(({ name }) => listCatalogLocales(name).includes(locale))
    const files = globSync(`locales/${locale}/**/*.po`)
    return [
      ...files.filter((file) => !expected.some(({ name }) => file === `locales/${locale}/${name}.po`)),
      ...expected.flatMap(({ name, texts }) => {
        const held = [...readTexts(locale, name).keys()]
        const file = `locales/${locale}/${name}.po`
        const ids = [...selectIds(texts, locale, existsSync(file) ? readFileSync(file, 'utf8') : undefined).keys()]
        const missing = ids.filter((id) => !held.includes(id))
        return [...missing, ...held.filter((id) => !ids.includes(id))].map(
          (id) => `locales/${locale}/${name}.po: ${id}`,
        )
      }),
    ]
  })
  expect(differences, 'run `npm run extract`').toEqual([])
})

test('no id is in two catalogs, because the owner’s are read together', () => {
  const all = interfaceCatalogs.flatMap(({ ids }) => ids)
  expect(all.filter((id, index) => all.indexOf(id) !== index)).toEqual([])
})

test('a translation has the placeholders of the English text', () => {
  const different = interfaceCatalogs.flatMap(({ name, ids }) => {
    const english = readTexts(sourceLocale, name)
    return listCatalogLocales(name).flatMap((locale) => {
      const texts = readTexts(locale, name)
      return ids.flatMap((id) => {
        const expected = listPlaceholders(english.get(id) ?? '')
        const found = listPlaceholders(texts.get(id) ?? '')
        return String(expected) === String(found)
          ? []
          : [`locales/${locale}/${name}.po: ${id} has {${found}} where the English text has {${expected}}`]
      })
    })
  })
  expect(different).toEqual([])
})

test('the list of ids that the compiler checks is up to date', () => {
  const extracted = listMessageIds(listInterfaceCatalogs())
  expect(messageIds, 'run `npm run extract` to renew locales/message-ids.json').toEqual(extracted)
})

test('of an id that a template ends, all texts with its beginning are kept', () => {
  const file = 'demos/banking/words.ts'
  const ids = listIds(file, 'demos/')
  expect(ids).toEqual(expect.arrayContaining(['banking.category.groceries', 'banking.reason.words']))
  expect(ids).not.toContain('banking.title')
})

test('of an id that goes on behind a name, only texts with its end are kept', () => {
  const ids = listIds('functions/booking/mails.ts', 'functions/')
  expect(ids).toEqual(expect.arrayContaining(['booking.moved.subject', 'booking.remind.text']))
  expect(ids).not.toContain('booking.short')
})

test('a problem that is refused by its id needs a remedy', () => {
  const source = `throw refuseById('not-json', { file: \`\${file}:\${line}\` }, 'problems.one', { line })
say('problems.two', { reason })`
  expect(listProblemIds(source)).toEqual(['problems.one', 'problems.two', 'problems.one.remedy'])
})
