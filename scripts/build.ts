import { rmSync } from 'node:fs'
import { parseEnvironment } from '../environment.ts'
import { buildFolder } from '../renderer/server/build-folder.ts'

try {
  await checkContent()
  const { buildSite } = await import('./build/build-site.ts')
  await buildSite(process.argv.includes('--force'))
} catch (error) {
  console.error(error)
  rmSync(buildFolder, { recursive: true, force: true })
  fail('The build failed; dist is as it was.')
}

/** Reports content errors before bundling, where the message would be lost. */
async function checkContent() {
  try {
    await import('../content/catalogs.ts')
  } catch (error) {
    fail(error instanceof Error ? error.message : String(error))
  }
  if (parseEnvironment(process.env).CONTEXT !== 'production') return
  await refuseSamples()
  await refuseUntrueTranslations()
}

async function refuseSamples() {
  const { listForbiddenSamples } = await import('../content/samples.ts')
  refuse(
    "A production deploy needs the owner's real data. Fill in, and take out of `samples` (of testimonials use real ones or none):",
    listForbiddenSamples(),
  )
}

/** Words of other people, figures and the law must not say in one language what they no longer say in English. */
async function refuseUntrueTranslations() {
  const { listTranslations } = await import('./texts/list-texts.ts')
  const { describeTranslation, listUntrueTranslations } = await import('./texts/report.ts')
  refuse(
    'A production deploy needs these translations of changed English texts; then `npm run content -- --accept <id>`:',
    listUntrueTranslations(listTranslations()).map(describeTranslation),
  )
}

function refuse(reason: string, items: string[]) {
  if (items.length > 0) fail(`${reason}\n${items.map((item) => `  ${item}`).join('\n')}`)
}

/** Ends at once: the bundler's tools install listeners that would turn an uncaught error into a success. */
function fail(message: string): never {
  console.error(message)
  process.exit(1)
}
