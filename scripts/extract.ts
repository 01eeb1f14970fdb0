import { localeCodes } from '../locales/locales.ts'
import { runCommand } from './shared/command.ts'

const usage = `npm run extract
  brings what is derived up to date with the sources: catalogs get new ids and lose unused ones, and translations stay`

await runCommand({ usage }, async () => {
  // Imported late, because they read the content, whose errors are worth their message alone.
  const { changedConsents, contentCatalogs } = await import('./extract/content.ts')
  const { listInterfaceCatalogs, listMessageIds } = await import('../authoring/extract/list-catalogs.ts')
  const { syncCatalogs, writeChanged } = await import('./extract/sync-catalogs.ts')

  const catalogs = listInterfaceCatalogs()
  const pattern = 'locales/*/{*,demos/*,functions/*,authoring/*,editor/*,scripts/*}.po'
  const interfaceCatalogs = syncCatalogs(catalogs, pattern, '.')
  const [files, empty] = (['files', 'empty'] as const).map((count) => contentCatalogs[count] + interfaceCatalogs[count])

  // The compiler knows a wrong id by this list.
  writeChanged('locales/message-ids.json', `${JSON.stringify(listMessageIds(catalogs), null, 2)}\n`)
  const consents = changedConsents.map(
    (version) =>
      `The words that visitors agree to have changed: they are ${version} from now on, in content/consent-hashes.json.`,
  )
  const words =
    empty === 0
      ? 'every text has its words'
      : `${empty} texts wait for their words (\`msgstr\`): git diff locales shows them`
  return [...consents, `${files} catalogs in ${localeCodes.length} languages; ${words}.`].join('\n')
})
