import * as v from 'valibot'
import { site } from './content/site.ts'

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

const smtpUrl = v.pipe(
  v.string(),
  v.regex(/^smtps?:\/\/./, 'expected smtp://… or smtps://…'),
  v.check(isServerUrl, 'expected no path after the host; signs such as @ and / in the password are %40 and %2F'),
)

const sender = v.pipe(
  v.string(),
  v.regex(
    /^[^<>@]*<[^\s<>@]+@[^\s<>@]+>$|^[^\s<>@]+@[^\s<>@]+$/,
    'expected an address such as Alex <alex@example.com>',
  ),
)

const environmentSchema = v.object({
  /** Where the site is published; for canonical links, alternates and the sitemap. */
  SITE_URL: v.optional(url),
  /** The same, as Netlify gives it to a build. */
  URL: v.optional(url),
  /** Netlify's deploy context: production, deploy-preview, branch-deploy or dev. */
  CONTEXT: v.optional(v.string()),
  /** `off` builds without the results of earlier builds. */
  SITE_CACHE: v.optional(v.picklist(['on', 'off'])),
  /** Where `npm start` and `npm run dev` serve. */
  PORT: v.optional(port, '8888'),
  /** A Chromium for the browser tests, where it is not in one of its usual places. */
  CHROMIUM_PATH: v.optional(v.string()),
  /** Where mail is sent through: smtps://user:password@mail.example.com:465. Without it messages are kept, not mailed. */
  SMTP_URL: v.optional(smtpUrl),
  /** The sender of all mail, an address of the SMTP account; else the owner's address in content/site.ts. */
  MAIL_FROM: v.optional(sender),
  /** Who gets the messages of the forms; else the owner's address in content/site.ts. */
  CONTACT_TO: v.optional(v.pipe(v.string(), v.email('expected an e-mail address'))),
  /** Signs the links of newsletter mails: 32 random characters or more. Without it no newsletter mail is sent. */
  SIGNING_SECRET: v.optional(v.pipe(v.string(), v.minLength(32, 'expected at least 32 characters'))),
  /** Both for `npm run leads -- --deployed`, which reads the deployed site. */
  NETLIFY_SITE_ID: v.optional(v.pipe(v.string(), v.uuid('expected the project ID of Netlify'))),
  NETLIFY_AUTH_TOKEN: v.optional(v.string()),
  /** Tells search engines about changed URLs after a production deploy (https://www.indexnow.org); off without it. */
  INDEXNOW_KEY: v.optional(
    v.pipe(v.string(), v.regex(/^[A-Za-z0-9-]{8,128}$/, 'expected 8 to 128 letters, digits or -')),
  ),
  /** For `npm run translate` and the project assistant; both say what they would do without it. */
  OPENAI_API_KEY: v.optional(v.string()),
  /** Another service with the same API: http://localhost:11434/v1. */
  OPENAI_BASE_URL: v.optional(url),
  /** Which model writes the drafts and answers as the project assistant. */
  OPENAI_MODEL: v.optional(v.string(), 'gpt-5.5'),
})

/** A slash in the password would end the host before it. */
function isServerUrl(value: string): boolean {
  const url = URL.parse(value)
  return url !== null && url.pathname.length <= 1
}

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

/** Where the site is published. Never taken from a request: its host is whatever the sender writes. */
export function findSiteUrl({ SITE_URL, URL }: Environment): string {
  return SITE_URL ?? URL ?? site.url
}
