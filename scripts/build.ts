import { rmSync } from 'node:fs'
import { type Environment, isHiddenBuild, isPublicBuild, listMissingForMail, readEnvironment } from '../environment.ts'
import { buildFolder } from '../renderer/server/build-folder.ts'
import { parseOptions } from './parse-options.ts'

const usage = `npm run build              the site into dist/client, where something has changed
npm run build -- --force   anew, without results of earlier builds`

const { force } = orFail(() => parseOptions({ options: { force: { type: 'boolean', default: false } } }, usage).values)
try {
  await checkContent()
  const { buildSite } = await import('./build/build-site.ts')
  await buildSite(force)
} catch (error) {
  console.error(error)
  rmSync(buildFolder, { recursive: true, force: true })
  fail('The build failed; dist is as it was.')
}

/** Reports everything that is wrong before bundling, where the message would be lost: nobody should meet one kind after another. */
async function checkContent() {
  const { values: environment, problems } = readEnvironment(process.env)
  const found = [
    ...describe(
      'The environment has wrong values:',
      problems.map(({ name, message }) => `${name}: ${message}`),
    ),
    ...describe(
      'In production, visitors would be thanked and nobody told of their messages. Set each of these (Netlify: Project configuration, Environment variables, with the scopes Builds and Functions), or FORMS_WITHOUT_MAIL=1 if messages are only to be kept; ALERTS_BY_MAIL_ONLY=1 stands for ALERT_URL where nobody is to hear that mail fails:',
      listMissingForMail(environment),
    ),
  ]
  try {
    const { writeSchemas } = await import('./build/write-schemas.ts')
    writeSchemas()
    // Reads every catalog: one that is no valid PO file ends the build here.
    found.push(...(await findUnknownQuotes()))
    if (isPublicBuild(environment)) found.push(...(await checkForPublic(environment)))
  } catch (error) {
    found.push(error instanceof Error ? error.message : String(error))
  }
  if (found.length > 0) fail(found.join('\n\n'))
}

async function checkForPublic(environment: Environment): Promise<string[]> {
  if (isHiddenBuild(environment)) {
    console.warn('SAMPLES=allowed: what is not true is built too, and `noindex` stands on every page.')
    return []
  }
  await nameUnapproved()
  return [...(await findSamples()), ...(await findUntrueTranslations())]
}

/** What `read` gives; where it throws, the message is enough. */
function orFail<Value>(read: () => Value): Value {
  try {
    return read()
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error))
  }
}

async function findUnknownQuotes() {
  const { listWords } = await import('./texts/list-texts.ts')
  const { listUnknownQuotes } = await import('./texts/quotes.ts')
  return describe('These texts quote what there is not:', listUnknownQuotes(listWords()))
}

async function findSamples() {
  const { describeSample, listSamples } = await import('../content/samples.ts')
  return describe(
    'A public site says nothing that is not true. Replace each of these by what the owner confirms, or take it out (SAMPLES=allowed builds them all the same, hidden from search engines):',
    listSamples().map(describeSample),
  )
}

/** Posts and issues that the owner has not read are no reason to refuse a site: they are left out. */
async function nameUnapproved() {
  const { listUnapprovedPosts } = await import('../content/posts.ts')
  const { listUnapprovedIssues } = await import('../content/issues.ts')
  const posts = listUnapprovedPosts().map((file) => `  post: ${file}`)
  const issues = listUnapprovedIssues().map((file) => `  issue: ${file}`)
  if (posts.length + issues.length === 0) return
  console.warn(
    `Left out, because the owner has not approved them (\`approved: <day>\` in the file):\n${[...posts, ...issues].join('\n')}`,
  )
}

/** Words of other people, figures and the law must not say in one language what they no longer say in English. */
async function findUntrueTranslations() {
  const { listTranslations } = await import('./texts/list-texts.ts')
  const { describeTranslation, listUntrueTranslations } = await import('./texts/report.ts')
  return describe(
    'A public site needs these translations of changed English texts; then `npm run content -- --accept <id>`:',
    listUntrueTranslations(listTranslations()).map(describeTranslation),
  )
}

/** A reason with what it concerns; nothing where it concerns nothing. */
function describe(reason: string, items: string[]): string[] {
  return items.length > 0 ? [`${reason}\n${items.map((item) => `  ${item}`).join('\n')}`] : []
}

/** Ends at once: the bundler's tools install listeners that would turn an uncaught error into a success. */
function fail(message: string): never {
  console.error(message)
  process.exit(1)
}
