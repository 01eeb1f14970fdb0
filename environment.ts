import * as v from 'valibot'

const url = v.pipe(
  v.string(),
  v.url('expected an absolute URL such as https://example.com'),
  v.transform((value) => value.replace(/\/+$/, '')),
)

const port = v.pipe(
  v.string(),
  v.regex(/^\d{1,5}$/, 'expected a number such as 8888'),
  v.transform(Number),
  // The local servers take the port after it too.
  v.maxValue(65_534, 'expected a port up to 65534'),
)

const environmentSchema = v.object({
  /** Where the site is published; for canonical links, alternates and the sitemap. */
  SITE_URL: v.optional(url),
  /** The same, as Netlify gives it to a build. */
  URL: v.optional(url),
  /** Netlify's deploy context: production, deploy-preview, branch-deploy or dev. */
  CONTEXT: v.optional(v.string()),
  /** Names a build after its inputs; scripts/build.ts sets it. */
  BUILD_ID: v.optional(v.string()),
  /** Where `npm start` and `npm run dev` serve. */
  PORT: v.optional(port, '8888'),
  /** A Chromium for the browser tests, where it is not in one of its usual places. */
  CHROMIUM_PATH: v.optional(v.string()),
  /** For `npm run translate`; without it, the command says what it would do. */
  OPENAI_API_KEY: v.optional(v.string()),
  /** Another service with the same API: http://localhost:11434/v1. */
  OPENAI_BASE_URL: v.optional(url),
  /** Which model writes the drafts. */
  OPENAI_MODEL: v.optional(v.string(), 'gpt-5.5'),
})

export type Environment = v.InferOutput<typeof environmentSchema>

/**
 * The one reader of environment variables. Empty values count as unset.
 *
 * @throws Error that names each wrong variable and what is expected of it
 */
export function parseEnvironment(variables: Record<string, string | undefined>): Environment {
  const set = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''))
  const result = v.safeParse(environmentSchema, set)
  if (result.success) return result.output
  const problems = result.issues.map((issue) => `  ${v.getDotPath(issue)}: ${issue.message}`)
  throw new Error(`The environment has wrong values:\n${problems.join('\n')}`)
}
