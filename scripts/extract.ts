import { existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { defaultLocale, localeCodes } from '../locales/locales.ts'
import { readPo, syncPo } from '../locales/po-file.ts'
import { listCatalogs } from './extract/list-catalogs.ts'

// Brings the catalogs up to date with the sources: new ids are added, unused ones removed, translations stay.

const catalogs = await listCatalogs()
let empty = 0
const files = localeCodes.flatMap((locale) =>
  [...catalogs].flatMap(([name, ids]) => {
    // The English of the content stands in content/.
    if (locale === defaultLocale && name.startsWith('content/')) return []
    const file = `locales/${locale}/${name}.po`
    const content = syncPo(existsSync(file) ? readFileSync(file, 'utf8') : undefined, ids, locale)
    empty += [...readPo(content)].filter(([, { text }]) => !text).length
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, content)
    return [file]
  }),
)
for (const file of globSync('locales/*/**/*.po')) if (!files.includes(file)) rmSync(file)

const messageIds = [...catalogs].flatMap(([name, ids]) => (name.startsWith('content/') ? [] : [...ids.keys()])).sort()

writeFileSync(
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
console.log(
  `${files.length} catalogs in ${localeCodes.length} languages; ${empty === 0 ? 'every text has its words' : `${empty} texts wait for their words (\`msgstr\`): git diff locales shows them`}.`,
)
