import { rmSync } from 'node:fs'
import { isAbsolute } from 'node:path'
import { describeLeft, type Left } from '../authoring/files/left.ts'
import { listLeft } from '../authoring/ready/list-left.ts'
import { dropWrongVariables, type Environment, isHiddenBuild, isPublicBuild, readEnvironment } from '../environment.ts'
import { ownerFolder } from '../owner-files.ts'
import { say } from '../owner-words.ts'
import { buildFolder, bundlesFolder } from '../renderer/server/build-folder.ts'
import { runCommand, writeUsage } from './shared/command.ts'

/** In the words of Netlify. */
const place = 'Netlify: Project configuration, Environment variables, scopes Builds and Functions'

// Said without schemas: a build tells of contents that do not fit them.
const usage = writeUsage([
  ['npm run build', say('problems.build.usage')],
  ['npm run build -- --force', say('problems.build.usage.force')],
  ['npm run build -- --verbose', say('problems.build.usage.verbose')],
  ['npm run build -- --functions', say('problems.build.usage.functions')],
])

await runCommand({ usage, flags: ['force', 'verbose', 'functions'] }, async ({ has }) => {
  // As the bundler sets it, which has nothing to do where its bundles are kept: React renders pages with it.
  process.env.NODE_ENV ??= 'production'
  await checkContent()
  const { buildSite } = await import('./build/build-site.ts')
  try {
    const summary = await buildSite({ isForced: has('force'), isVerbose: has('verbose') })
    // Afterwards, because a build replaces its folder.
    if (has('functions')) await (await import('./build/bundle-functions.ts')).bundleFunctions()
    return summary
  } catch (error) {
    for (const folder of [buildFolder, bundlesFolder]) rmSync(folder, { recursive: true, force: true })
    console.error(error)
    console.error(say('problems.build.failed', { folder: 'dist' }))
    process.exit(1)
  }
})

async function listWrongCalendars({ CALENDAR_URLS }: Environment): Promise<Left[]> {
  const { listWrongFeeds } = await import('../functions/booking/calendar/feeds.ts')
  const remedy = say('problems.build.calendars')
  const [kind, id, file] = ['variable', 'CALENDAR_URLS', 'environment.ts']
  return (await listWrongFeeds(CALENDAR_URLS)).map((what) => ({ kind, id, file, what: `${what}: ${remedy}` }))
}

/** Reports all faults before bundling, which would lose the messages. */
async function checkContent() {
  if (isAbsolute(ownerFolder) || ownerFolder.startsWith('..'))
    throw new Error(say('problems.build.folder', { folder: ownerFolder }))
  const { values: environment, problems } = readEnvironment(process.env)
  // The code that reads contents reads variables too.
  const dropped = dropWrongVariables(process.env)
  const left = await listLeft(environment, problems)
  if (isPublicBuild(environment) && left.length === 0) left.push(...(await listWrongCalendars(environment)))
  if (left.length > 0) {
    const settings = left.some(({ kind }) => kind === 'setting')
      ? `\n\n${say('problems.build.settings', { place })}`
      : ''
    const isReadable = left.every(({ kind }) => kind !== 'content')
    // They refuse nothing, but the owner sees all that is left in one list.
    if (isPublicBuild(environment) && isReadable)
      left.push(...(await import('../authoring/ready/list-left-in-content.ts')).listLeftOut())
    throw new Error(
      `${say('problems.build.refused')}\n${left.map((one) => `  ${describeLeft(one)}`).join('\n')}${settings}`,
    )
  }
  for (const line of dropped) console.warn(line)
  const { writeSchemas } = await import('./build/write-schemas.ts')
  writeSchemas()
  if (isPublicBuild(environment) && isHiddenBuild(environment))
    console.warn(say('problems.build.hidden', { setting: 'SAMPLES=allowed', mark: 'noindex' }))
}
