import { existsSync, globSync, readdirSync, readFileSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import type { Config } from '@netlify/functions'
import * as v from 'valibot'
import { contentSchemas } from '../../content/read-content.ts'
import type { Rule } from './site.ts'

const manifestFile = '.netlify/functions/manifest.json'

const rateLimitSchema = v.object({
  action: v.object({
    config: v.object({
      rateLimitConfig: v.object({ windowLimit: v.number(), windowSize: v.number() }),
      aggregate: v.object({ keys: v.array(v.object({ type: v.string() })) }),
    }),
  }),
})

const manifestSchema = v.object({
  functions: v.array(
    v.object({
      name: v.string(),
      path: v.string(),
      schedule: v.optional(v.string()),
      routes: v.optional(v.array(v.object({ pattern: v.string(), methods: v.array(v.string()) })), []),
      trafficRules: v.optional(rateLimitSchema),
    }),
  ),
})

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

function compareConfig({ name, schedule, routes, trafficRules }: BundledFunction, config: Config): string[] {
  const { windowLimit, windowSize, aggregateBy } = { ...config.rateLimit }
  const declared = {
    schedule: config.schedule,
    routes: [config.path ?? []].flat().map((pattern) => ({ pattern, methods: [config.method ?? []].flat() })),
    rateLimit: config.rateLimit && [windowLimit, windowSize, ...[aggregateBy ?? []].flat()],
  }
  const { rateLimitConfig, aggregate } = { ...trafficRules?.action.config }
  const found = {
    schedule,
    routes,
    rateLimit: rateLimitConfig && [
      rateLimitConfig.windowLimit,
      rateLimitConfig.windowSize,
      ...(aggregate?.keys ?? []).map(({ type }) => type),
    ],
  }
  if (isDeepStrictEqual(found, declared)) return []
  return [
    `functions/${name} is bundled with ${JSON.stringify(found)} instead of ${JSON.stringify(declared)}; its config takes literals only`,
  ]
}

/** They read the search of the build (functions/shared/model/passages.ts). */
const searching = ['ask', 'chat', 'mcp']

/** What is read at run time: the content, the words of functions, and the search. */
function listMissingFiles({ name, path }: BundledFunction): string[] {
  const archive = readFileSync(path)
  // What visitors ask is in the index of the search (renderer/server/static-files/), which functions read in its place.
  const read = [...contentSchemas.keys()].filter((file) => !file.startsWith('content/asked/'))
  const search = searching.includes(name) ? globSync('dist/agents/*.json') : []
  return [...read, ...search, ...globSync('locales/*/functions/*.po')]
    .filter((file) => !archive.includes(file))
    .map((file) => `functions/${name} lacks ${file}; see \`included_files\` in netlify.toml`)
}
