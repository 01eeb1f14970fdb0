import { getCatalogs } from '@lingui/cli/api'
import { getConfig } from '@lingui/conf'
import { expect, test } from 'vitest'
import { demoLocales } from './demo-locales.ts'
import { defaultLocale, type Locale, localeCodes } from './locales.ts'
import { messageIds } from './message-ids.ts'
import { listPlaceholders } from './placeholders.ts'

// What `lingui extract` finds in the sources against what the catalogs hold. `npm run extract` brings the catalogs up
// to date; the words are then a person's work.

const catalogs = await Promise.all(
  (await getCatalogs(getConfig())).map(async (catalog) => ({
    name: catalog.path.replace(/^.*\{locale\}\//, ''),
    extracted: Object.keys((await catalog.collect()) ?? {}),
    texts: await catalog.readAll(),
  })),
)
const interfaceCatalogs = catalogs.filter(({ name }) => !name.startsWith('content/'))
const contentCatalogs = catalogs.filter(({ name }) => name.startsWith('content/'))
const translations = localeCodes.filter((locale) => locale !== defaultLocale)

/** A demo may lack a language of the site; the words that all demos share say so in that language. */
function listLocales(catalog: string): readonly Locale[] {
  return catalog.startsWith('demos/') && catalog !== 'demos/demo' ? demoLocales : localeCodes
}

test('every interface text has its words in every language', () => {
  const missing = interfaceCatalogs.flatMap(({ name, extracted, texts }) =>
    listLocales(name).flatMap((locale) =>
      extracted
        .filter((id) => [undefined, '', id].includes(texts[locale]?.[id]?.translation))
        .map((id) => `locales/${locale}/${name}.po: ${id} has no text; run \`npm run extract\` and write it there`),
    ),
  )
  expect(missing).toEqual([])
})

test('no catalog holds an id that nothing uses', () => {
  const unused = [
    ...interfaceCatalogs.map((catalog) => ({ ...catalog, locales: localeCodes })),
    ...contentCatalogs.map((catalog) => ({ ...catalog, locales: translations })),
  ].flatMap(({ name, extracted, texts, locales }) =>
    locales.flatMap((locale) =>
      Object.keys(texts[locale] ?? {})
        .filter((id) => !extracted.includes(id))
        .map((id) => `locales/${locale}/${name}.po: ${id} is used nowhere; run \`npm run extract\` to remove it`),
    ),
  )
  expect(unused).toEqual([])
})

test('every id begins with the name of its catalog', () => {
  const misplaced = interfaceCatalogs.flatMap(({ name, extracted }) =>
    extracted
      .filter((id) => !id.startsWith(`${name.replace(/^.*\//, '')}.`))
      .map((id) => `${id} is used in a file whose texts belong to ${name}.po; see lingui.config.ts`),
  )
  expect(misplaced).toEqual([])
})

test('a translation has the placeholders of the English text', () => {
  const different = interfaceCatalogs.flatMap(({ name, extracted, texts }) =>
    translations.flatMap((locale) =>
      extracted.flatMap((id) => {
        const expected = listPlaceholders(texts[defaultLocale]?.[id]?.translation ?? '')
        const found = listPlaceholders(texts[locale]?.[id]?.translation ?? '')
        return String(expected) === String(found)
          ? []
          : [`locales/${locale}/${name}.po: ${id} has {${found}} where the English text has {${expected}}`]
      }),
    ),
  )
  expect(different).toEqual([])
})

test('the list of ids that the compiler checks is up to date', () => {
  const extracted = interfaceCatalogs.flatMap((catalog) => catalog.extracted).sort()
  expect([...messageIds], 'run `npm run extract` to renew locales/message-ids.ts').toEqual(extracted)
})
