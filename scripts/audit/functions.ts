import { partialDeepStrictEqual } from 'node:assert'
import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import type { Config } from '@netlify/functions'
import * as v from 'valibot'
import { contentSchemas } from '../../model/kit/read-content.ts'
import type { Rule } from './site.ts'

const manifestFile = '.netlify/functions/manifest.json'

const manifestSchema = v.object({ functions: v.array(v.looseObject({ name: v.string(), path: v.string() })) })

type BundledFunction = v.InferOutput<typeof manifestSchema>['functions'][number]

const names = readdirSync('functions').filter((name) => existsSync(`functions/${name}/${name}.ts`))

/** The `config` of each function by its name. */
export const functionConfigs = new Map<string, Config>()
for (const name of names) {
  const { config = {} }: { config?: Config } = await import(`../../functions/${name}/${name}.ts`)
  functionConfigs.set(name, config)
}

/**
 * Each function is bundled with the paths, the rate limit and the schedule of its `config`, and with the files that it reads. Netlify's
 * bundler reads `config` without running it, and silently drops what it does not understand.
 */
export const functions: Rule = () => {
  if (!existsSync(manifestFile)) {
    // Only npm test bundles them, with `netlify build --offline`.
    const problem = `${manifestFile} is missing, and with it the bundled functions`
    if (process.argv.includes('--bundled')) return [problem]
    console.log(`functions: not looked at, because ${problem}`)
    return []
  }
  const bundled = v.parse(manifestSchema, JSON.parse(readFileSync(manifestFile, 'utf8'))).functions
  const problems = [...functionConfigs].flatMap(([name, config]) => {
    const bundle = bundled.find((entry) => entry.name === name)
    if (!bundle) return [`functions/${name} was not bundled`]
    return [...compareConfig(bundle, config), ...listMissingFiles(bundle)]
  })
  const limited = bundled.filter(({ trafficRules }) => trafficRules).map(({ name }) => name)
  if (limited.length > 2) problems.push(`Netlify's free plan limits two functions, not ${limited}`)
  return problems
}

function compareConfig({ name, ...bundled }: BundledFunction, config: Config): string[] {
  const { path, method, schedule, rateLimit } = config
  const expected = {
    ...(schedule && { schedule }),
    ...(path && { routes: [path].flat().map((pattern) => ({ pattern, methods: [method ?? []].flat() })) }),
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

/** Functions read the content, their words and the search at run time. */
function listMissingFiles({ name, path }: BundledFunction): string[] {
  const archive = readFileSync(path)
  // Functions read the index of the search, which holds the questions of content/asked/.
  const read = [...contentSchemas.keys()].filter((file) => !file.startsWith('content/asked/'))
  const search = searching.includes(name) ? globSync('dist/agents/*.json') : []
  return [...read, ...search, ...globSync('locales/*/functions/*.po')]
    .filter((file) => !archive.includes(file))
    .map((file) => `functions/${name} lacks ${file}; see \`included_files\` in netlify.toml`)
}
