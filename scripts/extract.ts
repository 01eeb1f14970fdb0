import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'

// Brings the catalogs up to date with the sources: new ids are added, unused ones removed, translations stay.
const { status } = spawnSync('lingui', ['extract', '--clean'], { stdio: 'inherit' })
if (status !== 0) process.exit(status ?? 1)

const folder = 'locales/en'
const ids = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.po') && !file.startsWith('content'))
  .flatMap((file) =>
    [...readFileSync(`${folder}/${file}`, 'utf8').matchAll(/^msgid "(.+)"$/gm)].map((match) => match[1]),
  )
  .sort()

writeFileSync(
  'locales/message-ids.ts',
  `// Written by \`npm run extract\`: the ids of all interface texts, so that the compiler knows a wrong one.

export const messageIds = [
${ids.map((id) => `  '${id}',`).join('\n')}
] as const

declare module '@lingui/core' {
  interface Register {
    messageIds: (typeof messageIds)[number]
  }
}
`,
)
console.log(`${ids.length} interface texts. Fill in empty \`msgstr\` in locales/<language>/*.po.`)
