import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { listCatalogLocales } from '../locales/demo-locales.ts'
import { type Locale, localeCodes } from '../locales/locales.ts'
import { assertPo, readPo, syncPo } from '../locales/po-file.ts'
import { findCatalog } from '../locales/server.ts'
import { findOwnerFile, ownerFolder } from '../owner-files.ts'

// Brings what is derived up to date with the sources: the catalogs, where new ids are added,
// unused ones removed, and translations stay.

process.on('uncaughtException', ({ message }) => {
  console.error(message)
  process.exit(1)
})

// Imported late, because it reads the content, whose errors are worth their message alone.
const { listCatalogs, selectIds } = await import('../authoring/extract/list-catalogs.ts')

const catalogs = listCatalogs()
let empty = 0
const files = [...catalogs].flatMap(([name, ids]) =>
  listCatalogLocales(name).map((locale) => {
    const file = `locales/${locale}/${name}.po`
    const path = findCatalog(locale, name)
    const present = existsSync(path) ? readFileSync(path, 'utf8') : undefined
    if (present !== undefined) assertPo(present, file)
    const content = syncPo(present, selectIds(ids, locale, present), locale)
    empty += [...readPo(content)].filter(([, { text }]) => !text).length
    mkdirSync(dirname(path), { recursive: true })
    writeChanged(path, content)
    return file
  }),
)
const present = [
  ...globSync('locales/*/{*,demos/*,functions/*,authoring/*,editor/*,scripts/*}.po'),
  ...globSync('locales/*/content/**/*.po', { cwd: ownerFolder }),
]
for (const file of present) {
  const [, locale, name = ''] = /^locales.(..).(.*)\.po$/.exec(file) ?? []
  // The translations of a language that the site does not have now are kept for the day when it does.
  const isOfSite = localeCodes.some((code) => code === locale) || !catalogs.has(name.replaceAll('\\', '/'))
  const path = findCatalog(locale as Locale, name.replaceAll('\\', '/'))
  if (isOfSite && !files.includes(file)) rmSync(path)
}

const messageIds = [...catalogs].flatMap(([name, ids]) => (name.startsWith('content/') ? [] : [...ids.keys()])).sort()

writeChanged(
  'locales/message-ids.ts',
  `// Written by \`npm run extract\`: the ids of all interface texts, so that the compiler knows a wrong one.

export const messageIds = [
${messageIds.map((id) => `  '${id}',`).join('\n')}
] as const

declare module '@lingui/core' {
  interface Register {
    messageIds: (typeof messageIds)[number]
  }
}
`,
)
// While no address was ever published, nobody can have agreed to the words of a form.
const { hashConsentTexts } = await import('../functions/shared/data/consent-texts.ts')
const { renewConsentHashes } = await import('../authoring/extract/consent-hashes.ts')
const { published } = await import('../model/kinds/published-urls.ts')
const { today } = await import('../model/today.ts')
const { hashes, changed } = renewConsentHashes(hashConsentTexts, Object.keys(published).length > 0, today())
writeChanged(findOwnerFile('content/consent-hashes.json'), `${JSON.stringify(hashes, undefined, 2)}\n`)
const { courseChangesFile, recordCourseChanges } = await import('../model/course-changes.ts')
const { datedCourses } = await import('../model/kinds/courses.ts')
writeChanged(findOwnerFile(courseChangesFile), `${JSON.stringify(recordCourseChanges(datedCourses), undefined, 2)}\n`)
for (const version of changed)
  console.log(
    `The words that visitors agree to have changed: they are ${version} from now on, in content/consent-hashes.json.`,
  )

console.log(
  `${files.length} catalogs in ${localeCodes.length} languages; ${empty === 0 ? 'every text has its words' : `${empty} texts wait for their words (\`msgstr\`): git diff locales shows them`}.`,
)

/** Leaves an unchanged file alone: a new time would reload the pages of a development server. */
function writeChanged(file: string, content: string) {
  if (!existsSync(file) || readFileSync(file, 'utf8') !== content) writeFileSync(file, content)
}
