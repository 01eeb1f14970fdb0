import { existsSync, readdirSync, readFileSync } from 'node:fs'
import * as v from 'valibot'
import { localeCodes } from '../../locales/locales.ts'
import type { Rule } from './site.ts'

const manifestFile = '.netlify/functions/manifest.json'

const manifestSchema = v.object({
  functions: v.array(
    v.object({
      name: v.string(),
      path: v.string(),
      schedule: v.optional(v.string()),
      trafficRules: v.optional(
        v.object({
          action: v.object({
            config: v.object({ aggregate: v.object({ keys: v.array(v.object({ type: v.string() })) }) }),
          }),
        }),
      ),
    }),
  ),
})

/** Functions whose calls cost money or mail: the platform limits them, and free plans have two such rules. */
const limited = ['chat', 'contact']

/**
 * Every function is bundled as Netlify deploys it: limited by visitor where it must be, and with the texts that it reads.
 * A rule that the bundler does not understand is dropped without a word, so the result is looked at.
 */
export const functions: Rule = () => {
  if (!existsSync(manifestFile))
    return [`${manifestFile} is missing; npm test builds it with \`netlify build --offline\``]
  const bundled = v.parse(manifestSchema, JSON.parse(readFileSync(manifestFile, 'utf8'))).functions
  const names = readdirSync('functions').filter((name) => existsSync(`functions/${name}/${name}.ts`))
  const problems = names
    .filter((name) => !bundled.some((entry) => entry.name === name))
    .map((name) => `functions/${name} was not bundled`)
  for (const { name, path, trafficRules } of bundled) {
    const keys = trafficRules?.action.config.aggregate.keys.map(({ type }) => type) ?? []
    if (String(keys) !== String(limited.includes(name) ? ['ip', 'domain'] : [])) {
      problems.push(
        `functions/${name} is limited by [${keys}]; see \`rateLimit\` in its config, which takes literals only`,
      )
    }
    const archive = readFileSync(path)
    for (const locale of limited.includes(name) ? localeCodes : []) {
      const catalog = `locales/${locale}/functions/${name === 'chat' ? 'assistant' : 'mail'}.po`
      if (!archive.includes(catalog))
        problems.push(`functions/${name} lacks ${catalog}; see \`included_files\` in netlify.toml`)
    }
  }
  return problems
}
