import { partialDeepStrictEqual } from 'node:assert'
import { spawnSync } from 'node:child_process'
import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Config } from '@netlify/functions'
import { type Unzipped, unzipSync } from 'fflate'
import * as v from 'valibot'
import { functionNames } from '../serve/site-functions.ts'
import type { Rule } from './site.ts'

const manifestFile = '.netlify/functions/manifest.json'

const manifestSchema = v.object({ functions: v.array(v.looseObject({ name: v.string(), path: v.string() })) })

export const functionConfigs = new Map<string, Config>()
for (const name of functionNames) {
  const { config = {} }: { config?: Config } = await import(`../../functions/${name}/${name}.ts`)
  functionConfigs.set(name, config)
}

/**
 * Each function is bundled with the paths, the rate limit and the schedule of its `config`, and with the files that it reads. Netlify's
 * bundler reads `config` without running it, and silently drops what it does not understand.
 */
export const functions: Rule = () => {
  // Only npm test bundles them, with `netlify-build --offline`, and once for all sites.
  if (!process.argv.includes('--bundled')) {
    console.log('functions: not looked at; `-- --bundled` does, after `npx netlify-build --offline`')
    return []
  }
  if (!existsSync(manifestFile)) return [`${manifestFile} is missing, and with it the bundled functions`]
  const bundled = v.parse(manifestSchema, JSON.parse(readFileSync(manifestFile, 'utf8'))).functions
  const unpack = openFolder()
  const problems = [...functionConfigs].flatMap(([name, config]) => {
    const bundle = bundled.find((entry) => entry.name === name)
    if (!bundle) return [`functions/${name} was not bundled`]
    const archive = unzipSync(readFileSync(bundle.path))
    return [...compareConfig(bundle, config), ...listMissingFiles(name, archive), ...start(name, unpack(archive))]
  })
  const limited = bundled.filter(({ trafficRules }) => trafficRules).map(({ name }) => name)
  if (limited.length > 2) problems.push(`Netlify's free plan limits two functions, not ${limited}`)
  return problems
}

function compareConfig({ name, ...bundled }: { name: string }, config: Config): string[] {
  const { path, method, schedule, rateLimit, preferStatic } = config
  const more = { methods: [method ?? []].flat(), ...(preferStatic && { prefer_static: true }) }
  const expected = {
    ...(schedule && { schedule }),
    ...(path && { routes: [path].flat().map((pattern) => ({ pattern, ...more })) }),
    ...(rateLimit && { trafficRules: { action: { config: describeLimit(rateLimit) } } }),
  }
  try {
    partialDeepStrictEqual(bundled, expected)
    return []
  } catch {
    return [`functions/${name} is bundled without ${JSON.stringify(expected)}; its config takes literals only`]
  }
}

/** As the manifest has it. */
function describeLimit({ windowLimit, windowSize, aggregateBy }: NonNullable<Config['rateLimit']>) {
  const keys = [aggregateBy ?? []].flat().map((type) => ({ type }))
  return { rateLimitConfig: { windowLimit, windowSize }, aggregate: { keys } }
}

/** They read the search of the build (functions/shared/model/passages.ts). */
const searching = ['ask', 'chat', 'mcp']

/** Functions read the content, their words and the search at run time, and load some packages when they use them. */
function listMissingFiles(name: string, archive: Unzipped): string[] {
  // They read the index of the search, which holds the questions of content/asked/.
  const content = globSync('content/**/*.{json,md}').filter((file) => !/^content.(schemas|asked)/.test(file))
  const search = searching.includes(name) ? globSync('dist/agents/*.json') : ['dist/agents/places.json']
  return [...content, ...search, ...globSync(['locales/*/functions/*.po', `dist/functions/${name}/*`])]
    .filter((file) => !archive[file])
    .map((file) => `functions/${name} lacks ${file}; see \`included_files\` in netlify.toml`)
}

/** Opens a folder that holds what is in one archive alone. Files that the next one has too stay: the contents, which are most of them. */
function openFolder(): (archive: Unzipped) => string {
  const folder = mkdtempSync(join(tmpdir(), 'function-'))
  process.once('exit', () => rmSync(folder, { recursive: true }))
  let last: Unzipped = {}
  return (archive) => {
    for (const file of Object.keys(last).filter((file) => !archive[file])) rmSync(join(folder, file))
    for (const [file, content] of Object.entries(archive)) {
      if (last[file] && Buffer.compare(last[file], content) === 0) continue
      mkdirSync(join(folder, dirname(file)), { recursive: true })
      writeFileSync(join(folder, file), content)
    }
    last = archive
    return folder
  }
}

/** Starts a function from what is in its archive alone, through the entry by which its host starts it. */
function start(name: string, folder: string): string[] {
  const options = { cwd: folder, env: {}, encoding: 'utf8' } as const
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', entry], options)
  if (status === 0) return []
  return [`functions/${name} does not start from its archive: ${/^\w*Error.*/m.exec(stderr)?.[0] ?? stderr}`]
}

/** The host's entry loads the function with the first event. A function without its settings and its database answers all the same. */
const entry = `
import { PassThrough } from 'node:stream'
globalThis.awslambda = { streamifyResponse: (handle) => handle, HttpResponseStream: { from: (stream) => stream } }
const { handler } = await import(process.cwd() + '/___netlify-entry-point.mjs')
const headers = { 'x-netlify-event': 'deploy_succeeded' }
await handler({ rawUrl: 'https://site.example/', httpMethod: 'GET', headers, flags: {} }, new PassThrough().resume(), {})
process.exit(0)
`
